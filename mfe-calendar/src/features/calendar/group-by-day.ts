import { addDays, weekday } from '@hub/ui';
import { byDate } from '../../shared/due-order.ts';
import { byDayOf, type DayItem } from './day-item.ts';

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

/** The days from `from` on that have items, until `count` items are reached; a day is never split. */
export const agendaFrom = (items: readonly DayItem[], from: string, count: number): DayOfItems[] => {
  const days = Map.groupBy(items.filter(({ dueDate }) => dueDate >= from).toSorted(byDate), ({ dueDate }) => dueDate);
  let before = 0;
  return [...days].flatMap(([day, list]) => {
    const fits = before < count;
    before += list.length;
    return fits ? [{ day, items: list }] : [];
  });
};
