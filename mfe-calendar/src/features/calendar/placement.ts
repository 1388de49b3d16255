import { type CalendarEventView, minutesOf, timeOf } from '@hub/contracts';
import { addDays } from '@hub/ui';

/** Where an item is on the calendar: the fields that moving and resizing change. */
export type Placement = Partial<Pick<CalendarEventView, 'dueDate' | 'dueTime' | 'endDate' | 'endTime'>>;

interface Placed {
  dueDate: string;
  dueTime?: string | null;
  endDate?: string | null;
  endTime?: string | null;
}

/** Moves and lengths are multiples of a quarter of an hour. */
export const stepMinutes = 15;

/** An event without an end is drawn this long. */
export const shortestMinutes = 30;

const lastMinute = 24 * 60 - 1;
const snap = (minutes: number) => Math.round(minutes / stepMinutes) * stepMinutes;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** An item on other days, at the same times. */
export const movedToDay = ({ dueDate, endDate }: Placed, days: number): Placement => ({
  dueDate: addDays(dueDate, days),
  ...(endDate && { endDate: addDays(endDate, days) }),
});

/** A timed event on another day or at another time of its day; it keeps its length. */
export const movedBy = (event: Placed, { days, minutes }: { days: number; minutes: number }): Placement => {
  const placement = movedToDay(event, days);
  if (minutes === 0 || !event.dueTime) return placement;
  const start = minutesOf(event.dueTime);
  const length = event.endTime ? minutesOf(event.endTime) - start : 0;
  const latest = Math.floor((lastMinute - length) / stepMinutes) * stepMinutes;
  const moved = clamp(snap(start + minutes), 0, latest);
  return { ...placement, dueTime: timeOf(moved), ...(event.endTime && { endTime: timeOf(moved + length) }) };
};

/** A timed event that ends earlier or later on its day. */
export const resizedBy = ({ dueTime, endTime }: Placed, minutes: number): Placement => {
  const start = minutesOf(dueTime ?? '00:00');
  const end = endTime ? minutesOf(endTime) : start + shortestMinutes;
  return { endTime: timeOf(clamp(snap(end + minutes), Math.min(start + stepMinutes, lastMinute), lastMinute)) };
};

/** The times between two points of a day, of which either can be the earlier. */
export const rangeBetween = (one: number, other: number) => {
  const from = clamp(Math.floor(Math.min(one, other) / stepMinutes) * stepMinutes, 0, 24 * 60 - 2 * stepMinutes);
  const to = Math.ceil(Math.max(one, other) / stepMinutes) * stepMinutes;
  return { dueTime: timeOf(from), endTime: timeOf(clamp(to, from + stepMinutes, lastMinute)) };
};
