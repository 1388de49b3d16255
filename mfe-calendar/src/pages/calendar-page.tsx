import type { CalendarEventView, TaskView, TimetableEntry } from '@hub/contracts';
import { Link, useFailureNotice } from '@hub/mfe';
import {
  Button,
  ButtonLink,
  Card,
  CardHeader,
  Checkbox,
  ErrorState,
  Page,
  PageHeader,
  Row,
  Stack,
  space,
} from '@hub/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useEvents } from '../features/calendar/api.ts';
import { CalendarViews } from '../features/calendar/calendar-views.tsx';
import { dayItemsOf } from '../features/calendar/day-item.ts';
import { EventDialogs } from '../features/calendar/event-dialogs.tsx';
import type { EventStart } from '../features/calendar/event-form.ts';
import { weekAround } from '../features/calendar/group-by-day.ts';
import { MonthSkeleton } from '../features/calendar/month-skeleton.tsx';
import { countEvents, upcomingEvents } from '../features/calendar/upcoming-events.ts';
import { UpcomingList } from '../features/calendar/upcoming-list.tsx';
import { useCalendarParams } from '../features/calendar/use-calendar-params.ts';
import type { Times } from '../features/calendar/view-props.ts';
import { ImportButton } from '../features/import/import-button.tsx';
import { SubscribeButton } from '../features/subscriptions/subscribe-button.tsx';
import { StudyPlanButton } from '../features/study-plan/study-plan-button.tsx';
import { useTasks } from '../features/tasks/api.ts';
import { TaskDialogs } from '../features/tasks/task-dialogs.tsx';
import type { TaskStart } from '../features/tasks/task-form.ts';
import { useTimetable } from '../features/timetable/api.ts';
import { MeetingDayDialog } from '../features/timetable/meeting-day-dialog.tsx';
import { t } from '../messages.ts';
import { useClasses } from '../shared/api.ts';
import { ClassFilter } from '../shared/class-filter.tsx';
import { classNamesOf } from '../shared/class-names.ts';
import { Count } from '../shared/count.tsx';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { ExportButton } from '../shared/export-button.tsx';
import { PrintButton } from '../shared/print-button.tsx';
import { countsLine, narrowField } from '../shared/styles.ts';
import { useAddEdit } from '../shared/use-add-edit.ts';
import { useNow } from '../shared/use-now.ts';
import { useItemChanges } from './use-item-changes.ts';
import { useStudy } from './use-study.ts';
import { useTick } from './use-tick.ts';

/** /calendar: the events of all classes or one, as month, week or agenda (decision Q22). */
export const CalendarPage = () => {
  const params = useCalendarParams();
  const { data: classes = [], isSuccess, isFetched: classesSettled } = useClasses();
  const { data, isLoadingError, refetch } = useEvents();
  const tasks = useTasks({ enabled: params.showsTasks });
  const event = useAddEdit<EventStart, CalendarEventView>();
  const task = useAddEdit<TaskStart, TaskView>();
  useFailureNotice(isLoadingError, t('failed.events'));
  const tasksFailed = params.showsTasks && tasks.isLoadingError;
  useFailureNotice(tasksFailed, t('failed.tasks'));

  const hasNoClass = isSuccess && classes.length === 0;
  const clock = useNow();
  const week = weekAround(params.day ?? clock.today);
  const hasHours = params.view === 'week' || params.view === 'day';
  const shownDays = { from: week[0] ?? clock.today, to: week[6] ?? clock.today };
  const timetable = useTimetable(shownDays, { enabled: hasHours });
  useFailureNotice(timetable.isLoadingError, t('timetable.failed'));
  const [meeting, setMeeting] = useState<TimetableEntry | null>(null);
  const classId = classes.find(({ id }) => id === params.classId)?.id;
  const inClass = (item: { classId: string | null }) => !classId || item.classId === classId;
  const study = useStudy({ ...shownDays, enabled: hasHours, inClass, events: data, onExam: event.edit });
  const events = classesSettled ? data?.filter(inClass) : undefined;
  const dueTasks = params.showsTasks ? tasks.data?.filter(inClass) : [];
  const counts = events && countEvents(events, clock.today);
  const classNameOf = classNamesOf(classes);
  const { toggle } = useTick();
  const itemChanges = useItemChanges();
  const addOn = (day?: string, times?: Times) => event.add({ classId, dueDate: day, ...times });

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
            <Row gap={2}>
              <PrintButton />
              <ExportButton contents={params.showsTasks ? 'everything' : 'events'} classId={classId} />
              <ImportButton classes={classes} events={data ?? []} today={clock.today} />
              <StudyPlanButton />
              <SubscribeButton classes={classes} events={data ?? []} today={clock.today} />
              <Button onClick={() => addOn()} disabled={classes.length === 0} aria-keyshortcuts="n">
                <CalendarPlus aria-hidden /> {t('event.add')}
              </Button>
            </Row>
          )
        }
      />
      <div css={countsLine} data-screen-only>
        <Count label={t('calendar.total')} value={counts?.total} />
        <Count label={t('calendar.thisWeek')} value={counts?.thisWeek} hint={t('calendar.thisWeekHint')} />
        <Count label={t('calendar.exams')} value={counts?.exams} />
      </div>
      <Row gap={4} align="flex-end" data-screen-only>
        <div css={narrowField}>
          <ClassFilter classId={classId ?? ''} onChange={params.setClassId} code="dashed" />
        </div>
        <Checkbox
          label={t('calendar.showTasks')}
          checked={params.showsTasks}
          onChange={(box) => params.showTasks(box.currentTarget.checked)}
          css={{ minHeight: space(10) }}
        />
        {tasksFailed && <ErrorState compact title={t('failed.tasks')} onRetry={() => void tasks.refetch()} />}
      </Row>
      {isLoadingError ? (
        <ErrorState title={t('failed.events')} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={6}>
          <Card as="section" aria-label={t('calendar.importantDates')} css={{ minHeight: space(162) }}>
            {events ? (
              <CalendarViews
                view={params.view}
                onViewChange={params.setView}
                start={params.day}
                onDayChange={params.setDay}
                items={dayItemsOf(events, dueTasks)}
                meetings={hasHours ? timetable.data?.filter(inClass) : []}
                onMeeting={setMeeting}
                study={study}
                today={clock.today}
                classNameOf={classNameOf}
                classes={classes}
                onToggle={toggle}
                {...itemChanges}
                onAdd={classes.length > 0 ? addOn : undefined}
                onEdit={(item) => (item.kind === 'event' ? event.edit(item) : task.edit(item))}
              />
            ) : (
              <MonthSkeleton />
            )}
          </Card>
          <Card as="section" aria-label={t('upcoming.title')} data-screen-only>
            <CardHeader title={t('upcoming.title')} />
            {events ? (
              <UpcomingList
                key={classId}
                events={upcomingEvents(events, clock)}
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
        </Stack>
      )}
      <EventDialogs dialogs={event} classes={classes} />
      <TaskDialogs dialogs={task} classes={classes} />
      {meeting && <MeetingDayDialog entry={meeting} classes={classes} onClose={() => setMeeting(null)} />}
    </Page>
  );
};
