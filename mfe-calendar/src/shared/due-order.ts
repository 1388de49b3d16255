import type { CalendarEventView, Priority } from '@hub/contracts';
import { addDays } from '@hub/ui';

/** What a list of dated things is sorted by. */
interface Dated {
  title: string;
  dueDate: string | null;
  dueTime?: string | null;
  priority: Priority;
}

const rank: Record<Priority, number> = { high: 0, medium: 1, low: 2 };

/** Of days and times as they are written; quicker than the comparing of words. */
const inOrder = (a: string, b: string) => Number(a > b) - Number(a < b);

const afterEveryDay = '9999';
const afterEveryTime = '99';

const onDay = (a: Dated, b: Dated) => inOrder(a.dueDate ?? afterEveryDay, b.dueDate ?? afterEveryDay);
const atTime = (a: Dated, b: Dated) => inOrder(a.dueTime ?? afterEveryTime, b.dueTime ?? afterEveryTime);
const important = (a: Dated, b: Dated) => rank[a.priority] - rank[b.priority];
const named = (a: Dated, b: Dated) => a.title.localeCompare(b.title);

/** As the day goes: by date, undated last, and by time. */
export const byDate = (a: Dated, b: Dated) => onDay(a, b) || atTime(a, b) || important(a, b) || named(a, b);

/** Which of a day's events are shown first: an exam is never the hidden one (decision Q61). */
export const byPriorityInDay = (a: Dated, b: Dated) => important(a, b) || atTime(a, b) || named(a, b);

/** By date, undated last; within a day the most important first (decisions Q36, Q125). */
export const byDue = (a: Dated, b: Dated) => onDay(a, b) || byPriorityInDay(a, b);

/** By priority, high first; within it by date (specification §5). */
export const byPriority = (a: Dated, b: Dated) => important(a, b) || byDate(a, b);

/** The student's clock: a calendar day and a time of day. */
export interface Now {
  today: string;
  time: string;
}

/** Dated now or later; without a time an event lasts until the end of its day (decision Q179). */
const isUpcoming = ({ dueDate, dueTime }: CalendarEventView, { today, time }: Now) =>
  dueDate > today || (dueDate === today && (dueTime === null || dueTime >= time));

/** From today to `days` later, both ends included (decision Q37). */
export const isWithin = (day: string, today: string, days: number) => day >= today && day <= addDays(today, days);

/** The events of the "upcoming" lists, sorted. */
export const upcomingOf = (events: readonly CalendarEventView[], now: Now) =>
  events.filter((event) => isUpcoming(event, now)).toSorted(byDate);

/** The three tiles of the calendar screen (decision Q117). */
export const tilesOf = (events: readonly CalendarEventView[], today: string) => ({
  total: events.length,
  thisWeek: events.filter(({ dueDate }) => isWithin(dueDate, today, 7)).length,
  exams: events.filter(({ eventType }) => eventType === 'exam').length,
});
