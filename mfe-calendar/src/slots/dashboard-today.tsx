import { css } from '@emotion/react';
import type { CalendarEventView, TaskView, TimetableEntry } from '@hub/contracts';
import { Link, useFailureNotice, useSearch } from '@hub/mfe';
import { ButtonLink, Card, CardHeader, EmptyState, ErrorState, Stack, space } from '@hub/ui';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useEvents } from '../features/calendar/api.ts';
import { EventDialogs } from '../features/calendar/event-dialogs.tsx';
import type { EventStart } from '../features/calendar/event-form.ts';
import { MeetingLine } from '../features/calendar/meeting-line.tsx';
import { AgendaGroup } from '../features/tasks/agenda-group.tsx';
import { useTasks } from '../features/tasks/api.ts';
import { QuickAdd } from '../features/tasks/quick-add/quick-add.tsx';
import { TaskDialogs } from '../features/tasks/task-dialogs.tsx';
import type { TaskStart } from '../features/tasks/task-form.ts';
import type { TodoItem } from '../features/tasks/todo.ts';
import { useTimetable } from '../features/timetable/api.ts';
import { MeetingDayDialog } from '../features/timetable/meeting-day-dialog.tsx';
import { t } from '../messages.ts';
import { useAgenda } from '../pages/use-agenda.ts';
import { useSaveDraft } from '../pages/use-save-draft.ts';
import { useClasses } from '../shared/api.ts';
import { classNamesOf } from '../shared/class-names.ts';
import { formatWeekday } from '../shared/format-dates.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { useAddEdit } from '../shared/use-add-edit.ts';
import { useNow } from '../shared/use-now.ts';

/** Reserves a screen's worth of rows, so that what is below does not move as they come. */
const content = css`
  min-height: ${space(105)};
`;
const groups = ['overdue', 'today', 'week', 'later'] as const;

/** The dashboard's first card: what is due, each row to tick, and a line that adds something. */
export const DashboardToday = () => {
  const { data: classes = [] } = useClasses();
  const { isSaving, saveDraft } = useSaveDraft();
  const task = useAddEdit<TaskStart, TaskView>();
  const event = useAddEdit<EventStart, CalendarEventView>();
  const { today } = useNow();
  const [meeting, setMeeting] = useState<TimetableEntry | null>(null);
  const title = t('today.title', { day: formatWeekday(today) });
  return (
    <Stack gap={4}>
      <QuickAdd
        classId={null}
        isSaving={isSaving}
        isFocused={useSearch().has('quick-add')}
        onSave={saveDraft}
        onDetails={({ kind, form }, onSaved) => (kind === 'event' ? event.add(form, onSaved) : task.add(form, onSaved))}
      />
      <Card as="section" aria-label={title}>
        <CardHeader title={title} />
        <div css={content}>
          <Groups
            onEdit={(item) => (item.kind === 'event' ? event.edit(item) : task.edit(item))}
            onMeeting={setMeeting}
          />
        </div>
      </Card>
      <TaskDialogs dialogs={task} classes={classes} />
      <EventDialogs dialogs={event} classes={classes} />
      {meeting && <MeetingDayDialog entry={meeting} classes={classes} onClose={() => setMeeting(null)} />}
    </Stack>
  );
};

interface GroupsProps {
  onEdit: (item: TodoItem) => void;
  onMeeting: (entry: TimetableEntry) => void;
}

const Groups = ({ onEdit, onMeeting }: GroupsProps) => {
  const tasks = useTasks();
  const events = useEvents();
  const { data: classes = [], isFetched: classesSettled } = useClasses();
  const { today, time } = useNow();
  const timetable = useTimetable({ from: today, to: today });
  useFailureNotice(timetable.isLoadingError, t('timetable.failed'));
  const { agenda, toggle, tickSubtask } = useAgenda({ tasks: tasks.data ?? [], events: events.data ?? [], today });
  const failed = tasks.isLoadingError || events.isLoadingError;
  const failure = tasks.isLoadingError ? t('failed.tasks') : t('failed.events');
  useFailureNotice(failed, failure);
  if (failed) {
    const retry = () => void Promise.all([tasks.refetch(), events.refetch()]);
    return <ErrorState title={failure} onRetry={retry} />;
  }
  if (!tasks.data || !events.data || !classesSettled || timetable.isPending) return <ListSkeleton rows={6} />;
  const byId = new Map<string, (typeof classes)[number]>(classes.map((each) => [each.id, each]));
  const held = (timetable.data ?? []).filter(({ endTime }) => endTime > time);
  const meetings = held.length > 0 && (
    <section aria-label={t('timetable.today')}>
      {held.map((entry) => (
        <MeetingLine
          key={`${entry.meetingId}/${entry.plannedDay}`}
          entry={entry}
          classes={classes}
          classNameOf={classNamesOf(classes)}
          onOpen={onMeeting}
        />
      ))}
    </section>
  );
  const isFree = groups.every((name) => agenda[name].length === 0);
  const due = groups.map((name) => (
    <AgendaGroup
      key={name}
      name={name}
      items={agenda[name]}
      classOf={({ classId }) => (classId ? byId.get(classId) : undefined)}
      today={today}
      onToggle={toggle}
      onTick={tickSubtask}
      onEdit={onEdit}
    />
  ));
  return (
    <>
      {meetings}
      {isFree ? <NothingDue isNew={classes.length === 0} /> : due}
    </>
  );
};

/** A new student is led to the one place that fills the calendar; others are done. */
const NothingDue = ({ isNew }: { isNew: boolean }) => (
  <EmptyState
    icon={<CalendarCheck />}
    title={t(isNew ? 'today.start' : 'today.nothing')}
    hint={t(isNew ? 'today.startHint' : 'today.nothingHint')}
    {...(isNew && {
      action: (
        <ButtonLink as={Link} href="/classes">
          {t('today.startAction')}
        </ButtonLink>
      ),
    })}
  />
);
