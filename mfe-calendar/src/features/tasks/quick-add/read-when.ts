import { casual, type ParsedResult } from 'chrono-node/en';
import { removeSpan } from './text-span.ts';

const reader = casual.clone();
// with `forwardDate` the parsers read "chapter 4 mon" as four months, so only the refiners get that option
reader.parsers = casual.parsers.map((parser) => ({
  pattern: (context) => parser.pattern(Object.assign(Object.create(context), { option: {} })),
  extract: (context, match) => parser.extract(context, match),
}));

export interface When {
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** `HH:mm` */
  dueTime: string | null;
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

const dayOf = ({ start }: ParsedResult) =>
  `${String(start.get('year')).padStart(4, '0')}-${two(start.get('month'))}-${two(start.get('day'))}`;
const timeOf = ({ start }: ParsedResult) => `${two(start.get('hour'))}:${two(start.get('minute'))}`;

const leading = /(?:(?<!\p{L})(?:due|by|on|at|before|until|for|from)\s+|[,;–-]\s*)+$/iu;

const spanOf = (text: string, { index, text: found }: ParsedResult) => {
  const before = leading.exec(text.slice(0, index))?.[0].length ?? 0;
  const after = /^[’']s(?!\p{L})/u.exec(text.slice(index + found.length))?.[0].length ?? 0;
  return { index: index - before, length: before + found.length + after };
};

/** The day and the time of day that a text names, and the text without them. A time without a day is its next occurrence. */
export const readWhen = (text: string, now: Date): When => {
  const found = reader.parse(text, now, { forwardDate: true }).filter((result) => isDateOrTime(text, result));
  const time = found.find(({ start }) => start.isCertain('hour'));
  const day = found.find(({ start }) => start.isCertain('day') || start.isCertain('weekday')) ?? time;
  const used = found.filter((result) => result === day || result === time).toReversed();
  return {
    dueDate: day ? dayOf(day) : null,
    dueTime: time ? timeOf(time) : null,
    rest: used.reduce((rest, result) => removeSpan(rest, spanOf(text, result)), text),
  };
};
