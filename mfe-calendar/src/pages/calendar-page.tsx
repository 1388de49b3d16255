import { Link, useFailureNotice } from '@hub/mfe';
import { Button, ButtonLink, Card, CardHeader, Checkbox, ErrorState, Page, PageHeader, Row } from '@hub/ui';
import { CalendarDays, CalendarPlus, CalendarRange, GraduationCap } from 'lucide-react';
import { t } from '../messages.ts';
import { ClassFilter } from '../shared/class-filter.tsx';
import { classNamesOf } from '../shared/class-names.ts';
import { narrowField, tiles, twoColumns } from '../shared/styles.ts';
import { useTasks } from '../features/tasks/api.ts';
import { useTaskDialogs } from '../features/tasks/use-task-dialogs.tsx';
import { Tile } from '../shared/tile.tsx';
import { tilesOf, upcomingOf } from '../shared/due-order.ts';
import { useClasses, useEvents } from '../features/calendar/api.ts';
import { useCalendarPlace } from '../features/calendar/use-calendar-params.ts';
import { CalendarViews } from '../features/calendar/calendar-views.tsx';
import { useNow } from '../shared/use-now.ts';
import { dayItemsOf } from '../features/calendar/day-item.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { MonthSkeleton } from '../features/calendar/month-skeleton.tsx';
import { UpcomingList } from '../features/calendar/upcoming-list.tsx';
import { useEventDialogs } from '../features/calendar/use-event-dialogs.tsx';

/** /calendar: the events of all classes or one, as month, week or agenda (decision Q22). */
export const CalendarPage = () => {
  const place = useCalendarPlace();
  const { data: classes = [], isSuccess, isFetched: classesSettled } = useClasses();
  const { data, isLoadingError, refetch } = useEvents();
  const tasks = useTasks({ enabled: place.showsTasks });
  const event = useEventDialogs(classes);
  const task = useTaskDialogs(classes);
  useFailureNotice(isLoadingError, t('failed.events'));
  const tasksFailed = place.showsTasks && tasks.isLoadingError;
  useFailureNotice(tasksFailed, t('failed.tasks'));

  const hasNoClass = isSuccess && classes.length === 0;
  const clock = useNow();
  const classId = classes.find(({ id }) => id === place.classId)?.id;
  const inClass = (item: { classId: string | null }) => !classId || item.classId === classId;
  const events = classesSettled ? data?.filter(inClass) : undefined;
  const dueTasks = place.showsTasks ? tasks.data?.filter(inClass) : [];
  const counts = events && tilesOf(events, clock.today);
  const classNameOf = classNamesOf(classes);
  const addOn = (day?: string) => event.add({ classId, dueDate: day });

  return (
    <Page>
      <PageHeader
        title={t('calendar.title')}
        subtitle={t('calendar.subtitle')}
        actions={
          hasNoClass ? (
            <ButtonLink as={Link} href="/classes">
              {t('calendar.classFirst')}
            </ButtonLink>
          ) : (
            <Button onClick={() => addOn()} disabled={classes.length === 0} aria-keyshortcuts="n">
              <CalendarPlus size={16} aria-hidden /> {t('event.add')}
            </Button>
          )
        }
      />
      <Row gap={4} align="flex-end">
        <div css={narrowField}>
          <ClassFilter classId={classId ?? ''} onChange={place.setClassId} code="dashed" />
        </div>
        <Checkbox
          label={t('calendar.showTasks')}
          checked={place.showsTasks}
          onChange={(box) => place.showTasks(box.currentTarget.checked)}
          css={{ minHeight: 40 }}
        />
        {tasksFailed && <ErrorState compact title={t('failed.tasks')} onRetry={() => void tasks.refetch()} />}
      </Row>
      <div css={tiles}>
        <Tile label={t('calendar.total')} value={counts?.total} icon={<CalendarDays />} />
        <Tile
          label={t('calendar.thisWeek')}
          value={counts?.thisWeek}
          icon={<CalendarRange />}
          hint={t('calendar.thisWeekHint')}
        />
        <Tile label={t('calendar.exams')} value={counts?.exams} icon={<GraduationCap />} />
      </div>
      {isLoadingError ? (
        <ErrorState title={t('failed.events')} onRetry={() => void refetch()} />
      ) : (
        <div css={twoColumns}>
          <Card as="section" aria-label={t('calendar.importantDates')} css={{ minHeight: 648 }}>
            {events ? (
              <CalendarViews
                key={place.day}
                view={place.view}
                onViewChange={place.setView}
                start={place.day}
                items={dayItemsOf(events, dueTasks)}
                today={clock.today}
                classNameOf={classNameOf}
                onAdd={classes.length > 0 ? addOn : undefined}
                onEdit={(item) => (item.kind === 'event' ? event.edit(item) : task.edit(item))}
              />
            ) : (
              <MonthSkeleton />
            )}
          </Card>
          <Card as="section" aria-label={t('upcoming.title')}>
            <CardHeader title={t('upcoming.title')} />
            {events ? (
              <UpcomingList
                key={classId}
                events={upcomingOf(events, clock)}
                today={clock.today}
                first={3}
                moreLabel={(total) => t('upcoming.seeMore', { rest: total - 3 })}
                classNameOf={classNameOf}
                onEdit={event.edit}
              />
            ) : (
              <ListSkeleton />
            )}
          </Card>
        </div>
      )}
      {event.dialog}
      {task.dialog}
    </Page>
  );
};
