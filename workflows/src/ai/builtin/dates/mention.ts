import type { MonthDay } from './calendar.ts';

export interface PartialDay extends MonthDay {
  readonly year?: number;
}

/** A date, a list of dates or a range of dates as a text writes it, from `start` to `end` in that text. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly days: readonly PartialDay[];
  /** The first and the last of `days` stand for all between them. */
  readonly range: boolean;
  /** The weekday that the text names with it; 0 is Sunday. */
  readonly weekday?: number;
}
