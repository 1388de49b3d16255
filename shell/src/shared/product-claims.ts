import { BookOpen, CalendarDays, ListChecks, Sparkles } from 'lucide-react';
import { t } from '../messages.ts';

/** What specification §1 sells, in four blocks (decision Q27); their texts are `landing.<name>`. */
export const blocks = [
  { Icon: BookOpen, name: 'classes' },
  { Icon: ListChecks, name: 'assignments' },
  { Icon: Sparkles, name: 'syllabus' },
  { Icon: CalendarDays, name: 'calendar' },
] as const;

/** How many use the product; '' where whoever runs it claims nothing (decision Q1). */
export const claim = t('landing.claim');
