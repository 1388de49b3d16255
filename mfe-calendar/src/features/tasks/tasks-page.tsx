import { useFailureNotice, useSearch, useShell } from '@hub/mfe';
import { Button, Card, CardHeader, ErrorState, Field, Page, PageHeader, Row, Select } from '@hub/ui';
import { CalendarDays, Flag, ListTodo, Plus } from 'lucide-react';
import { useState } from 'react';
import { useClasses, useEvents, useToggleEvent } from '../calendar/api.ts';
import { ClassOptions } from '../calendar/class-options.tsx';
import { now } from '../calendar/clock.ts';
import { tiles } from '../styles.ts';
import { Tile } from '../tile.tsx';
import { AddTaskDialog } from './add-task-dialog.tsx';
import { useTasks, useToggleTask } from './api.ts';
import { TodoList } from './todo-list.tsx';
import { countersOf, todoOf, type TodoItem, type TodoOrder } from './todo.ts';

/** /tasks, filtered by `?classId=`; an unknown class means all (decision Q23). */
export const TasksPage = () => {
  const { navigate } = useShell();
  const wanted = useSearch().get('classId');
  const classes = useClasses();
  const tasks = useTasks();
  const events = useEvents();
  const toggleTask = useToggleTask();
  const toggleEvent = useToggleEvent();
  const [order, setOrder] = useState<TodoOrder>('date');
  const [justTicked, setJustTicked] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState(false);
  const failed = tasks.isLoadingError || events.isLoadingError;
  useFailureNotice(failed, tasks.isLoadingError ? 'Failed to fetch tasks' : 'Failed to fetch events');
  useFailureNotice(classes.isLoadingError, 'Failed to fetch classes');

  const classId = classes.data?.some(({ id }) => id === wanted) ? wanted : null;
  const { today } = now();
  const items =
    tasks.data && events.data
      ? todoOf({ tasks: tasks.data, events: events.data, classId, today, justTicked }, order)
      : undefined;
  const counters = items && countersOf(items, today);

  const filterBy = (id: string) => {
    setJustTicked(new Set());
    navigate(id ? `/tasks?classId=${id}` : '/tasks', { replace: true });
  };
  const toggle = (item: TodoItem) => {
    if (item.kind === 'event') return toggleEvent.mutate(item);
    setJustTicked(new Set([...justTicked, item.id]));
    toggleTask.mutate(item);
  };

  return (
    <Page>
      <PageHeader
        title="To-Do List"
        subtitle="Track your upcoming academic deadlines and personal tasks"
        actions={
          <Button onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden /> Add Task
          </Button>
        }
      />
      <div css={tiles}>
        <Tile label="This Week" value={counters?.thisWeek} icon={<CalendarDays />} hint="Today and the next 7 days" />
        <Tile label="Manual Tasks" value={counters?.manualTasks} icon={<ListTodo />} />
        <Tile label="High Priority" value={counters?.highPriority} icon={<Flag />} />
      </div>
      <Card as="section" aria-label="Upcoming Tasks">
        <CardHeader title="Upcoming Tasks" />
        <Row gap={4} css={{ marginBottom: 8 }}>
          {classes.isLoadingError ? (
            <ErrorState title="Failed to fetch classes" onRetry={() => void classes.refetch()} />
          ) : (
            <Field label="Filter by Class">
              <Select value={classId ?? ''} onChange={(event) => filterBy(event.currentTarget.value)}>
                <option value="">All Classes</option>
                <ClassOptions classes={classes.data ?? []} code="bracketed" />
              </Select>
            </Field>
          )}
          <Field label="Sort by">
            <Select value={order} onChange={(event) => setOrder(event.currentTarget.value as TodoOrder)}>
              <option value="date">Date</option>
              <option value="priority">Priority first</option>
            </Select>
          </Field>
        </Row>
        {failed ? (
          <ErrorState
            title={tasks.isLoadingError ? 'Failed to fetch tasks' : 'Failed to fetch events'}
            onRetry={() => void Promise.all([tasks.refetch(), events.refetch()])}
          />
        ) : (
          <TodoList items={items} today={today} classes={classes.data ?? []} onToggle={toggle} />
        )}
      </Card>
      {adding && <AddTaskDialog classes={classes.data ?? []} classId={classId} onClose={() => setAdding(false)} />}
    </Page>
  );
};
