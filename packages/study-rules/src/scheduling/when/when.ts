import type { Rhythm } from '../../dates/rhythm.ts';
import type { Hours, Lead } from './day-words.ts';

/** A day, a time, a range, a shift or a recurrence that a message names. */
export type When =
  | {
      readonly kind: 'day';
      readonly day: string;
      /** The same words can also name this day: "12/3". */
      readonly or?: string;
      /** Only its weekday was said, 0 for Sunday: for a thing of a later week, that week's may be meant. */
      readonly weekday?: number;
      /** Named with its month: it cannot also be the next such day. */
      readonly fixed?: true;
      /** The class of the thing from which it was counted: "the day before the midterm". */
      readonly of?: string;
    }
  | {
      readonly kind: 'time';
      readonly time: string;
      readonly to?: string;
      /** Neither morning nor evening was said: for a thing in the evening, "at 9" is 21:00. */
      readonly isOpen?: true;
    }
  | { readonly kind: 'part'; readonly hours: Hours }
  | { readonly kind: 'range'; readonly from: string; readonly to: string; readonly label: string }
  | { readonly kind: 'shift'; readonly days: number; readonly minutes: number; readonly signed: boolean }
  | { readonly kind: 'weekly'; readonly rhythm: Rhythm }
  /** "5 times". */
  | { readonly kind: 'times'; readonly count: number };

/** Where a {@link When} is: token indexes, without the words before it. */
export interface WhenSpan {
  readonly first: number;
  /** After the last token. */
  readonly last: number;
  readonly when: When;
  /** The words before it that belong to it: "due on". */
  readonly lead: number;
  readonly how: Lead | undefined;
  /** Named as what is not so: "not thursday". */
  readonly denied?: true;
}
