import type { CalendarEventView } from '@hub/contracts';
import { Badge } from '@hub/ui';
import { t } from '../messages.ts';

/** Shows that an event's syllabus was deleted or no longer contains it (decisions Q5, Q54). */
export const SourceBadge = ({ state }: { state: CalendarEventView['sourceState'] }) => {
  if (state === 'no_longer_in_syllabus') return <Badge tone="orange">{t('row.goneFromSyllabus')}</Badge>;
  if (state === 'source_deleted') return <Badge>{t('row.sourceDeleted')}</Badge>;
  return null;
};
