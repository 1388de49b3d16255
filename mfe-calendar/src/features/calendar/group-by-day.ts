import { addDays, weekday } from '@hub/ui';
import { byDate } from '../../shared/due-order.ts';
import { byDayOf, type DayItem, lastDayOf } from './day-item.ts';

export interface DayOfItems {
  day: string;
  items: DayItem[];
}

/** The week around a day, Sunday to Saturday, with the items of each day. */
export const weekOf = (items: readonly DayItem[], day: string): DayOfItems[] => {
  const first = addDays(day, -weekday(day));
  const byDay = byDayOf(items);
  return Array.from({ length: 7 }, (_, away) => {
    const each = addDays(first, away);
    return { day: each, items: (byDay.get(each) ?? []).toSorted(byDate) };
  });
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
