import type { MonthDay } from './calendar.ts';

export interface PartialDay extends MonthDay {
  readonly year?: number;
}

/** The position of a date, a list of dates or a range in a text, and the days that it names. */
export interface DateSpan {
  readonly start: number;
  readonly end: number;
  readonly days: readonly PartialDay[];
  /** Whether `days` holds only the first and the last day of a range. */
  readonly range: boolean;
  /** The weekday written next to it; 0 is Sunday. */
  readonly weekday?: number;
}

export interface DateMention extends DateSpan {
  /** As written in the text. */
  readonly text: string;
}
