import type { EventType } from '@hub/contracts';
import type { Column } from '../readers/table-columns.ts';

/** How a thing got its date. */
export const ways = [
  'same-clause',
  'same-line',
  'line-above',
  'heading-above',
  'line-below',
  'date-column',
  'own-cell-date',
  'above-in-cell',
  'row-above',
  'date-row',
  'week-number',
  'month-grid',
  'named-above',
  'named-by-heading',
  'named-in-row',
  'relative',
  'recurring',
  'rules',
] as const;
export type Way = (typeof ways)[number];

/** Where a text is in the document. */
export interface Place {
  readonly page: number;
  /** Counts the lines of the document. */
  readonly line: number;
  readonly kind: 'heading' | 'text' | 'cell';
  /** The nearest heading above. */
  readonly heading: string;
  /** The nearest line above without a date, such as the item of a list that this line belongs to. */
  readonly above?: string | undefined;
  /** In a table. */
  readonly cell?: {
    readonly table: number;
    readonly row: number;
    readonly index: number;
    readonly width: number;
    readonly column: Column | undefined;
  };
}

/** The date of a thing as the text writes it. */
export interface GivenDate {
  readonly way: Way;
  /** Of a day that follows from another: how that one is given. */
  readonly base?: Way | undefined;
  /** Whether a rule of the document gives this thing another day. */
  readonly moved?: boolean | undefined;
  /** Lines or rows between the date and the thing. */
  readonly distance: number;
  /** How many days the text names here, and which of them this is. */
  readonly days: number;
  readonly index: number;
  readonly range: boolean;
  /** Whether the weekday in the text fits the day; undefined without one. */
  readonly weekdayFits?: boolean | undefined;
  readonly hasYear: boolean;
  /** The words around the date, and the header of its column. */
  readonly near?: string | undefined;
  /** In characters from the thing: negative when the date comes first. */
  readonly offset: number;
}

/** A thing in the text with a day: a possible event, most of which are none. */
export interface DatedThing {
  readonly title: string;
  readonly type: EventType;
  readonly day: string;
  readonly time: string | null;
  /** Verbatim pieces of the text. */
  readonly quote: string;
  /** The words that name the thing. */
  readonly text: string;
  /** The whole line or row. */
  readonly context: string;
  readonly date: GivenDate;
  readonly place: Place;
}
