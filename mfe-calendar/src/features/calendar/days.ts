import type { CalendarEventView } from '@hub/contracts';
import { addDays, weekday } from '@hub/ui';
import { byDate } from './agenda.ts';

export interface DayOfEvents {
  day: string;
  events: CalendarEventView[];
}

/** The week of a day, Sunday to Saturday, with what is on each day. */
export const weekOf = (events: readonly CalendarEventView[], day: string): DayOfEvents[] => {
  const first = addDays(day, -weekday(day));
  const byDay = Map.groupBy(events, ({ dueDate }) => dueDate);
  return Array.from({ length: 7 }, (_, away) => {
    const each = addDays(first, away);
    return { day: each, events: (byDay.get(each) ?? []).toSorted(byDate) };
  });
};

/** The days from `from` on that hold something, until `count` events are reached; a day is never cut. */
export const agendaFrom = (events: readonly CalendarEventView[], from: string, count: number): DayOfEvents[] => {
  const days = Map.groupBy(events.filter(({ dueDate }) => dueDate >= from).toSorted(byDate), ({ dueDate }) => dueDate);
  let before = 0;
  return [...days].flatMap(([day, list]) => {
    const fits = before < count;
    before += list.length;
    return fits ? [{ day, events: list }] : [];
  });
};
