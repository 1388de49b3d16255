import { z } from 'zod';
import { Day } from './date.ts';

export const repeatUnits = ['day', 'week', 'month'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** Sunday is 0. */
const Weekday = z.number().int().min(0).max(6);

/** How an event repeats, from its first day to `until`, both included. */
export const Repeats = z.object({
  every: z.enum(repeatUnits),
  /** 2: every second week. */
  interval: z.number().int().min(1).max(12).default(1),
  /** For weeks; the weekday of the first day if there is none. */
  weekdays: z.array(Weekday).max(7).default([]),
  until: Day,
});
export type Repeats = z.infer<typeof Repeats>;

/** The most occurrences of one event: every school day of a year. */
export const mostOccurrences = 200;
