import type { Slots } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, Card, CardHeader, ErrorState, Row, Select, Skeleton, label } from '@hub/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { AddEventDialog } from '../features/calendar/add-event-dialog.tsx';
import { upcomingOf } from '../features/calendar/agenda.ts';
import { useEvents } from '../features/calendar/api.ts';
import { now } from '../features/calendar/clock.ts';
import { EventMonth } from '../features/calendar/event-month.tsx';
import { Legend } from '../features/calendar/legend.tsx';
import { ListSkeleton } from '../features/calendar/list-skeleton.tsx';
import { ofType, typeFilters, type TypeFilter } from '../features/calendar/type-filter.ts';
import { UpcomingList } from '../features/calendar/upcoming-list.tsx';
import { twoColumns } from '../features/styles.ts';

/** The class tab Upcoming Events: the Important Dates month and the list. */
export const ClassEvents = ({ classId }: Slots['class-events']) => {
  const { data: events, isLoadingError, refetch } = useEvents(classId);
  const [filter, setFilter] = useState<TypeFilter>('all');
  const [adding, setAdding] = useState<{ day?: string } | null>(null);
  useFailureNotice(isLoadingError, 'Failed to fetch events');
  if (isLoadingError) return <ErrorState title="Failed to fetch events" onRetry={() => void refetch()} />;
  const clock = now();
  const addButton = (
    <Button variant="secondary" size="sm" onClick={() => setAdding({})}>
      <CalendarPlus size={16} aria-hidden /> Add Event
    </Button>
  );
  return (
    <div css={twoColumns}>
      <Card as="section" aria-label="Important Dates">
        <CardHeader title="Important Dates" action={addButton} />
        {events ? (
          <EventMonth events={events} today={clock.today} headingLevel={3} onAdd={(day) => setAdding({ day })} />
        ) : (
          <Skeleton height={420} />
        )}
        <Legend />
      </Card>
      <Card as="section" aria-label="Upcoming Events">
        <CardHeader
          title="Upcoming Events"
          action={
            <Row gap={2}>
              <Select
                aria-label="Filter by type"
                value={filter}
                onChange={(event) => setFilter(event.currentTarget.value as TypeFilter)}
                css={{ width: 'auto' }}
              >
                {typeFilters.map((type) => (
                  <option key={type} value={type}>
                    {label(type)}
                  </option>
                ))}
              </Select>
              {addButton}
            </Row>
          }
        />
        {events ? (
          <UpcomingList
            key={filter}
            events={upcomingOf(ofType(events, filter), clock)}
            today={clock.today}
            first={5}
            moreLabel={(total) => `See All Events (${total})`}
          />
        ) : (
          <ListSkeleton rows={5} />
        )}
      </Card>
      {adding && <AddEventDialog classId={classId} day={adding.day} onClose={() => setAdding(null)} />}
    </div>
  );
};
