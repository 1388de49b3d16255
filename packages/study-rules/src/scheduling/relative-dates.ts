import { casual, type ParsedComponents, type ParsedResult } from 'chrono-node';
import { addDays, makeDay, nextWeekday, weekdayOf, yearOf } from '../dates/calendar.ts';

/** A day named in a sentence, with its position. */
export interface NamedDay {
  readonly day: string;
  /** HH:mm */
  readonly time: string | null;
  readonly start: number;
  readonly end: number;
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekday = String.raw`(sun|mon|tue|wed|thu|fri|sat)(?:[a-z]*day)?`;
const pad = (value: number) => String(value).padStart(2, '0');

type Rule = readonly [RegExp, (match: RegExpExecArray, today: string) => string | undefined];

const monthDay = (number: number, today: string): string | undefined => {
  const [year, month] = [yearOf(today), Number(today.slice(5, 7))];
  const day = makeDay(year, { month, day: number });
  if (day !== undefined && day >= today) return day;
  return month === 12 ? makeDay(year + 1, { month: 1, day: number }) : makeDay(year, { month: month + 1, day: number });
};

const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4 };
const countOf = (word: string) => counts[word.toLowerCase()] ?? Number(word);

/** Expressions that chrono does not understand, or understands differently. */
const rules: readonly Rule[] = [
  [/\b(?:the )?day after tomorrow\b/iu, (_, today) => addDays(today, 2)],
  [
    new RegExp(String.raw`\b(a|one|two|three|four|\d) weeks? from (today|tomorrow|${weekday})\b`, 'iu'),
    ([, weeks = '', from = '', name = ''], today) => {
      const near = name === '' ? addDays(today, from.toLowerCase() === 'today' ? 0 : 1) : nextNamed(name, today);
      return addDays(near, 7 * countOf(weeks));
    },
  ],
  [
    new RegExp(String.raw`\b${weekday},? (?:of )?next week\b|\bnext week(?: on)? ${weekday}\b`, 'iu'),
    ([, before, after], today) => inWeekAfter(before ?? after ?? '', today),
  ],
  [
    /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|chapter|quiz|exam|assignment|one))/iu,
    ([, number], today) => monthDay(Number(number), today),
  ],
];

const indexOf = (name: string) => weekdays.indexOf(name.slice(0, 3).toLowerCase());
const nextNamed = (name: string, today: string) => nextWeekday(addDays(today, 1), indexOf(name));
/** Next week begins on the Monday after today. */
const inWeekAfter = (name: string, today: string) => nextWeekday(nextWeekday(addDays(today, 1), 1), indexOf(name));

const noDay =
  /^(?:now|in an? hours?|sun|sat|mar|march|sec|second|for\b.*|an? (?:day|week|month|year)|(?:one|two|three|\d+) (?:day|week|month|hour|minute)s?|(?:this|next|last|past) (?:week|weekend|month|term|semester|year)|.*\b(?:hours?|minutes?)\b.*)$/iu;

const timeOf = ({ start }: ParsedResult): string | null => {
  const hour = start.get('hour');
  if (!start.isCertain('hour') || hour === null) return null;
  // no one studies at three in the morning: without am or pm, one to six is the afternoon
  const shifted = !start.isCertain('meridiem') && hour >= 1 && hour <= 6 ? hour + 12 : hour;
  return `${pad(shifted)}:${pad(start.get('minute') ?? 0)}`;
};

const namesDay = ({ start, text }: ParsedResult) =>
  (start.isCertain('day') || start.isCertain('weekday')) && !noDay.test(text.trim());

const read = (text: string, today: string) => casual.parse(text, new Date(`${today}T12:00:00`), { forwardDate: true });

const dayOf = (part: ParsedComponents) =>
  makeDay(part.get('year') ?? 0, { month: part.get('month') ?? 0, day: part.get('day') ?? 0 });

/** Finds the expressions of our own rules and replaces them by blanks, so that offsets stay the same. */
const ruled = (text: string, today: string): { readonly left: string; readonly found: NamedDay[] } => {
  const found: NamedDay[] = [];
  let left = text;
  for (const [pattern, resolve] of rules) {
    const match = pattern.exec(left);
    if (!match) continue;
    const day = resolve(match, today);
    if (day === undefined) continue;
    const end = match.index + match[0].length;
    found.push({ day, time: null, start: match.index, end });
    left = `${left.slice(0, match.index)}${' '.repeat(match[0].length)}${left.slice(end)}`;
  }
  return { left, found };
};

