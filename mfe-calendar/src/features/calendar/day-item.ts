import type { CalendarEventView, TaskView } from '@hub/contracts';
import { addDays, daysBetween } from '@hub/ui';

/** A task has a time, but none of these. */
const endless: Pick<CalendarEventView, 'endDate' | 'endTime' | 'place'> = { endDate: null, endTime: null, place: null };

/** An entry on a day of the calendar: an event, or a task that is due then (decision Q118). */
export type DayItem =
  | ({ kind: 'event' } & CalendarEventView)
  | ({ kind: 'task' } & TaskView & { dueDate: string } & typeof endless);

/** The last day of an item. */
export const lastDayOf = (item: DayItem): string => item.endDate ?? item.dueDate;

/** The longest stretch that is shown day by day. */
const mostDays = 62;

/** The days that an item is on: one, or all of an event that spans several. */
const daysOf = (item: DayItem): string[] => {
  const last = lastDayOf(item);
  const count = Math.min(mostDays, Math.max(0, daysBetween(item.dueDate, last)) + 1);
  return Array.from({ length: count }, (_, away) => addDays(item.dueDate, away));
};

/** The items of each day. */
export const byDayOf = (items: readonly DayItem[]): ReadonlyMap<string, DayItem[]> => {
  const byDay = new Map<string, DayItem[]>();
  for (const item of items) {
    for (const day of daysOf(item)) byDay.set(day, [...(byDay.get(day) ?? []), item]);
  }
  return byDay;
};

export const dayItemsOf = (events: readonly CalendarEventView[], tasks: readonly TaskView[] = []): DayItem[] => [
  ...events.map((event): DayItem => ({ kind: 'event', ...event })),
  ...tasks.flatMap(({ dueDate, ...task }): DayItem[] =>
    dueDate ? [{ kind: 'task', ...task, ...endless, dueDate }] : [],
  ),
];
