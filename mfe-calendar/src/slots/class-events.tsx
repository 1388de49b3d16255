import type { CalendarEventView, Slots } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, Card, CardHeader, ErrorState, Row, Select, label } from '@hub/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useEvents } from '../features/calendar/api.ts';
import { dayItemsOf } from '../features/calendar/day-item.ts';
import { EventDialogs } from '../features/calendar/event-dialogs.tsx';
import type { EventStart } from '../features/calendar/event-form.ts';
import { EventMonth } from '../features/calendar/event-month.tsx';
import { Legend } from '../features/calendar/legend.tsx';
import { MonthSkeleton } from '../features/calendar/month-skeleton.tsx';
import { filterByType, typeFilters, type TypeFilter } from '../features/calendar/type-filter.ts';
import { upcomingEvents } from '../features/calendar/upcoming-events.ts';
import { UpcomingList } from '../features/calendar/upcoming-list.tsx';
import { useDayParam } from '../features/calendar/use-calendar-params.ts';
import { t } from '../messages.ts';
import { useItemChanges } from '../pages/use-item-changes.ts';
import { useTick } from '../pages/use-tick.ts';
import { ExportButton } from '../shared/export-button.tsx';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { twoColumns } from '../shared/styles.ts';
import { useAddEdit } from '../shared/use-add-edit.ts';
import { useNow } from '../shared/use-now.ts';

/** The class tab Upcoming Events: the Important Dates month, opened at the day in the URL, and the list. */
export const ClassEvents = (props: Slots['class-events']) => {
  const start = useDayParam();
  return <Events key={start} {...props} start={start} />;
};

const Events = ({ classId, start }: Slots['class-events'] & { start: string | null }) => {
  const { data: events, isLoadingError, refetch } = useEvents(classId);
  const clock = useNow();
  const [day, setDay] = useState(start);
  const [filter, setFilter] = useState<TypeFilter>('all');
  const { toggle } = useTick();
  const itemChanges = useItemChanges();
  const dialogs = useAddEdit<EventStart, CalendarEventView>();
  useFailureNotice(isLoadingError, t('failed.events'));
  if (isLoadingError) return <ErrorState title={t('failed.events')} onRetry={() => void refetch()} />;
  const addButton = (
    <Button variant="secondary" size="sm" onClick={() => dialogs.add({ classId })} aria-keyshortcuts="n">
      <CalendarPlus aria-hidden /> {t('event.add')}
    </Button>
  );
  return (
    <div css={twoColumns}>
      <Card as="section" aria-label={t('calendar.importantDates')}>
        <CardHeader
          title={t('calendar.importantDates')}
          action={
            <Row gap={1}>
              <ExportButton classId={classId} eventType={filter === 'all' ? undefined : filter} />
              {addButton}
            </Row>
          }
        />
        {events ? (
          <EventMonth
            items={dayItemsOf(events)}
            today={clock.today}
            day={day ?? clock.today}
            onDayChange={setDay}
            focusDay={start}
            headingLevel={3}
            onAdd={(dueDate) => dialogs.add({ classId, dueDate })}
            onEdit={(item) => item.kind === 'event' && dialogs.edit(item)}
            onToggle={toggle}
            {...itemChanges}
          />
        ) : (
          <MonthSkeleton />
        )}
        <Legend />
      </Card>
      <Card as="section" aria-label={t('upcoming.title')}>
        <CardHeader
          title={t('upcoming.title')}
          action={
            <Row gap={2}>
              <Select
                aria-label={t('filter.byType')}
                value={filter}
                onChange={(event) => setFilter(event.currentTarget.value as TypeFilter)}
                css={{ width: 'auto' }}
              >
                {typeFilters.map((type) => (
                  <option key={type} value={type}>
                    {type === 'all' ? t('filter.allTypes') : label(type)}
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
            events={upcomingEvents(filterByType(events, filter), clock)}
            today={clock.today}
            first={5}
            moreLabel={(total) => t('upcoming.seeAll', { total })}
            onEdit={dialogs.edit}
          />
        ) : (
          <ListSkeleton rows={5} />
        )}
      </Card>
      <EventDialogs dialogs={dialogs} />
    </div>
  );
};