const whenOf = (result: ParsedResult): NamedDay[] => {
  const day = dayOf(result.start);
  const from = result.index;
  const end = from + result.text.length;
  if (day === undefined) return [];
  const last = result.end && dayOf(result.end);
  const joint = / ?(?:to|until|till|-|–|through) ?/iu.exec(result.text);
  if (!last || !joint || last === day) return [{ day, time: timeOf(result), start: from, end }];
  return [
    { day, time: null, start: from, end: from + joint.index },
    { day: last, time: null, start: from + joint.index + joint[0].length, end },
  ];
};

/** The days named in a text, in text order, each with its own time if it has one. */
export const daysIn = (text: string, today: string): NamedDay[] => {
  const { left, found } = ruled(text, today);
  return [...found, ...read(left, today).filter(namesDay).flatMap(whenOf)].toSorted((a, b) => a.start - b.start);
};

export interface Time extends Pick<NamedDay, 'start' | 'end'> {
  /** HH:mm */
  readonly time: string;
}

/** A time of day in the text. */
export const timeIn = (text: string, today: string): Time | undefined => {
  const result = read(text, today).find((each) => each.start.isCertain('hour') && !noDay.test(each.text.trim()));
  const time = result && timeOf(result);
  return result && time ? { time, start: result.index, end: result.index + result.text.length } : undefined;
};

/** "12/3" can be December or March, so the student is asked. */
export const isAmbiguousDay = (text: string): boolean => {
  const [, one, other] = /(?<![\d/.-])(\d{1,2})[/.](\d{1,2})(?![\d/.-])/u.exec(text) ?? [];
  return one !== other && Number(one) <= 12 && Number(other) <= 12 && Number(one) > 0 && Number(other) > 0;
};

/** The number of days of a shift: "by two days", "a week later"; negative for earlier. */
export const shiftIn = (text: string): number | undefined => {
  const [, count = '', unit = '', direction = ''] =
    /\b(?:by )?(a|an|one|two|three|four|\d{1,2}) (day|week)s?( later| back| forward| earlier| sooner)?\b/iu.exec(
      text,
    ) ?? [];
  if (unit === '' || !/\bby\b|later|back|earlier|sooner|forward/iu.test(text)) return undefined;
  const days = countOf(count === 'an' ? 'a' : count) * (unit.toLowerCase() === 'week' ? 7 : 1);
  const sooner = /earlier|sooner/iu.test(direction) || /\b(?:bring|pull|move) .*\bforward\b/iu.test(text);
  return sooner ? -days : days;
};

export interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const untilSunday = (day: string) => nextWeekday(day, 0);
const lastOfMonth = (day: string) => {
  const [year, month] = [yearOf(day), Number(day.slice(5, 7))];
  return addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`, -1);
};

/** The range of days that a text asks about. "This week" is the next seven days, as everywhere in the product. */
export const rangeIn = (text: string, today: string): DayRange | undefined => {
  const [, number] = /\bnext (\d{1,2}|two|three|four) (?:days|weeks)\b/iu.exec(text) ?? [];
  if (number !== undefined) {
    const days = countOf(number) * (/weeks/iu.test(text) ? 7 : 1);
    return { from: today, to: addDays(today, days), label: `in the next ${days} days` };
  }
  if (/\b(?:this|the|my) weekend\b/iu.test(text)) {
    const saturday = weekdayOf(today) === 0 ? addDays(today, -1) : nextWeekday(today, 6);
    return { from: saturday > today ? saturday : today, to: addDays(saturday, 1), label: 'this weekend' };
  }
  if (/\bnext week\b/iu.test(text) && daysIn(text, today).length === 0) {
    const monday = nextWeekday(addDays(today, 1), 1);
    return { from: monday, to: untilSunday(monday), label: 'next week' };
  }
  if (/\b(?:this|the|my) (?:coming )?week\b/iu.test(text))
    return { from: today, to: addDays(today, 7), label: 'in the next 7 days' };
  if (/\bthis month\b/iu.test(text)) return { from: today, to: lastOfMonth(today), label: 'this month' };
  if (/\bnext month\b/iu.test(text)) {
    const first = addDays(lastOfMonth(today), 1);
    return { from: first, to: lastOfMonth(first), label: 'next month' };
  }
  return undefined;
};
