import { addDays, daysBetween, makeDay, nextWeekday, weekdayOf, yearOf } from '../../dates/calendar.ts';
import type { AnchorAt } from '../things/anchor.ts';
import { isNumber, type Token } from '../words/tokens.ts';
import { isWeekdayIn, weekdays } from '../../dates/weekday-words.ts';
import { lastWords, months, nextWords, numbers, relativeDays, thisWords, units } from './day-words.ts';
import type { When } from './when.ts';

/** What the finders read. */
export interface Text {
  readonly tokens: readonly Token[];
  readonly today: string;
  readonly language: string;
  /** The day of the thing that was named last: "the monday after that". */
  readonly base?: string | undefined;
  /** Something was spoken of that a lone number can be the time of. */
  readonly isFollowUp?: boolean | undefined;
  /** The class of that thing. */
  readonly baseOf?: string | undefined;
  /** The thing that is named at a token: "the day before the midterm". */
  readonly anchorAt?: AnchorAt | undefined;
}

/** Something found at a token: how many tokens it takes. */
export interface Found {
  readonly when: When;
  readonly length: number;
}

export const wordAt = ({ tokens }: Text, at: number): string => tokens[at]?.word ?? '';
export const numberAt = (text: Text, at: number): number | undefined =>
  isNumber(text.tokens[at]) ? Number(wordAt(text, at)) : undefined;
export const countAt = (text: Text, at: number): number | undefined =>
  numberAt(text, at) ?? numbers.get(wordAt(text, at));

/** A day that was found; undefined for one that does not exist. */
export const foundDay = (
  value: string | undefined,
  length: number,
  more: { or?: string; weekday?: number; fixed?: true; of?: string } = {},
): Found | undefined => (value === undefined ? undefined : { when: { kind: 'day', day: value, ...more }, length });

const longPast = 120;
/** A day without a year: this year's, or next year's when this year's is long past. */
export const inYear = (month: number, date: number, today: string): string | undefined => {
  const own = makeDay(yearOf(today), { month, day: date });
  const later = makeDay(yearOf(today) + 1, { month, day: date });
  return own !== undefined && daysBetween(own, today) <= longPast ? own : later;
};

const inMonth = (date: number, today: string): string | undefined => {
  for (let shift = 0; shift < 3; shift += 1) {
    const month = Number(today.slice(5, 7)) + shift;
    const found = makeDay(yearOf(today) + (month > 12 ? 1 : 0), { month: month > 12 ? month - 12 : month, day: date });
    if (found !== undefined && found >= today) return found;
  }
  return undefined;
};

export const isoDay = (text: Text, at: number): Found | undefined => {
  const [year, month, date] = [numberAt(text, at), numberAt(text, at + 2), numberAt(text, at + 4)];
  if (year === undefined || year < 1900 || month === undefined || date === undefined) return undefined;
  return /^[-/.]$/u.test(wordAt(text, at + 1))
    ? foundDay(makeDay(year, { month, day: date }), 5, { fixed: true })
    : undefined;
};

const soon = 150;

/** "10/21", "21.10.", "3/4/26". English texts put the month first, unless only the other reading is soon. */
export const slashDay = (text: Text, at: number): Found | undefined => {
  const [one, mark, two] = [numberAt(text, at), wordAt(text, at + 1), numberAt(text, at + 2)];
  const { today, language, tokens } = text;
  if (
    one === undefined ||
    two === undefined ||
    !/^[/.]$/u.test(mark) ||
    !tokens[at + 1]?.glued ||
    !tokens[at + 2]?.glued
  )
    return undefined;
  const year = wordAt(text, at + 3) === mark ? numberAt(text, at + 4) : undefined;
  const length = year === undefined ? (wordAt(text, at + 3) === '.' && mark === '.' ? 4 : 3) : 5;
  const made = (month: number, date: number) =>
    year === undefined ? inYear(month, date, today) : makeDay(year < 100 ? 2000 + year : year, { month, day: date });
  const monthFirst = language === 'en' && mark !== '.';
  const [usual, other] = monthFirst ? [made(one, two), made(two, one)] : [made(two, one), made(one, two)];
  if (!monthFirst || usual === undefined) return foundDay(usual ?? other, length, { fixed: true });
  const isSoon = (each: string | undefined) => each !== undefined && each >= today && daysBetween(today, each) <= soon;
  if (other === undefined || other === usual || (isSoon(usual) && !isSoon(other)))
    return foundDay(usual, length, { fixed: true });
  return isSoon(other) && !isSoon(usual)
    ? foundDay(other, length, { fixed: true })
    : foundDay(usual, length, { fixed: true, or: other });
};

const suffix = /^(?:st|nd|rd|th|er|e|ten|ste)$/u;
const suffixAt = (text: Text, at: number) => (suffix.test(wordAt(text, at)) && text.tokens[at]?.glued ? 1 : 0);

