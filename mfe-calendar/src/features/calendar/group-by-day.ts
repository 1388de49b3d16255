import { addDays, weekday } from '@hub/ui';
import { byDate } from '../../shared/due-order.ts';
import { byDayOf, type DayItem, lastDayOf } from './day-item.ts';

export interface DayOfItems {
  day: string;
  items: DayItem[];
}

/** The days of the week around a day, Sunday to Saturday. */
export const weekAround = (day: string): string[] =>
  Array.from({ length: 7 }, (_, away) => addDays(day, away - weekday(day)));

/** The days with the items of each. */
export const itemsOfDays = (items: readonly DayItem[], days: readonly string[]): DayOfItems[] => {
  const byDay = byDayOf(items);
  return days.map((day) => ({ day, items: (byDay.get(day) ?? []).toSorted(byDate) }));
};

/**
 * The days from `from` on that have items, until `count` items are reached; a day is never split. An event over several
 * days is on the first of them.
 */
export const agendaFrom = (items: readonly DayItem[], from: string, count: number): DayOfItems[] => {
  const coming = items.filter((item) => lastDayOf(item) >= from).toSorted(byDate);
  // those that have begun come first, before the days on which others begin
  const days = Map.groupBy(coming, ({ dueDate }) => (dueDate < from ? from : dueDate));
  let before = 0;
  return [...days].flatMap(([day, list]) => {
    const fits = before < count;
    before += list.length;
    return fits ? [{ day, items: list }] : [];
  });
};
