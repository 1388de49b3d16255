import type { DateMention, DateSpan } from './date-mention.ts';
import { asWritten, inferredDates } from './inferred-date.ts';
import { monthNameDates } from './month-name-dates.ts';
import { weekdayNamesNearDate, weekdayNumber } from './month-and-weekday-names.ts';
import { type DateOrder, numericDates } from './numeric-dates.ts';
import { spelledDates } from './spelled-dates.ts';
import { withoutDates } from './without-dates.ts';

export interface FindDatesOptions {
  readonly order: DateOrder;
}

const weekdayBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(${weekdayNamesNearDate})\.?,?\s*(?:the\s+|den\s+|le\s+|el\s+)?$`,
  'iu',
);
const weekdayLetterBefore = /(?<![\p{L}\d])(su|so|mo?|tu?|di|we?|mi|r|th|do|fr?|sa?)\.?,?\s$/iu;
const weekdayAfter = new RegExp(String.raw`^,?\s*\(?(${weekdayNamesNearDate})(?!\p{L})\.?\)?`, 'iu');
/** "9/3 Th": short forms after a date must be capitalised, because "we" and "so" are words. */
const shortWeekdayAfter = /^\s\(?(Mo|Tu|We|Th|Fr|Sa|Su)\b\.?\)?/u;
const rangeBetween = new RegExp(
  String.raw`^\s*(?:-|–|—|to|through|thru|until|till|al|a|au|bis)\s*(?:(?:${weekdayNamesNearDate}|[a-z]{1,2})\.?,?\s*)?$`,
  'iu',
);

/** A weekday is this near to its date, in characters: a long text is not searched again for each of its dates. */
const nearby = 80;

const withWeekday = (text: string, mention: DateSpan): DateSpan => {
  const left = text.slice(Math.max(0, mention.start - nearby), mention.start);
  const lead = weekdayBefore.exec(left) ?? weekdayLetterBefore.exec(left);
  const rest = text.slice(mention.end, mention.end + nearby);
  const tail = weekdayAfter.exec(rest) ?? shortWeekdayAfter.exec(rest);
  const name = lead?.[1] ?? tail?.[1];
  const weekday = name === undefined ? undefined : weekdayNumber(name);
  if (weekday === undefined) return mention;
  const start = mention.start - (lead?.[0].length ?? 0);
  const end = mention.end + (lead ? 0 : (tail?.[0].length ?? 0));
  return { ...mention, start, end, weekday };
};

/** "Jan. 27 - Feb. 2" is one range. */
const joinRanges = (text: string, mentions: readonly DateSpan[]): DateSpan[] => {
  const result: DateSpan[] = [];
  for (const mention of mentions) {
    const last = result.at(-1);
    const first = last?.days[0];
    const end = mention.days.at(-1);
    if (last && first && end && !last.range && rangeBetween.test(text.slice(last.end, mention.start))) {
      result[result.length - 1] = { ...last, end: mention.end, days: [first, end], range: true };
    } else result.push(mention);
  }
  return result;
};

/** All dates of a line, in text order. */
export const findDates = (text: string, { order }: FindDatesOptions): DateMention[] => {
  const inferred = inferredDates(text);
  const rest = withoutDates(text, inferred);
  const named = monthNameDates(rest, order === 'day-first');
  const free = (mention: DateSpan) => named.every((other) => mention.end <= other.start || mention.start >= other.end);
  const known = [...named, ...numericDates(rest, order).filter(free)];
  const all = [...inferred, ...known, ...spelledDates(rest, known)].toSorted((a, b) => a.start - b.start);
  return joinRanges(
    text,
    all.map((mention) => withWeekday(text, mention)),
  ).map((mention) => ({ ...mention, text: asWritten(text.slice(mention.start, mention.end)) }));
};
