import { calendarProblems, CalendarSubscriptionId, ClassId, Instant, UserId } from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ calendarSubscriptionId: CalendarSubscriptionId });
const byHand = z.array(z.object({ series: z.string(), classId: ClassId.nullable() }));
const count = z.number().int();

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const CalendarSubscriptionEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CalendarSubscriptionAdded'),
    data: id.extend({
      ownerId: UserId,
      /** A secret: a client that knows it can read the calendar. */
      address: z.string(),
      name: z.string(),
      zone: z.string(),
      /** null: dates without a class are left out. */
      otherwise: ClassId.nullable(),
      byHand,
    }),
  }),
  /** Contains only the fields that changed. */
  z.object({
    type: z.literal('CalendarSubscriptionChanged'),
    data: id.extend({
      name: z.string().optional(),
      otherwise: ClassId.nullable().optional(),
      byHand: byHand.optional(),
    }),
  }),
  /** It was read, and something was new: its dates, the classes that the student chose, or that it could be read. */
  z.object({
    type: z.literal('CalendarSubscriptionRead'),
    /** `fingerprint`: of its dates. */
    data: id.extend({ fingerprint: z.string(), added: count, changed: count, removed: count }),
  }),
  /** It could not be read, for another reason than before. */
  z.object({
    type: z.literal('CalendarSubscriptionFailed'),
    data: id.extend({ problem: z.enum(calendarProblems), at: Instant }),
  }),
  /** It failed for so long that it is not read again until the student wants it. */
  z.object({ type: z.literal('CalendarSubscriptionPaused'), data: id }),
  z.object({ type: z.literal('CalendarSubscriptionResumed'), data: id }),
  z.object({ type: z.literal('CalendarSubscriptionRemoved'), data: id }),
]);
export type CalendarSubscriptionEvent = z.infer<typeof CalendarSubscriptionEvent>;
