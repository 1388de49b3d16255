import { eventTitle } from '../../events/event-title.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { timeOfDay } from '../../events/time-of-day.ts';
import { weekdayIn, weekdaysOf } from '../readers/scope.ts';
import type { DatedThing, GivenDate, Place } from './dated-thing.ts';
import { given, type KnownDate, onWeekday } from './known-date.ts';
import { isNameless, thingsIn } from './segments.ts';

/** A text that may name things. */
export interface NamingText {
  readonly text: string;
  /** The whole line or row. */
  readonly line: string;
  readonly place: Place;
  /** Another line that belongs to the quote, such as that of the date. */
  readonly lead?: string | undefined;
  /** Quoted instead of the line: a row of a table is long. */
  readonly quoted?: string | undefined;
}

export type From = Pick<GivenDate, 'way' | 'distance' | 'offset'>;

const longestQuote = 500;
const mostDays = 8;

export const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();

const quoteOf = ({ line, lead, quoted }: NamingText) => {
  const [own, other] = [plain(quoted ?? line), plain(lead ?? '')];
  return (own.includes(other) ? own : `${other} … ${own}`).slice(0, longestQuote).toWellFormed();
};

/** "R assignment 1, Wednesday Chapter 13, Sunday": each weekday ends the part before it, or begins the one after it. */
const byWeekday = (text: string): string[] => {
  const found = weekdaysOf(text);
  const [first] = found;
  if (!first || new Set(found.map(({ weekday }) => weekday)).size < 2) return [text];
  const leading = !/\p{L}{2}|\d/u.test(text.slice(0, first.start));
  const seams = leading ? found.slice(1).map(({ start }) => start) : found.slice(0, -1).map(({ end }) => end);
  return [0, ...seams].map((seam, index) => text.slice(seam, seams[index] ?? text.length));
};

/** The things in a text, each with each day of its date; a weekday in the text chooses a day of an inherited date. */
export const thingsOn = (naming: NamingText, date: KnownDate, from: From): DatedThing[] =>
  date.range && from.way !== 'same-clause' && from.way !== 'own-cell-date'
    ? byWeekday(naming.text).flatMap((text) => thingsOfPart({ ...naming, text }, date, from))
    : thingsOfPart(naming, date, from);

const thingsOfPart = (naming: NamingText, date: KnownDate, from: From): DatedThing[] => {
  const weekday = from.way === 'same-clause' || from.way === 'own-cell-date' ? undefined : weekdayIn(naming.text);
  const own = onWeekday(date, weekday);
  return thingsIn(naming.text).flatMap((text) => {
    const title = eventTitle(text);
    if (title.length < 2 || isNameless(text)) return [];
    return own.days.slice(0, mostDays).map((day, index) => ({
      title,
      type: eventTypeOf(title) ?? eventTypeOf(text) ?? 'assignment',
      day,
      time: timeOfDay(naming.text) ?? timeOfDay(naming.line),
      quote: quoteOf(naming),
      text,
      context: plain(naming.line),
      date: given(own, index, from),
      place: naming.place,
    }));
  });
};
