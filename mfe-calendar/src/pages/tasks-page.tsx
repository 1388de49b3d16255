import type { CalendarEventView, TaskView } from '@hub/contracts';
import { useFailureNotice, useSearch, useShell } from '@hub/mfe';
import { Button, Card, CardHeader, ErrorState, Field, Page, PageHeader, Row, Select, space, Spinner } from '@hub/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useEvents } from '../features/calendar/api.ts';
import { EventDialogs } from '../features/calendar/event-dialogs.tsx';
import type { EventStart } from '../features/calendar/event-form.ts';
import { useTasks } from '../features/tasks/api.ts';
import { OverdueSection } from '../features/tasks/overdue-section.tsx';
import { QuickAdd } from '../features/tasks/quick-add/quick-add.tsx';
import { TaskDialogs } from '../features/tasks/task-dialogs.tsx';
import type { TaskStart } from '../features/tasks/task-form.ts';
import { Counters } from '../features/tasks/todo-counters.tsx';
import { TodoList } from '../features/tasks/todo-list.tsx';
import type { TodoItem, TodoOrder } from '../features/tasks/todo.ts';
import { t } from '../messages.ts';
import { useClasses } from '../shared/api.ts';
import { ClassFilter } from '../shared/class-filter.tsx';
import { ExportButton } from '../shared/export-button.tsx';
import { PrintButton } from '../shared/print-button.tsx';
import { twoFields } from '../shared/styles.ts';
import { useAddEdit } from '../shared/use-add-edit.ts';
import { useNow } from '../shared/use-now.ts';
import { useSaveDraft } from './use-save-draft.ts';
import { useTodo } from './use-todo.ts';

/** /tasks, filtered by `?classId=`; an unknown class means all (decision Q23). */
export const TasksPage = () => {
  const { navigate } = useShell();
  const wanted = useSearch().get('classId');
  const tasks = useTasks();
  const events = useEvents();
  const { data: classes = [], isFetched: classesSettled } = useClasses();
  const [order, setOrder] = useState<TodoOrder>('date');
  const task = useAddEdit<TaskStart, TaskView>();
  const event = useAddEdit<EventStart, CalendarEventView>();
  const { isSaving, saveDraft } = useSaveDraft();
  const failed = tasks.isLoadingError || events.isLoadingError;
  const failure = t(tasks.isLoadingError ? 'failed.tasks' : 'failed.events');
  useFailureNotice(failed, failure);

  const classId = classes.find(({ id }) => id === wanted)?.id ?? null;
  const { today } = useNow();
  const isLoaded = classesSettled && tasks.data !== undefined && events.data !== undefined;
  const todo = useTodo({ tasks: tasks.data ?? [], events: events.data ?? [], classId, today, order });
  const rows = {
    classes,
    today,
    onToggle: todo.toggle,
    onTick: todo.tickSubtask,
    onEdit: (item: TodoItem) => (item.kind === 'event' ? event.edit(item) : task.edit(item)),
  };
  const filterBy = (id: string) => navigate(id ? `/tasks?classId=${id}` : '/tasks', { replace: true });

  return (
    <Page>
      <PageHeader
        title={t('tasks.title')}
        subtitle={t('tasks.subtitle')}
        actions={
          <Row>
            <PrintButton />
            <ExportButton only="open" classId={classId ?? undefined} />
            <Button onClick={() => task.add({ classId })} aria-keyshortcuts="n">
              <Plus aria-hidden /> {t('task.add')}
            </Button>
          </Row>
        }
      />
      <Counters items={isLoaded ? todo.items : undefined} today={today} />
      <QuickAdd
        classId={classId}
        isSaving={isSaving}
        onSave={saveDraft}
        onDetails={({ kind, form }, onSaved) => (kind === 'event' ? event.add(form, onSaved) : task.add(form, onSaved))}
      />
      <Card as="section" aria-label={t('tasks.list')}>
        <CardHeader title={t('tasks.list')} />
        <div data-screen-only css={[twoFields, { marginBottom: space(2) }]}>
          <ClassFilter classId={classId ?? ''} onChange={filterBy} code="bracketed" />
          <Field label={t('tasks.sortBy')}>
            <Select value={order} onChange={(choice) => setOrder(choice.currentTarget.value as TodoOrder)}>
              <option value="date">{t('tasks.byDate')}</option>
              <option value="priority">{t('tasks.byPriority')}</option>
            </Select>
          </Field>
        </div>
        {failed ? (
          <ErrorState title={failure} onRetry={() => void Promise.all([tasks.refetch(), events.refetch()])} />
        ) : isLoaded ? (
          <TodoList items={todo.items} {...rows} />
        ) : (
          <Spinner label={t('tasks.loading')} visible />
        )}
      </Card>
      {(isLoaded || (failed && classesSettled)) && <OverdueSection items={todo.overdue} {...rows} />}
      <TaskDialogs dialogs={task} classes={classes} />
      <EventDialogs dialogs={event} classes={classes} />
    </Page>
  );
};
