import { nextWeekday, weekdayOf } from '../../dates/calendar.ts';
import type { DateMention } from '../../dates/date-mention.ts';
import type { Anchor, Scope } from '../readers/scope.ts';
import { weekNumber } from '../readers/week-anchor.ts';
import type { GivenDate } from './dated-thing.ts';

/** A date of the text, with its days in the term. */
export interface KnownDate {
  readonly days: readonly string[];
  readonly range: boolean;
  readonly weekday?: number | undefined;
  readonly hasYear: boolean;
  /** As written. */
  readonly text: string;
  readonly line: number;
}

const isWithYear = ({ days }: DateMention) => days.some(({ year }) => year !== undefined);

export const dateOfMention = (mention: DateMention, scope: Scope, line: number): KnownDate | undefined => {
  const anchor = scope.anchor(mention);
  return anchor && { ...anchor, weekday: mention.weekday, hasYear: isWithYear(mention), text: mention.text, line };
};

export const dateOfAnchor = (anchor: Anchor, scope: Scope, line: number): KnownDate | undefined => {
  const [mention] = scope.mentions(anchor.text);
  if (anchor.days.length === 0) return undefined;
  return { ...anchor, weekday: mention?.weekday, hasYear: mention !== undefined && isWithYear(mention), line };
};

const numbered = String.raw`(?:week|wk|woche|sw|kw|semaine|semana|settimana|setmana|vecka|v|uge|uke|viikko|vko|tydzień|týden|týždeň|hét|săptămâna|hafta|неделя|тиждень|εβδομάδα|minggu)\.?\s*#?\s*(\d{1,2})\b`;
const counted = String.raw`(\d{1,2})\.?\s*(?:week|woche|semaine|semana|settimana|vecka|uge|uke|viikko|tydzień|týden|týždeň|hét|săptămână|hafta|неделя|周|週|주)(?!\p{L})`;

/** "Week 5", "5. týden" */
export const weekWord = new RegExp(String.raw`(?<!\p{L})${numbered}|${counted}`, 'iu');

/** The days of a week that the text names by its number, if the document says when its weeks begin. */
export const dateOfWeek = (text: string, scope: Scope, line: number): KnownDate | undefined => {
  const match = weekWord.exec(text);
  const number = match === null ? undefined : weekNumber(match[1] ?? match[2] ?? '');
  const first = number === undefined ? undefined : scope.week(number);
  if (match === null || first === undefined) return undefined;
  const sunday = nextWeekday(first, 0);
  return { days: [first, sunday], range: true, hasYear: false, text: match[0], line };
};

/** The given weekday on or after the first day of a date. */
export const onWeekday = (date: KnownDate, weekday: number | undefined): KnownDate => {
  const [first] = date.days;
  if (weekday === undefined || first === undefined) return date;
  return { ...date, days: [nextWeekday(first, weekday)], range: false, weekday: undefined };
};

/** One of the days of a date. */
export const given = (
  date: KnownDate,
  index: number,
  from: Pick<GivenDate, 'way' | 'distance' | 'offset'>,
): GivenDate => {
  const day = date.days[index] ?? '';
  return {
    ...from,
    index,
    days: date.days.length,
    range: date.range,
    weekdayFits: date.weekday === undefined || index > 0 ? undefined : weekdayOf(day) === date.weekday,
    hasYear: date.hasYear,
  };
};
