import { daysBetween, makeDay, type MonthDay } from '../../dates/calendar.ts';

/** How a course meets: nearly all days of a schedule are on this many weekdays. */
const mostWeekdays = 3;
const onThem = 0.8;
const fewest = 4;
/** In days. */
const longestStep = 31;

const leapYear = 2024;

/** Days from the beginning of an academic year that starts in this month; undefined for a day that does not exist. */
const dayCount = (date: MonthDay, firstMonth: number) => {
  const year = date.month < firstMonth ? leapYear + 1 : leapYear;
  const day = makeDay(year, date) ?? (date.day === 29 ? makeDay(leapYear, date) : undefined);
  return day === undefined ? undefined : daysBetween(`${leapYear}-01-01`, day);
};

/** Whether nearly all of these days are on two or three weekdays, and few of them follow each other. */
const isTimetable = (days: readonly number[]) => {
  const counts = [...Map.groupBy(days, (day) => day % 7).values()].map((own) => own.length).toSorted((a, b) => b - a);
  const regular = counts.slice(0, mostWeekdays).reduce((sum, count) => sum + count, 0);
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const inARow = steps.filter((step) => step === 1).length;
  const weekdays = days.length < 6 ? 2 : mostWeekdays;
  return (
    regular >= days.length * onThem &&
    inARow <= steps.length / 2 &&
    (counts.length <= weekdays || days.length >= 6) &&
    new Set(days).size >= fewest
  );
};

/** Indexes of the longest run of days that only goes forward, in steps of a month at most. */
const forward = (days: readonly (number | undefined)[]): number[] => {
  const best = days.map(() => ({ length: 1, before: -1 }));
  for (const [index, day] of days.entries()) {
    const own = best[index];
    if (day === undefined || !own) continue;
    for (let before = Math.max(0, index - 40); before < index; before += 1) {
      const step = day - (days[before] ?? Number.NaN);
      const length = (best[before]?.length ?? 0) + 1;
      if (step >= 0 && step <= longestStep && length > own.length) Object.assign(own, { length, before });
    }
  }
  const chain: number[] = [];
  const last = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0);
  for (let at = days[last] === undefined ? -1 : last; at >= 0; at = best[at]?.before ?? -1) chain.unshift(at);
  return chain;
};

/** Academic years begin in winter, summer or spring. */
const firstMonths = [1, 7, 3];

/**
 * Which of these days are the days of a schedule: a run that goes forward, on the weekdays of a course. Empty when most
 * are not.
 */
export const dayChain = (dates: readonly MonthDay[]): ReadonlySet<number> => {
  const chains = firstMonths.map((month) => {
    const days = dates.map((date) => dayCount(date, month));
    const chain = forward(days);
    return isTimetable(chain.flatMap((index) => days[index] ?? [])) ? chain : [];
  });
  const [longest = []] = chains.toSorted((a, b) => b.length - a.length);
  return new Set(longest.length >= dates.length * 0.6 ? longest : []);
};
