import type { CalendarEventView, TaskView } from '@hub/contracts';
import { useState } from 'react';
import { useToggleEvent } from '../features/calendar/api.ts';
import { useToggleTask } from '../features/tasks/api.ts';
import { overdueOf, todoOf, type TodoItem, type TodoOrder } from '../features/tasks/todo.ts';

interface Options {
  tasks: readonly TaskView[];
  events: readonly CalendarEventView[];
  classId: string | null;
  today: string;
  order: TodoOrder;
}

/** The rows of the to-do list and of its Overdue section. A ticked item keeps its place until the filter changes. */
export const useTodo = ({ order, ...everything }: Options) => {
  const toggleTask = useToggleTask();
  const toggleEvent = useToggleEvent();
  const [ticked, setTicked] = useState({ classId: everything.classId, ids: new Set<string>() });
  const justTicked = ticked.classId === everything.classId ? ticked.ids : new Set<string>();

  const toggle = (item: TodoItem) => {
    setTicked({ classId: everything.classId, ids: new Set([...justTicked, item.id]) });
    if (item.kind === 'event') toggleEvent.mutate(item);
    else toggleTask.mutate(item);
  };
  return {
    items: todoOf({ ...everything, justTicked }, order),
    overdue: overdueOf({ ...everything, justTicked }),
    toggle,
  };
};
