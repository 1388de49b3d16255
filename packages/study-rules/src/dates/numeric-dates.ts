import type { PartialDay, DateSpan } from './date-mention.ts';

const iso = /(?<![\d/.-])(\d{4})([-/.])\s?(\d{1,2})\2\s?(\d{1,2})(?![\d/]|[.-]\d)/g;
/** "2026年10月5日", "10월 5일" */
const eastAsian = /(?:(\d{4})\s?[年년]\s?)?(?<!\d)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?(?:[日号號일]|(?!\d))/gu;
/** "05.10", only where a line consists of it or begins with it. */
const bareDotted = /^(\s*(?:\p{L}{2,12}[.,]?\s+)?)(\d{2})\.(\d{2})(?![\d.:%])(?=\s*$|\s*[-–—:(]|\s+\p{L})/u;
const slashed =
  /(?<![\d/.:$€£#\p{L}-])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/%\p{L}]|\.\d)(?:(\s?[-–]\s?\d{1,2}(?:\/\d{1,2}(?:\/\d{4}|\/\d{2})?)?(?![\d/:.%]|\s?[ap]m))|((?:\s*,\s*\d{1,2}(?![\d/:.%]))*))/gu;
const dotted = /(?<![\d/.:$€£#\p{L}-])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?((?:\d{4}|\d{2})(?!\d|[:.]\d)))?(?!\d)/gu;
/** "13. - 17.10.", "13-17/10": the month comes once, after the last day. */
const dayRange =
  /(?<![\d/.:$€£#\p{L}-])(\d{1,2})\.?\s?[-–]\s?(\d{1,2})(?:\.\s?(\d{1,2})\.|\/(\d{1,2}))(?:\s?\/?(\d{4}))?(?![\d/%]|:\d)/gu;
const dashed = /(?<![\d/.:-])(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?![\d-])/g;

/** "1/2 point", "24/7", "2/3 of": an amount, not a day. */
const always = /^24\/7$/;
const amount = /^\s*(?:of\b|points?\b|pts?\b|credits?\b|hours?\b|pages?\b|cup|mark|full|the\b|would\b)/i;

const fullYear = (text: string | undefined) => {
  if (text === undefined) return undefined;
  return text.length === 2 ? (Number(text) > 70 ? 1900 : 2000) + Number(text) : Number(text);
};

export type DateOrder = 'day-first' | 'month-first';

const partial = (month: number, day: number, year?: number): PartialDay | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31
    ? { month, day, ...(year === undefined ? {} : { year }) }
    : undefined;

/** Reads both numbers in the usual order, or in the other one when only that is a valid date. */
const ordered = (numbers: readonly [number, number], order: DateOrder, year?: number) => {
  const [first, second] = numbers;
  const dayFirst = partial(second, first, year);
  const monthFirst = partial(first, second, year);
  return order === 'day-first' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
};

const listed = (tail: string, first: PartialDay): PartialDay[] => {
  const days = [first];
  for (const [text] of tail.matchAll(/\d{1,2}/g)) {
    const day = Number(text);
    if (day <= (days.at(-1)?.day ?? 0) || day > 31) break;
    days.push({ ...first, day });
  }
  return days;
};

/** The second date of "10/2-10/6". */
const rangeEnd = (text: string, order: DateOrder): PartialDay | undefined => {
  const [first, second, year] = text.match(/\d+/g) ?? [];
  return second === undefined ? undefined : ordered([Number(first), Number(second)], order, fullYear(year));
};

export const numericDates = (text: string, order: DateOrder): DateSpan[] => {
  const found: DateSpan[] = [];
  const add = (match: RegExpExecArray, days: readonly (PartialDay | undefined)[], range = false) => {
    const real = days.filter((day) => day !== undefined);
    const end = match.index + match[0].length;
    if (real.length === 0 || found.some((other) => match.index < other.end && end > other.start)) return;
    found.push({ start: match.index, end, days: real, range });
  };
  for (const match of text.matchAll(iso)) add(match, [partial(Number(match[3]), Number(match[4]), Number(match[1]))]);
  for (const match of text.matchAll(eastAsian)) {
    add(match, [partial(Number(match[2]), Number(match[3]), fullYear(match[1]))]);
  }
  for (const match of text.matchAll(dayRange)) {
    const month = Number(match[3] ?? match[4]);
    const [first, last] = [match[1], match[2]].map((day) => partial(month, Number(day), fullYear(match[5])));
    if (order === 'day-first' && first && last && first.day < last.day) add(match, [first, last], true);
  }
  for (const pattern of [slashed, dotted, dashed]) {
    for (const match of text.matchAll(pattern)) {
      const year = fullYear(match[3]);
      const rest = text.slice(match.index + match[0].length);
      if (year === undefined && pattern === slashed && (amount.test(rest) || always.test(match[0]))) continue;
      const first = ordered([Number(match[1]), Number(match[2])], order, year);
      const end = match[4] === undefined ? undefined : rangeEnd(match[4], order);
      if (first && end) add(match, [first, end], true);
      else add(match, first ? listed(match[4] ?? match[5] ?? '', first) : [], match[4] !== undefined);
    }
  }
  const bare = order === 'day-first' ? bareDotted.exec(text) : null;
  if (bare) {
    const lead = bare[1]?.length ?? 0;
    const day = partial(Number(bare[3]), Number(bare[2]));
    const span = { start: lead, end: lead + 5 };
    if (day && found.every(({ start, end }) => span.end <= start || span.start >= end))
      found.push({ ...span, days: [day], range: false });
  }
  return found;
};

/** How many numeric dates of a text are valid in only one order. */
export const dateOrderVotes = (text: string): Record<DateOrder, number> => {
  const votes = { 'day-first': 0, 'month-first': 0 };
  for (const pattern of [slashed, dotted, dashed]) {
    for (const match of text.matchAll(pattern)) {
      const [first, second] = [Number(match[1]), Number(match[2])];
      if (first > 12 && first <= 31 && second <= 12) votes['day-first'] += 1;
      if (second > 12 && second <= 31 && first <= 12) votes['month-first'] += 1;
    }
  }
  return votes;
};
