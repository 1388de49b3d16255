import type { Mention, Span } from './date-mention.ts';
import { namedMentions } from './month-name-dates.ts';
import { weekdayNames, weekdayOfName } from './month-and-weekday-names.ts';
import { type NumberOrder, numericMentions } from './numeric-dates.ts';
import { spelledMentions } from './spelled-dates.ts';

export interface Reading {
  readonly order: NumberOrder;
}

const before = new RegExp(String.raw`(?<![\p{L}\d])(${weekdayNames})\.?,?\s*(?:the\s+|den\s+|le\s+|el\s+)?$`, 'iu');
const letter = /(?<![\p{L}\d])(su|so|mo?|tu?|di|we?|mi|r|th|do|fr?|sa?)\.?,?\s$/iu;
const after = new RegExp(String.raw`^,?\s*\(?(${weekdayNames})\b\.?\)?`, 'iu');
/** "9/3 Th": short forms after a date need their capital, for "we" and "so" are words. */
const afterShort = /^\s\(?(Mo|Tu|We|Th|Fr|Sa|Su)\b\.?\)?/u;
const between = new RegExp(
  String.raw`^\s*(?:-|–|—|to|through|thru|until|till|al|a|au|bis)\s*(?:(?:${weekdayNames}|[a-z]{1,2})\.?,?\s*)?$`,
  'iu',
);

const withWeekday = (text: string, mention: Span): Span => {
  const left = text.slice(0, mention.start);
  const lead = before.exec(left) ?? letter.exec(left);
  const rest = text.slice(mention.end);
  const tail = after.exec(rest) ?? afterShort.exec(rest);
  const name = lead?.[1] ?? tail?.[1];
  const weekday = name === undefined ? undefined : weekdayOfName(name);
  if (weekday === undefined) return mention;
  const start = mention.start - (lead?.[0].length ?? 0);
  const end = mention.end + (lead ? 0 : (tail?.[0].length ?? 0));
  return { ...mention, start, end, weekday };
};

/** "Jan. 27 - Feb. 2" is one range. */
const joinRanges = (text: string, mentions: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const mention of mentions) {
    const last = result.at(-1);
    const first = last?.days[0];
    const end = mention.days.at(-1);
    if (last && first && end && !last.range && between.test(text.slice(last.end, mention.start))) {
      result[result.length - 1] = { ...last, end: mention.end, days: [first, end], range: true };
    } else result.push(mention);
  }
  return result;
};

/** All dates of a line, in the order of the text. */
export const findMentions = (text: string, { order }: Reading): Mention[] => {
  const named = namedMentions(text, order === 'day-first');
  const free = (mention: Span) => named.every((other) => mention.end <= other.start || mention.start >= other.end);
  const known = [...named, ...numericMentions(text, order).filter(free)];
  const all = [...known, ...spelledMentions(text, known)].toSorted((a, b) => a.start - b.start);
  return joinRanges(
    text,
    all.map((mention) => withWeekday(text, mention)),
  ).map((mention) => ({ ...mention, text: text.slice(mention.start, mention.end) }));
};