/** A day of the month after the token, with "th" or a point: its number and its length. */
const dateAt = (text: Text, at: number): { readonly date: number; readonly length: number } | undefined => {
  const date = numberAt(text, at) ?? (wordAt(text, at) === 'premier' || wordAt(text, at) === 'primero' ? 1 : undefined);
  if (date === undefined || date < 1 || date > 31) return undefined;
  const point = wordAt(text, at + 1) === '.' && months.has(wordAt(text, at + 2)) ? 1 : 0;
  return { date, length: 1 + Math.max(suffixAt(text, at + 1), point) };
};

const yearAt = (text: Text, at: number): { readonly year?: number; readonly length: number } => {
  const comma = wordAt(text, at) === ',' || wordAt(text, at) === 'de' ? 1 : 0;
  const year = numberAt(text, at + comma);
  return year !== undefined && year > 2000 && year < 2200 ? { year, length: comma + 1 } : { length: 0 };
};

const dated = (text: Text, found: { month: number; date: number; at: number; length: number }): Found | undefined => {
  const { month, date, at, length } = found;
  const { year, length: more } = yearAt(text, at + length);
  const value = year === undefined ? inYear(month, date, text.today) : makeDay(year, { month, day: date });
  return foundDay(value, length + more, { fixed: true });
};

const verbalMonths = new Set(['may', 'march', 'mar', 'mars']);

/** "dec 14", "14th of december", "14 de diciembre". */
export const monthDay = (text: Text, at: number): Found | undefined => {
  const month = months.get(wordAt(text, at));
  if (month !== undefined) {
    const point = wordAt(text, at + 1) === '.' ? 1 : 0;
    const the = wordAt(text, at + 1 + point) === 'the' ? 1 : 0;
    const after = dateAt(text, at + 1 + point + the);
    const clock = /^(?:am|pm|:)$/u.test(wordAt(text, at + 2 + point + the));
    if (after && !clock) return dated(text, { month, date: after.date, at, length: 1 + point + the + after.length });
  }
  const before = dateAt(text, at);
  if (!before) return undefined;
  const of = /^(?:of|de|\.)$/u.test(wordAt(text, at + before.length)) ? 1 : 0;
  const name = wordAt(text, at + before.length + of);
  const later = months.get(name);
  if (
    later === undefined ||
    (verbalMonths.has(name) && of === 0 && before.length === 1 && name === 'mars' && text.language === 'en')
  )
    return undefined;
  return dated(text, { month: later, date: before.date, at, length: before.length + of + 1 });
};

const beforeDate = /^(?:the|le|el|am|on|den|der|au|al|zum|by|due|dem)$/u;
const things =
  /^(?:one|chapter|quiz|exam|assignment|task|thing|item|time|draft|essay|homework|hw|lab|of|half|part|option)s?$/u;

/** "not the 28, its 29". */
const isOtherDate = (text: Text, at: number): boolean =>
  /^(?:is|its|but|sondern|sino)$/u.test(wordAt(text, at - 1)) &&
  text.tokens
    .slice(0, at - 1)
    .some((token, index) => isNumber(token) && /^(?:not|isnt)$/u.test(wordAt(text, index - 2)));

/** "the 14th", "am 14.", "le 14", "el 14". */
export const monthlessDay = (text: Text, at: number): Found | undefined => {
  const date = dateAt(text, at);
  if (!date) return undefined;
  const ordinal = date.length > 1;
  const point = wordAt(text, at + 1) === '.' && text.language === 'de' && beforeDate.test(wordAt(text, at - 1)) ? 1 : 0;
  const named =
    /^(?:le|el|al|au)$/u.test(wordAt(text, at - 1)) ||
    (wordAt(text, at - 1) === 'the' &&
      /^(?:on|to|by|until|till|from|before|for|not|isnt)$/u.test(wordAt(text, at - 2))) ||
    isOtherDate(text, at);
  const next = wordAt(text, at + date.length);
  if (!(ordinal || point > 0 || named) || things.test(next) || /^(?:am|pm|:|h|uhr|%)$/u.test(next)) return undefined;
  if (ordinal && date.date <= 5 && !named && !beforeDate.test(wordAt(text, at - 1))) return undefined;
  return foundDay(inMonth(date.date, text.today), date.length + point);
};

export const mondayAfter = (today: string) => nextWeekday(addDays(today, 1), 1);

