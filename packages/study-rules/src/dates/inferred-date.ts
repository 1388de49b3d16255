import type { MonthDay } from './calendar.ts';
import type { DateSpan } from './date-mention.ts';

/** "8-27" as a date: private characters hold the month and the day before the text as written. */
const inferred = /\uE000(\d{1,2})-(\d{1,2})\uE001([^\uE000-\uE002]*)\uE002/gu;

/** Marks a text as a date that only its place in a sequence tells. */
export const inferredDate = ({ month, day }: MonthDay, written: string) =>
  `\uE000${month}-${day}\uE001${written}\uE002`;

/** The text without marks. */
export const asWritten = (text: string) => text.replaceAll(inferred, '$3');

/** Takes the characters of the marks out of a foreign text. */
export const withoutMarks = (text: string) => text.replaceAll(/[\uE000-\uE002]/gu, ' ');

export const inferredDates = (text: string): DateSpan[] =>
  [...text.matchAll(inferred)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    days: [{ month: Number(match[1]), day: Number(match[2]) }],
    range: false,
  }));
