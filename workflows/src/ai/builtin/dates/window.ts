import { addDays, daysBetween, makeDay, type MonthDay, weekdayOf, yearOf } from './calendar.ts';
import type { Mention, PartialDay } from './mention.ts';
import { namedTerm, type Window } from './term.ts';

const inside = (day: string, { first, last }: Window) => day >= first && day <= last;

/** The day in the window that a date stands for; undefined when there is none. */
export const resolve = (date: PartialDay, window: Window): string | undefined => {
  const years = date.year === undefined ? [yearOf(window.first), yearOf(window.first) + 1, yearOf(window.last)] : [date.year];
  return years.map((year) => makeDay(year, date)).find((day) => day !== undefined && inside(day, window));
};

const leapYear = 2024;
const ordinal = (date: MonthDay) => {
  const day = makeDay(leapYear, date);
  return day ? daysBetween(`${leapYear}-01-01`, day) : undefined;
};

/** A term begins after the longest stretch of the year without a date. */
const cluster = (dates: readonly MonthDay[]) => {
  const days = [...new Set(dates.flatMap((date) => ordinal(date) ?? []))].sort((a, b) => a - b);
  if (days.length === 0) return undefined;
  const gaps = days.map((day, index) => ({ start: day, gap: day - (days[index - 1] ?? (days.at(-1) ?? day) - 366) }));
  const longest = gaps.reduce((best, next) => (next.gap > best.gap ? next : best));
  return { start: longest.start, length: 366 - longest.gap };
};

/** How well a window fits what the text says itself: years, and weekdays beside dates. */
const votes = (mentions: readonly Mention[], window: Window) =>
  mentions.reduce((sum, { days, weekday }) => {
    const [date] = days;
    const day = date && resolve(date, window);
    if (!date || !day) return date?.year === undefined ? sum : sum - 1;
    return sum + (date.year === undefined ? 0 : 1) + (weekday === undefined ? 0 : weekdayOf(day) === weekday ? 1 : -1);
  }, 0);

const distance = (day: string, { first, last }: Window) =>
  inside(day, { first, last }) ? 0 : day < first ? daysBetween(day, first) : 2 * daysBetween(last, day);

const guess = (mentions: readonly Mention[], uploadedOn: string): Window => {
  const dates = mentions.flatMap(({ days }) => days);
  const found = cluster(dates);
  if (!found || found.length > 330) return { first: addDays(uploadedOn, -30), last: addDays(uploadedOn, 366) };
  const named = dates.flatMap(({ year }) => year ?? []);
  const year = yearOf(uploadedOn);
  const years = [...new Set([year - 1, year, year + 1, ...named, ...named.map((own) => own - 1)])];
  const windows = years.map((own): Window => {
    const start = addDays(`${own}-01-01`, found.start);
    return { first: addDays(start, -7), last: addDays(start, found.length + 21) };
  });
  const rated = windows.map((window) => ({ window, votes: votes(mentions, window), away: distance(uploadedOn, window) }));
  rated.sort((a, b) => b.votes - a.votes || a.away - b.away);
  return rated[0]?.window ?? { first: uploadedOn, last: addDays(uploadedOn, 366) };
};

/** Does the named term hold most of the dates? A season means other months on the other half of the earth. */
const fits = (mentions: readonly Mention[], window: Window) => {
  const dates = mentions.flatMap(({ days }) => days);
  return dates.filter((date) => resolve(date, window)).length >= dates.length * 0.5;
};

/** The days that the dates of a syllabus can mean: by the term that it names, else by its dates and the day of upload. */
export const windowOf = (text: string, mentions: readonly Mention[], uploadedOn: string): Window => {
  const term = namedTerm(text);
  if (!term) return guess(mentions, uploadedOn);
  if (fits(mentions, term)) return term;
  const year = yearOf(term.first);
  const wide = { first: `${year}-01-01`, last: `${year + 1}-02-28` };
  return fits(mentions, wide) ? wide : guess(mentions, uploadedOn);
};
