import type { CalendarEventView, TaskView } from '@hub/contracts';
import { overdueOf, todoOf, type TodoOrder } from '../features/tasks/todo.ts';
import { useTick } from './use-tick.ts';

interface Options {
  tasks: readonly TaskView[];
  events: readonly CalendarEventView[];
  classId: string | null;
  today: string;
  order: TodoOrder;
}

/** The rows of the to-do list and of its Overdue section. A ticked item keeps its place until the filter changes. */
export const useTodo = ({ order, ...everything }: Options) => {
  const { justTicked, toggle, tickSubtask } = useTick(everything.classId);
  return {
    items: todoOf({ ...everything, justTicked }, order),
    overdue: overdueOf({ ...everything, justTicked }),
    toggle,
    tickSubtask,
  };
};
