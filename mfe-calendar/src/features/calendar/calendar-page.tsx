import { useFailureNotice, useSearch } from '@hub/mfe';
import { Button, Card, CardHeader, ErrorState, Field, Page, PageHeader, Select, Skeleton } from '@hub/ui';
import { CalendarDays, CalendarPlus, CalendarRange, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { tiles, twoColumns } from '../styles.ts';
import { Tile } from '../tile.tsx';
import { AddEventDialog } from './add-event-dialog.tsx';
import { tilesOf, upcomingOf } from './agenda.ts';
import { useClasses, useEvents } from './api.ts';
import { ClassOptions } from './class-options.tsx';
import { now } from './clock.ts';
import { EventMonth } from './event-month.tsx';
import { Legend } from './legend.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { UpcomingList } from './upcoming-list.tsx';

/** /calendar: the events of all classes or one, from the month of `?date=` on (decision Q22). */
export const CalendarPage = () => {
  const date = useSearch().get('date');
  const classes = useClasses();
  const { data, isLoadingError, refetch } = useEvents();
  const [classId, setClassId] = useState('');
  const [adding, setAdding] = useState<{ day?: string } | null>(null);
  useFailureNotice(isLoadingError, 'Failed to fetch events');
  useFailureNotice(classes.isLoadingError, 'Failed to fetch classes');

  const clock = now();
  const events = data?.filter((event) => !classId || event.classId === classId);
  const counts = events && tilesOf(events, clock.today);
  const classNames = new Map(classes.data?.map(({ id, name }) => [id, name]));
  const chosen = classes.data?.find(({ id }) => id === classId)?.id;

  return (
    <Page>
      <PageHeader
        title="Calendar"
        subtitle="All your important dates in one place"
        actions={
          <Button onClick={() => setAdding({})} disabled={!classes.data?.length}>
            <CalendarPlus size={16} aria-hidden /> Add Event
          </Button>
        }
      />
      {classes.isLoadingError ? (
        <ErrorState title="Failed to fetch classes" onRetry={() => void classes.refetch()} />
      ) : (
        <div css={{ maxWidth: 360 }}>
          <Field label="Filter by Class">
            <Select value={classId} onChange={(event) => setClassId(event.currentTarget.value)}>
              <option value="">All Classes</option>
              <ClassOptions classes={classes.data ?? []} code="dashed" />
            </Select>
          </Field>
        </div>
      )}
      <div css={tiles}>
        <Tile label="Total Events" value={counts?.total} icon={<CalendarDays />} />
        <Tile label="This Week" value={counts?.thisWeek} icon={<CalendarRange />} hint="Today and the next 7 days" />
        <Tile label="Exams" value={counts?.exams} icon={<GraduationCap />} />
      </div>
      {isLoadingError ? (
        <ErrorState title="Failed to fetch events" onRetry={() => void refetch()} />
      ) : (
        <div css={twoColumns}>
          <Card as="section" aria-label="Important Dates">
            {events ? (
              <EventMonth
                key={date}
                events={events}
                today={clock.today}
                day={date}
                onAdd={classes.data?.length ? (day) => setAdding({ day }) : undefined}
              />
            ) : (
              <Skeleton height={420} />
            )}
            <Legend />
          </Card>
          <Card as="section" aria-label="Upcoming Events">
            <CardHeader title="Upcoming Events" />
            {events ? (
              <UpcomingList
                key={classId}
                events={upcomingOf(events, clock)}
                today={clock.today}
                first={3}
                moreLabel={(total) => `See More Events (${total - 3} more)`}
                classNames={classNames}
              />
            ) : (
              <ListSkeleton />
            )}
          </Card>
        </div>
      )}
      {adding && (
        <AddEventDialog
          classId={chosen}
          classes={classes.data ?? []}
          day={adding.day}
          onClose={() => setAdding(null)}
        />
      )}
    </Page>
  );
};
