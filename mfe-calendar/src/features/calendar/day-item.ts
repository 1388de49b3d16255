import type { CalendarEventView, TaskView } from '@hub/contracts';

/** An entry on a day of the calendar: an event, or a task that is due then (decision Q118). */
export type DayItem = ({ kind: 'event' } & CalendarEventView) | ({ kind: 'task' } & TaskView & { dueDate: string });

export const dayItemsOf = (events: readonly CalendarEventView[], tasks: readonly TaskView[] = []): DayItem[] => [
  ...events.map((event): DayItem => ({ kind: 'event', ...event })),
  ...tasks.flatMap(({ dueDate, ...task }): DayItem[] => (dueDate ? [{ kind: 'task', ...task, dueDate }] : [])),
];
