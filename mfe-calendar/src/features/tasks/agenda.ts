import { addDays } from '@hub/ui';
import { byDate, byDue } from '../../shared/due-order.ts';
import { overdueOf, todoOf, type Everything, type TodoItem } from './todo.ts';

/** What is open, in the order in which a student needs it. */
export interface Agenda {
  /** Latest first. */
  readonly overdue: readonly TodoItem[];
  readonly today: readonly TodoItem[];
  /** From tomorrow to seven days ahead. */
  readonly week: readonly TodoItem[];
  /** After that; tasks without a day come last. */
  readonly later: readonly TodoItem[];
}

/** The student's open tasks and events by when they are due. Every item is in one part only. */
export const agendaOf = (everything: Everything): Agenda => {
  const { today, events } = everything;
  const lastOfWeek = addDays(today, 7);
  const near = todoOf(everything, 'date').filter(({ id, completed }) => !completed || everything.justTicked.has(id));
  const far = events
    .filter(({ dueDate, completed }) => dueDate > lastOfWeek && !completed)
    .map((event): TodoItem => ({ kind: 'event', ...event }));
  const due = (test: (day: string) => boolean) => near.filter(({ dueDate }) => dueDate !== null && test(dueDate));
  return {
    overdue: [...due((day) => day < today), ...overdueOf(everything)].toSorted((a, b) => byDate(b, a)),
    today: due((day) => day === today),
    week: due((day) => day > today && day <= lastOfWeek),
    later: [...near.filter(({ dueDate }) => dueDate === null || dueDate > lastOfWeek), ...far].toSorted(byDue),
  };
};
