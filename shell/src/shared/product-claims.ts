import { BookOpen, CalendarDays, ListChecks, Sparkles } from 'lucide-react';
import { t } from '../messages.ts';

/** The product's benefits from specification §1, in four blocks (decision Q27). Their texts are `landing.<name>`. */
export const blocks = [
  { Icon: BookOpen, name: 'classes' },
  { Icon: ListChecks, name: 'assignments' },
  { Icon: Sparkles, name: 'syllabus' },
  { Icon: CalendarDays, name: 'calendar' },
] as const;

/** The claim about the number of users; '' when the operator turned it off (decision Q1). */
export const claim = t('landing.claim');
