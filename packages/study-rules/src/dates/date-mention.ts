import type { MonthDay } from './calendar.ts';

export interface PartialDay extends MonthDay {
  readonly year?: number;
}

/** Where a date, a list of dates or a range of dates stands in a text, and which days it names. */
export interface DateSpan {
  readonly start: number;
  readonly end: number;
  readonly days: readonly PartialDay[];
  /** The first and the last of `days` stand for all between them. */
  readonly range: boolean;
  /** The weekday that the text names with it; 0 is Sunday. */
  readonly weekday?: number;
}

export interface DateMention extends DateSpan {
  /** As the text writes it. */
  readonly text: string;
}
