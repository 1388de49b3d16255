import type { CalendarEventView } from '@hub/contracts';
import { byDate, isWithin } from '../../shared/due-order.ts';
import type { Now } from '../../shared/use-now.ts';

/** An event counts as upcoming until it ends; without a time, until the end of its last day (decision Q179). */
const isUpcoming = ({ dueDate, dueTime, endDate, endTime }: CalendarEventView, { today, time }: Now) => {
  const last = endDate ?? dueDate;
  const ends = endTime ?? (last === dueDate ? dueTime : null);
  return last > today || (last === today && (ends === null || ends >= time));
};

/** The events of the "upcoming" lists, sorted. */
export const upcomingEvents = (events: readonly CalendarEventView[], now: Now) =>
  events.filter((event) => isUpcoming(event, now)).toSorted(byDate);

/** The numbers in the three tiles of the calendar page (decision Q117). */
export const countEvents = (events: readonly CalendarEventView[], today: string) => ({
  total: events.length,
  thisWeek: events.filter(({ dueDate }) => isWithin(dueDate, today, 7)).length,
  exams: events.filter(({ eventType }) => eventType === 'exam').length,
});
