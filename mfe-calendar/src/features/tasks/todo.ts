import type { CalendarEventView, TaskView } from '@hub/contracts';
import { addDays } from '@hub/ui';
import { byDate, byDue, byPriority, isWithin } from '../../shared/due-order.ts';

/** A row of the to-do list: one of the student's tasks, or an event. */
export type TodoItem = ({ kind: 'task' } & TaskView) | ({ kind: 'event' } & CalendarEventView);

export type TodoOrder = 'date' | 'priority';

export interface Everything {
  tasks: readonly TaskView[];
  events: readonly CalendarEventView[];
  /** Only this class; null for all classes and the personal tasks (decision Q126). */
  classId: string | null;
  today: string;
  /** Items ticked since the list was opened: they keep their place, struck through (decision Q122). */
  justTicked: ReadonlySet<string>;
}

/**
 * Without the later days of what repeats: the open ones that have passed, and the next one. The one after that appears when
 * it is ticked.
 */
const withoutLater = (tasks: readonly TaskView[], today: string): TaskView[] => {
  const next = new Map<string, string>();
  for (const { seriesId, dueDate, completed } of tasks) {
    if (seriesId === null || dueDate === null || completed || dueDate < today) continue;
    const first = next.get(seriesId);
    if (first === undefined || dueDate < first) next.set(seriesId, dueDate);
  }
  const isLater = ({ seriesId, dueDate, completed }: TaskView) =>
    seriesId !== null && dueDate !== null && !completed && dueDate > (next.get(seriesId) ?? dueDate);
  return tasks.filter((task) => !isLater(task));
};

/** All incomplete tasks, and the events from today to seven days ahead (decision Q120). */
export const todoOf = ({ tasks, events, classId, today, justTicked }: Everything, order: TodoOrder): TodoItem[] => {
  const isInClass = (item: { classId: string | null }) => classId === null || item.classId === classId;
  return [
    ...withoutLater(tasks, today)
      .filter((task) => isInClass(task) && (!task.completed || justTicked.has(task.id)))
      .map((task): TodoItem => ({ kind: 'task', ...task })),
    ...events
      .filter((event) => isInClass(event) && isWithin(event.dueDate, today, 7))
      .map((event): TodoItem => ({ kind: 'event', ...event })),
  ].toSorted(order === 'date' ? byDue : byPriority);
};

const handedIn = new Set(['assignment', 'homework', 'project', 'quiz']);

/** Work that was due in the last 28 days and is not done, latest first (decision Q128). */
export const overdueOf = ({ events, classId, today, justTicked }: Omit<Everything, 'tasks'>): TodoItem[] => {
  const from = addDays(today, -28);
  return events
    .filter(({ dueDate, eventType }) => dueDate >= from && dueDate < today && handedIn.has(eventType))
    .filter(({ id, completed }) => !completed || justTicked.has(id))
    .filter((event) => classId === null || event.classId === classId)
    .map((event): TodoItem => ({ kind: 'event', ...event }))
    .toSorted((a, b) => byDate(b, a));
};

/** The three counters (decision Q121). */
export const countersOf = (items: readonly TodoItem[], today: string) => {
  const open = items.filter(({ completed }) => !completed);
  const isThisWeek = (item: TodoItem) =>
    item.kind === 'event' || (!item.completed && item.dueDate !== null && isWithin(item.dueDate, today, 7));
  return {
    thisWeek: items.filter(isThisWeek).length,
    manualTasks: open.filter(({ kind }) => kind === 'task').length,
    highPriority: open.filter(({ priority }) => priority === 'high').length,
  };
};

/** Not completed, and its day has passed (decision Q127). */
export const isOverdue = ({ completed, dueDate }: TodoItem, today: string) =>
  !completed && dueDate !== null && dueDate < today;

/** The first five of the open tasks and the events of the next fourteen days, for the dashboard (decision Q36). */
export const dashboardItemsOf = (
  tasks: readonly TaskView[],
  events: readonly CalendarEventView[],
  today: string,
): TodoItem[] =>
  [
    ...withoutLater(tasks, today)
      .filter(({ completed }) => !completed)
      .map((task): TodoItem => ({ kind: 'task', ...task })),
    ...events
      .filter(({ completed, dueDate }) => !completed && isWithin(dueDate, today, 14))
      .map((event): TodoItem => ({ kind: 'event', ...event })),
  ]
    .toSorted(byDue)
    .slice(0, 5);
