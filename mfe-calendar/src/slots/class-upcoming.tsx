import type { Slots } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Card, CardHeader, EmptyState, ErrorState } from '@hub/ui';
import { CalendarCheck } from 'lucide-react';
import { useEvents } from '../features/calendar/api.ts';
import { DayLine } from '../features/calendar/day-line.tsx';
import { upcomingEvents } from '../features/calendar/upcoming-events.ts';
import { t } from '../messages.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { listStyle } from '../shared/styles.ts';
import { useNow } from '../shared/use-now.ts';

/** The class Overview's next three events. */
export const ClassUpcoming = ({ classId }: Slots['class-upcoming']) => (
  <Card as="section" aria-label={t('upcoming.title')}>
    <CardHeader title={t('upcoming.title')} />
    <NextThree classId={classId} />
  </Card>
);

const NextThree = ({ classId }: Slots['class-upcoming']) => {
  const { data, isLoadingError, refetch } = useEvents(classId);
  const clock = useNow();
  useFailureNotice(isLoadingError, t('failed.events'));
  if (isLoadingError) return <ErrorState title={t('failed.events')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const next = upcomingEvents(data, clock).slice(0, 3);
  if (next.length === 0)
    return <EmptyState icon={<CalendarCheck />} title={t('upcoming.none')} hint={t('upcoming.noneHint')} />;
  return (
    <ul css={listStyle}>
      {next.map((event) => (
        <DayLine key={event.id} item={{ kind: 'event', ...event }} today={clock.today} />
      ))}
    </ul>
  );
};
