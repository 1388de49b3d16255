import { addDays, daysBetween, compareDays, makeDay, type MonthDay, weekdayOf, yearOf } from './calendar.ts';
import type { DateMention, PartialDay } from './date-mention.ts';
import { meetingDays } from './meeting-days.ts';
import { namedTerm, type DateWindow } from './named-term.ts';

const inside = (day: string, { first, last }: DateWindow) => day >= first && day <= last;

/** The day in the window for a date; undefined when there is none. */
const resolve = (date: PartialDay, window: DateWindow): string | undefined => {
  const years =
    date.year === undefined ? [yearOf(window.first), yearOf(window.first) + 1, yearOf(window.last)] : [date.year];
  return years.map((year) => makeDay(year, date)).find((day) => day !== undefined && inside(day, window));
};

/** Dates may fall slightly before or after a term; a date with a year is more specific and gets less tolerance. */
export const resolveNear = (date: PartialDay, window: DateWindow): string | undefined => {
  const [before, after] = date.year === undefined ? [15, 60] : [0, 31];
  return (
    resolve(date, window) ?? resolve(date, { first: addDays(window.first, -before), last: addDays(window.last, after) })
  );
};

const leapYear = 2024;
const ordinal = (date: MonthDay) => {
  const day = makeDay(leapYear, date);
  return day ? daysBetween(`${leapYear}-01-01`, day) : undefined;
};

/** A term begins after the longest stretch of the year without dates. */
const cluster = (dates: readonly MonthDay[]) => {
  const days = [...new Set(dates.flatMap((date) => ordinal(date) ?? []))].toSorted((a, b) => a - b);
  if (days.length === 0) return undefined;
  const gaps = days.map((day, index) => ({ start: day, gap: day - (days[index - 1] ?? (days.at(-1) ?? day) - 366) }));
  const longest = gaps.reduce((best, next) => (next.gap > best.gap ? next : best));
  return { start: longest.start, length: 366 - longest.gap };
};

/** How well a window agrees with the years and weekdays in the text. */
const agreement = (mentions: readonly DateMention[], window: DateWindow) =>
  mentions.reduce((sum, { days, weekday }) => {
    const [date] = days;
    const day = date && resolve(date, window);
    if (!date || !day) return date?.year === undefined ? sum : sum - 1;
    return sum + (date.year === undefined ? 0 : 1) + (weekday === undefined ? 0 : weekdayOf(day) === weekday ? 1 : -1);
  }, 0);

const distance = (day: string, { first, last }: DateWindow) =>
  inside(day, { first, last }) ? 0 : day < first ? daysBetween(day, first) : 2 * daysBetween(last, day);

/** A schedule runs forward: backward jumps of months show that a window starts at the wrong place. */
const stepsBack = (mentions: readonly DateMention[], window: DateWindow) => {
  const days = mentions.flatMap(({ days: [date] }) => (date && resolve(date, window)) ?? []);
  return days.filter((day, index) => index > 0 && daysBetween(day, days[index - 1] ?? day) > 200).length;
};

/** Years in the dates, except a single year such as that of an old book. */
const yearsNamed = (dates: readonly PartialDay[], near: number): number[] => {
  const years = dates.flatMap(({ year }) => year ?? []);
  return years.filter((year) => Math.abs(year - near) <= 6 || years.filter((other) => other === year).length >= 3);
};

/** Possible windows: after the widest gap of the year, or from the first date in the text. */
const windowsOf = (mentions: readonly DateMention[], uploadedOn: string): DateWindow[] => {
  const dates = mentions.flatMap(({ days }) => days);
  const found = cluster(dates);
  const year = yearOf(uploadedOn);
  const named = yearsNamed(dates, year);
  const years = [...new Set([year - 1, year, year + 1, ...named, ...named.map((own) => own - 1)])];
  const first = dates[0] && ordinal(dates[0]);
  return years.flatMap((own) => {
    const january = `${own}-01-01`;
    const after = found && addDays(january, found.start);
    const from = first === undefined ? undefined : addDays(january, first);
    return [
      after && found.length <= 330 ? { first: addDays(after, -7), last: addDays(after, found.length + 21) } : [],
      from === undefined ? [] : { first: addDays(from, -7), last: addDays(from, 370) },
    ].flat();
  });
};

/** The part of a window that has dates. */
const spanOf = (mentions: readonly DateMention[], window: DateWindow): DateWindow => {
  const days = mentions
    .flatMap(({ days }) => days.flatMap((date) => resolve(date, window) ?? []))
    .toSorted(compareDays);
  return { first: days[0] ?? window.first, last: days.at(-1) ?? window.last };
};

