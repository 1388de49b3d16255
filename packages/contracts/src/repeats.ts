import { z } from 'zod';
import { Day } from './date.ts';

export const repeatUnits = ['day', 'week', 'month'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** The most occurrences of one event or task: every school day of a year. */
export const mostOccurrences = 200;

/** Sunday is 0. */
const Weekday = z.number().int().min(0).max(6);

/** How an event or a task repeats, from its first day to `until`, both included. */
export const Repeats = z.object({
  every: z.enum(repeatUnits),
  /** 2: every second week. */
  interval: z.number().int().min(1).max(12).default(1),
  /** For weeks; the weekday of the first day if there is none. */
  weekdays: z.array(Weekday).max(7).default([]),
  until: Day,
});
export type Repeats = z.infer<typeof Repeats>;

/** How a new event or task repeats: to a last day, or a number of times. */
export const NewRepeats = Repeats.omit({ until: true })
  .extend({ until: Day.optional(), times: z.number().int().min(1).max(mostOccurrences).optional() })
  .refine(
    ({ until, times }) => (until === undefined) !== (times === undefined),
    'Please choose a last day or a number',
  );
export type NewRepeats = z.infer<typeof NewRepeats>;

/** Part of a change: from this day on it repeats by this rule, whatever the scope. Days that no longer fit are deleted. */
export const RepeatsFromNow = z.object({ repeats: NewRepeats.optional() });
export type RepeatsFromNow = z.infer<typeof RepeatsFromNow>;

/** Which occurrences a change or a deletion is for; `following` includes the one in the address. */
export const repeatScopes = ['this', 'following', 'all'] as const;
export type RepeatScope = (typeof repeatScopes)[number];

/** The scope in an address; only the one occurrence unless given. */
export const ScopeQuery = z.object({ scope: z.enum(repeatScopes).default('this') });
