import { casual, type ParsedResult } from 'chrono-node/en';
import { removeSpan } from './text-span.ts';

const reader = casual.clone();
// with `forwardDate` the parsers read "chapter 4 mon" as four months, so only the refiners get that option
reader.parsers = casual.parsers.map((parser) => ({
  pattern: (context) => parser.pattern(Object.assign(Object.create(context), { option: {} })),
  extract: (context, match) => parser.extract(context, match),
}));

type ParsedComponents = ParsedResult['start'];

export interface When {
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** `HH:mm` */
  dueTime: string | null;
  /** The last of several days. */
  endDate: string | null;
  endTime: string | null;
  /** The text names the day; otherwise it follows from the time. */
  isDayNamed: boolean;
  rest: string;
}

const counted = /(?:pages?|pp?\.?|chapters?|ch\.?|sections?|exercises?|problems?|questions?|units?|lessons?)\s*$/iu;
const counts = /^\s*(?:points?|pts?|pages?|cups?)(?!\p{L})/iu;

/** "pages 10 to 20" is not a time, and "1/2 point" is not a date. */
const isDateOrTime = (text: string, { index, text: found }: ParsedResult) => {
  const isBare = /^[\d\s/–-]+(?:to[\d\s]+)?$/u.test(found);
  return !isBare || !(counted.test(text.slice(0, index)) || counts.test(text.slice(index + found.length)));
};

const two = (part: number | null) => String(part ?? 0).padStart(2, '0');

const dayOf = (part: ParsedComponents) =>
  `${String(part.get('year')).padStart(4, '0')}-${two(part.get('month'))}-${two(part.get('day'))}`;

/** Without am or pm, one to six is the afternoon: "at 5" is 17:00 for a student. */
const timeOf = (part: ParsedComponents, text: string) => {
  const hour = part.get('hour') ?? 0;
  const isAfternoon = hour >= 1 && hour <= 6 && !part.isCertain('meridiem') && !/(?<!\d)0\d/u.test(text);
  return `${two(isAfternoon ? hour + 12 : hour)}:${two(part.get('minute'))}`;
};

const leading = /(?:(?<!\p{L})(?:due|by|on|at|before|until|for|from)\s+|[,;–-]\s*)+$/iu;

const spanOf = (text: string, { index, text: found }: ParsedResult) => {
  const before = leading.exec(text.slice(0, index))?.[0].length ?? 0;
  const after = /^[’']s(?!\p{L})/u.exec(text.slice(index + found.length))?.[0].length ?? 0;
  return { index: index - before, length: before + found.length + after };
};

const isNamedDay = (part: ParsedComponents | null | undefined) =>
  part ? part.isCertain('day') || part.isCertain('weekday') : false;

const localDay = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The day on which a time comes next. */
const nextDay = (time: string, now: Date) => {
  const hasPassed = time < `${two(now.getHours())}:${two(now.getMinutes())}`;
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + (hasPassed ? 1 : 0)));
};

/** The days and times that a text names, and the text without them. A time without a day is its next occurrence. */
export const readWhen = (text: string, now: Date): When => {
  const found = reader.parse(text, now, { forwardDate: true }).filter((result) => isDateOrTime(text, result));
  const time = found.find(({ start }) => start.isCertain('hour'));
  const day = found.find(({ start }) => isNamedDay(start));
  const used = found.filter((result) => result === day || result === time).toReversed();
  const dueTime = time ? timeOf(time.start, time.text) : null;
  const dueDate = day ? dayOf(day.start) : dueTime && nextDay(dueTime, now);
  const lastDay = day?.end && isNamedDay(day.end) ? dayOf(day.end) : null;
  const endTime = time?.end?.isCertain('hour') ? timeOf(time.end, time.text) : null;
  const endDate = lastDay !== null && dueDate !== null && lastDay > dueDate ? lastDay : null;
  return {
    dueDate,
    dueTime,
    endDate,
    endTime: endTime && (endDate || (dueTime && endTime > dueTime)) ? endTime : null,
    isDayNamed: day !== undefined,
    rest: used.reduce((rest, result) => removeSpan(rest, spanOf(text, result)), text),
  };
};

const until = /(?<!\p{L})(?:until|till|til|through|thru|to)\s+/giu;

/** A time that is read together with the last day: "until dec 11 at 5pm". It is that of every day. */
const timesIn = ({ start, end, text }: ParsedResult) =>
  [start, end].flatMap((part) => (part?.isCertain('hour') ? [timeOf(part, text)] : [])).join(' to ');

/** "until dec 10": the last day of what repeats, and the text without it. */
export const readUntil = (text: string, now: Date): { until: string | null; rest: string } => {
  for (const { index, 0: word } of text.matchAll(until)) {
    const after = text.slice(index + word.length);
    const [date] = reader.parse(after, now, { forwardDate: true });
    if (date?.index !== 0 || !isNamedDay(date.start)) continue;
    const rest = removeSpan(text, { index, length: word.length + date.text.length });
    const times = timesIn(date);
    return { until: dayOf(date.start), rest: times ? `${rest} at ${times}` : rest };
  }
  return { until: null, rest: text };
};
