import { addDays, makeDay, nextWeekday, weekdayOf, yearOf } from '../../dates/calendar.ts';
import { weekdays } from '../../dates/weekday-words.ts';
import { months, nextWords, units } from './day-words.ts';
import {
  countAt,
  type Found,
  foundDay as day,
  inYear,
  mondayAfter,
  namedWeekday,
  relativeDay,
  type Text,
  wordAt,
} from './find-days.ts';

const fromNow = /^(?:now|today|heute|hoy|aujourdhui)$/u;

/** "in 3 days", "in a week", "2 weeks from now", "a week from friday", "dans deux semaines". */
export const countedDay = (text: Text, at: number): Found | undefined => {
  const inWord = /^(?:in|dans|en)$/u.test(wordAt(text, at)) ? 1 : 0;
  let first = at + inWord;
  let count = countAt(text, first);
  if (wordAt(text, first) === 'a' && wordAt(text, first + 1) === 'couple')
    [count, first] = [2, first + (wordAt(text, first + 2) === 'of' ? 2 : 1)];
  const unit = units.get(wordAt(text, first + 1));
  if (count === undefined || unit === undefined || unit === 'hour' || unit === 'minute' || count > 400)
    return undefined;
  const days = count * { day: 1, week: 7, month: 30 }[unit];
  const length = first - at + 2;
  if (wordAt(text, at + length) === 'from' || wordAt(text, at + length) === 'after') {
    if (fromNow.test(wordAt(text, at + length + 1))) return day(addDays(text.today, days), length + 2);
    const base = relativeDay(text, at + length + 1) ?? namedWeekday(text, at + length + 1);
    if (base?.when.kind === 'day') return day(addDays(base.when.day, days), length + 1 + base.length);
  }
  if (inWord === 0) return undefined;
  const value = unit === 'month' ? addMonths(text.today, count) : addDays(text.today, days);
  return day(value, length);
};

const addMonths = (from: string, count: number): string => {
  const months = Number(from.slice(5, 7)) - 1 + count;
  const year = yearOf(from) + Math.floor(months / 12);
  for (let date = Number(from.slice(8)); ; date -= 1) {
    const made = makeDay(year, { month: (months % 12) + 1, day: date });
    if (made !== undefined || date < 28) return made ?? from;
  }
};

/** "end of the week": its Friday; "end of the month": its last day. */
export const endOf = (text: Text, at: number): Found | undefined => {
  const { today } = text;
  const friday = nextWeekday(today, 5);
  if (/^(?:eow)$/u.test(wordAt(text, at))) return day(friday, 1);
  if (/^(?:eod)$/u.test(wordAt(text, at)) && !weekdays.has(wordAt(text, at - 1))) return day(today, 1);
  const start = wordAt(text, at) === 'the' ? at + 1 : at;
  if (!/^(?:end|ende|fin|finales|final)$/u.test(wordAt(text, start))) return undefined;
  const length = start - at + 1;
  const skip = /^(?:of|der|de|du|des)$/u.test(wordAt(text, at + length)) ? 1 : 0;
  const words = [0, 1, 2].map((index) => wordAt(text, at + length + skip + index));
  const named = words.findIndex((word) => units.has(word));
  if (named === -1 || (skip === 0 && named !== 0)) return undefined;
  const isNext = words.slice(0, named).some((word) => nextWords.has(word));
  const unit = units.get(words[named] ?? '');
  const total = length + skip + named + 1;
  if (unit === 'day') return day(today, total);
  if (unit === 'week')
    return day(isNext ? addDays(mondayAfter(today), 4) : weekdayOf(today) === 6 ? addDays(today, 1) : friday, total);
  if (unit !== 'month') return undefined;
  const first = addMonths(`${today.slice(0, 7)}-01`, isNext ? 2 : 1);
  return day(addDays(first, -1), total);
};

const places: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['1st', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['last', -1],
]);

/** "the last friday of march", "the first monday in may". */
export const weekdayOfMonth = (text: Text, at: number): Found | undefined => {
  const place = places.get(wordAt(text, at));
  const weekday = weekdays.get(wordAt(text, at + 1));
  const month = months.get(wordAt(text, at + 3));
  if (place === undefined || weekday === undefined || month === undefined || !/^(?:of|in)$/u.test(wordAt(text, at + 2)))
    return undefined;
  const first = inYear(month, 1, text.today);
  if (first === undefined) return undefined;
  const next = addMonths(first, 1);
  return day(
    place > 0 ? addDays(nextWeekday(first, weekday), 7 * (place - 1)) : addDays(nextWeekday(next, weekday), -7),
    4,
    { fixed: true },
  );
};