/** Weekdays on which most classes of a course are say little. */
const mostMeetings = 3;
/** Fewer dates than these say nothing about the weekdays of a course. */
const fewestDates = 6;

/** The share of the dates that are on the weekdays of the meetings; undefined where that says nothing. */
const meetingShare = (mentions: readonly DateMention[], window: DateWindow, meetings: ReadonlySet<number>) => {
  const days = mentions.flatMap(({ days: [date], weekday }) =>
    date === undefined || weekday !== undefined ? [] : (resolve(date, window) ?? []),
  );
  if (meetings.size === 0 || meetings.size > mostMeetings || days.length < fewestDates) return undefined;
  return days.filter((day) => meetings.has(weekdayOf(day))).length / days.length;
};

/** What the meetings of a course, and a year away, count next to a weekday that is written with a date. */
const meetingsCount = 1.5;
const yearAwayCounts = 3.5;

interface Hint {
  readonly meetings: ReadonlySet<number>;
  /** The dates should be close to this day. */
  readonly day: string;
  /** The year in which the term begins, if the text says so. */
  readonly year?: number;
}

const guess = (mentions: readonly DateMention[], { day, year, meetings }: Hint): DateWindow => {
  const rated = windowsOf(mentions, day).map((window) => {
    const span = spanOf(mentions, window);
    const away = distance(day, span) + (year === undefined || yearOf(span.first) === year ? 0 : 1000);
    const onMeetings = meetingsCount * (2 * (meetingShare(mentions, window, meetings) ?? 0.5) - 1);
    const near = -yearAwayCounts * Math.min(1, away / 365);
    const score = agreement(mentions, window) - 3 * stepsBack(mentions, window) + onMeetings + near;
    return { window, score, away };
  });
  const [best] = rated.toSorted((a, b) => b.score - a.score || a.away - b.away);
  return best?.window ?? { first: day, last: addDays(day, 366) };
};

/** Whether at least half of the dates are in the term. Seasons fall in other months in the southern hemisphere. */
const fits = (mentions: readonly DateMention[], window: DateWindow) => {
  const dates = mentions.flatMap(({ days }) => days);
  return dates.filter((date) => resolve(date, window)).length >= dates.length * 0.5;
};

/** Weekdays that fit the term, and all that are written next to dates in it. */
const weekdayVotes = (mentions: readonly DateMention[], window: DateWindow) => {
  const votes = mentions.flatMap(({ days: [date], weekday }) => {
    const day = date && weekday !== undefined && date.year === undefined ? resolve(date, window) : undefined;
    return day === undefined ? [] : [weekdayOf(day) === weekday];
  });
  return { fit: votes.filter(Boolean).length, all: votes.length };
};

/** A heading that was left over from another year: the weekdays of the schedule contradict it. */
const isStale = (mentions: readonly DateMention[], term: DateWindow) => {
  const { fit, all } = weekdayVotes(mentions, term);
  return all >= 6 && fit < all * 0.3;
};

/** From this many days between the named term and the upload, the weekdays of the meetings may contradict it. */
const longAgo = 120;

/** "Fall 2018" above the schedule of 2019: only the year of the upload has the classes on the days of the meetings. */
const isLeftOver = (mentions: readonly DateMention[], term: DateWindow, { day, meetings }: Hint) => {
  if (distance(day, term) < longAgo) return false;
  const fit = (window: DateWindow) => meetingShare(mentions, window, meetings) ?? 0.5;
  return fit(term) < 0.3 && fit(guess(mentions, { day, meetings })) > 0.6;
};

/** A syllabus names its own term within this many characters; later terms may belong to other courses. */
const head = 3000;

/**
 * The window for the dates of a syllabus: the term that it names, otherwise a guess from its dates and the upload day.
 */
export const windowOf = (text: string, mentions: readonly DateMention[], uploadedOn: string): DateWindow => {
  const hint = { day: uploadedOn, meetings: meetingDays(text) };
  const own = namedTerm(text.slice(0, head), uploadedOn);
  const term = own ?? namedTerm(text, uploadedOn);
  if (!term) return guess(mentions, hint);
  if (isStale(mentions, term) || isLeftOver(mentions, term, hint)) return guess(mentions, hint);
  if (fits(mentions, term)) return term;
  if (!own) return guess(mentions, hint);
  const middle = addDays(own.first, Math.floor(daysBetween(own.first, own.last) / 2));
  return guess(mentions, { ...hint, day: middle, year: yearOf(own.first) });
};
