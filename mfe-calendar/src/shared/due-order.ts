import type { Priority } from '@hub/contracts';
import { addDays } from '@hub/ui';

/** What dated items are sorted by. */
interface Dated {
  title: string;
  dueDate: string | null;
  dueTime?: string | null;
  priority: Priority;
}

const rank: Record<Priority, number> = { high: 0, medium: 1, low: 2 };

/** Compares ISO days or times as plain strings, which is faster than `localeCompare`. */
const compareIso = (a: string, b: string) => Number(a > b) - Number(a < b);

const afterEveryDay = '9999';
const afterEveryTime = '99';

const compareDays = (a: Dated, b: Dated) => compareIso(a.dueDate ?? afterEveryDay, b.dueDate ?? afterEveryDay);
const compareTimes = (a: Dated, b: Dated) => compareIso(a.dueTime ?? afterEveryTime, b.dueTime ?? afterEveryTime);
const comparePriorities = (a: Dated, b: Dated) => rank[a.priority] - rank[b.priority];
const compareTitles = (a: Dated, b: Dated) => a.title.localeCompare(b.title);

/** By date, then time; undated items come last. */
export const byDate = (a: Dated, b: Dated) =>
  compareDays(a, b) || compareTimes(a, b) || comparePriorities(a, b) || compareTitles(a, b);

/** Within a day, by priority: an exam is never the item that gets hidden (decision Q61). */
export const byPriorityInDay = (a: Dated, b: Dated) =>
  comparePriorities(a, b) || compareTimes(a, b) || compareTitles(a, b);

/** By date, undated items last; within a day the most important first (decisions Q36, Q125). */
export const byDue = (a: Dated, b: Dated) => compareDays(a, b) || byPriorityInDay(a, b);

/** By priority, high first; within a priority by date (specification §5). */
export const byPriority = (a: Dated, b: Dated) => comparePriorities(a, b) || byDate(a, b);

/** From today to `days` later, both ends included (decision Q37). */
export const isWithin = (day: string, today: string, days: number) => day >= today && day <= addDays(today, days);