/** "monday 26", "vendredi 20": a number behind a weekday is its date when they agree. */
const datedWeekday = (text: Text, at: number, weekday: number): { day: string; length: number } | undefined => {
  const date = numberAt(text, at);
  const next = wordAt(text, at + 1);
  const point = next === '.' && text.language === 'de' && text.tokens[at + 1]?.glued ? 1 : 0;
  if (date === undefined || date < 1 || date > 31 || months.has(wordAt(text, at + 1 + point))) return undefined;
  if (
    point === 0 &&
    /^(?:am|pm|a|p|:|h|uhr|-|–|\/|\.|to|bis|oclock|th|st|nd|rd)$/u.test(next) &&
    next !== 'to' &&
    next !== 'a'
  )
    return undefined;
  if (point === 1 && isNumber(text.tokens[at + 2])) return undefined;
  const day = inMonth(date, text.today);
  return day !== undefined && weekdayOf(day) === weekday ? { day, length: 1 + point } : undefined;
};

/** "friday", "next friday", "friday next week", "a week from friday". */
export const namedWeekday = (text: Text, at: number): Found | undefined => {
  const { today, language } = text;
  let first = at;
  const before = wordAt(text, at);
  const [isNext, isThis, isLast] = [nextWords.has(before), thisWords.has(before), lastWords.has(before)];
  if (isNext || isThis || isLast) first += 1;
  const name = wordAt(text, first);
  const weekday = weekdays.get(name);
  if (weekday === undefined || !isWeekdayIn(name, language)) return undefined;
  // "the sun", "sat down"
  const isOtherWord = wordAt(text, at - 1) === 'the' || /^(?:down|in)$/u.test(wordAt(text, first + 1));
  if (/^(?:sun|sat|wed)$/u.test(name) && first === at && isOtherWord) return undefined;
  let length = first - at + 1;
  if (
    wordAt(text, first + 1) === '.' &&
    name.length <= 4 &&
    text.tokens[first + 1]?.glued &&
    text.tokens[first + 2] !== undefined
  )
    length += 1;
  const near = nextWeekday(addDays(today, 1), weekday);
  const numbered = datedWeekday(text, at + length, weekday);
  if (numbered && !isNext && !isThis && !isLast)
    return foundDay(numbered.day, length + numbered.length, { fixed: true });
  const inNextWeek = nextWeekday(mondayAfter(today), weekday);
  const after = wordAt(text, at + length);
  const more = wordAt(text, at + length + 1);
  if (isLast || (/^(?:dernier|pasado|passe)$/u.test(after) && language !== 'de'))
    return foundDay(addDays(near, -7), length + (isLast ? 0 : 1));
  if ((nextWords.has(after) && units.get(more) === 'week') || (after === 'of' && nextWords.has(more)))
    return foundDay(inNextWeek, length + (after === 'of' ? 3 : 2));
  if (thisWords.has(after) && units.get(more) === 'week') return foundDay(near, length + 2);
  if (after === 'in' && units.get(wordAt(text, at + length + 2)) === 'week') {
    const weeks = countAt(text, at + length + 1);
    if (weeks !== undefined) return foundDay(addDays(near, 7 * weeks), length + 3);
  }
  if (units.get(after) === 'week' && after.startsWith('week') && !isNext && !isThis)
    return foundDay(addDays(near, 7), length + 1);
  if (/^(?:prochain|proximo|que|nachste|en)$/u.test(after)) {
    if (after === 'prochain') return foundDay(inNextWeek, length + 1);
    if (after === 'proximo') return foundDay(near, length + 1);
    if (after === 'que' && more === 'viene') return foundDay(near, length + 2);
    if (after === 'en' && more === 'huit') return foundDay(addDays(near, 7), length + 2);
  }
  if (isThis) return foundDay(nextWeekday(today, weekday), length);
  const isFollowing = /^(?:coming|upcoming|kommende[nr]?|proximo)$/u.test(before);
  if (isNext && !isFollowing) return foundDay(language === 'es' ? near : inNextWeek, length);
  return foundDay(near, length, isFollowing ? {} : { weekday });
};

/** "tomorrow", "the day after tomorrow", "pasado mañana", "après-demain". */
export const relativeDay = (text: Text, at: number): Found | undefined => {
  const { today, language } = text;
  const words = (count: number) => Array.from({ length: count }, (_, index) => wordAt(text, at + index)).join(' ');
  if (/^(?:the )?day after (?:tomorrow|tmrw|tmr)/u.test(words(4)))
    return foundDay(addDays(today, 2), words(1) === 'the' ? 4 : 3);
  if (/^(?:pasado manana|apres demain)$/u.test(words(2))) return foundDay(addDays(today, 2), 2);
  if (words(3) === "aujourd' hui" || words(2) === 'aujourd hui') return foundDay(today, 2);
  const word = wordAt(text, at);
  const shift = relativeDays.get(word);
  if (shift === undefined) return undefined;
  if (word === 'manana' && /^(?:la|por)$/u.test(wordAt(text, at - 1)) && /^(?:por|de)$/u.test(wordAt(text, at - 2)))
    return undefined;
  if (word === 'morgen' && language !== 'de') return undefined;
  if (word === 'tom' && text.tokens[at]?.text === 'Tom') return undefined;
  return foundDay(addDays(today, shift), 1);
};
