import type { EventType } from '@hub/contracts';
import { nextWeekday } from '../../dates/calendar.ts';
import type { DateMention } from '../../dates/date-mention.ts';
import { weekdayNames, weekdayNumber } from '../../dates/month-and-weekday-names.ts';
import { dueWord } from '../../events/event-words.ts';

/** The dates of the whole document, as context for reading a part of it. */
export interface Scope {
  readonly mentions: (text: string) => DateMention[];
  /** The days of a mention within the term. */
  readonly anchor: (mention: DateMention) => Anchor | undefined;
  /** The first day of a numbered week. */
  readonly week: (number: number) => string | undefined;
}

/** The day or days that apply to the text next to them. */
export interface Anchor {
  readonly days: readonly string[];
  readonly range: boolean;
  readonly text: string;
  /** HH:mm, when a time is written with the date. */
  readonly time?: string | null;
  /** The day is certain: a weekday in the text does not change it. */
  readonly fixed?: boolean;
}

/** A possible event; `quote` consists of verbatim pieces. */
export interface Candidate {
  readonly title: string;
  readonly day: string;
  readonly time: string | null;
  readonly type: EventType;
  readonly quote: string;
}

const oneWeekday = new RegExp(String.raw`(?<!\p{L})(${weekdayNames})(?!\p{L})`, 'giu');

/** The names of weekdays in a text. */
export const weekdaysOf = (text: string) =>
  [...text.matchAll(oneWeekday)].flatMap((match) => {
    const weekday = weekdayNumber(match[1] ?? '');
    return weekday === undefined ? [] : [{ weekday, start: match.index, end: match.index + match[0].length }];
  });

/** The weekday in a clause, if there is exactly one. */
export const weekdayIn = (text: string): number | undefined => {
  const [first, ...others] = new Set(weekdaysOf(text).map(({ weekday }) => weekday));
  return others.length === 0 ? first : undefined;
};

const isDue = (clause: string, type: EventType) => dueWord.test(clause) || type === 'assignment' || type === 'homework';

/**
 * The day of an event: the weekday that the clause names, the last day of the range for something due, otherwise the
 * first.
 */
export const resolveDay = (anchor: Anchor, clause: string, type: EventType): string | undefined => {
  const [first] = anchor.days;
  const last = anchor.days.at(-1);
  const weekday = weekdayIn(clause);
  if (first === undefined || last === undefined) return undefined;
  if (weekday !== undefined && anchor.fixed !== true) {
    const listed = anchor.range ? undefined : anchor.days.find((day) => nextWeekday(day, weekday) === day);
    return listed ?? nextWeekday(first, weekday);
  }
  return anchor.range && isDue(clause, type) ? last : first;
};
