import { ClassId, Day, Instant, MeetingId, UserId } from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ meetingId: MeetingId });
const owned = id.extend({ ownerId: UserId, classId: ClassId });
const moved = z.object({ day: Day, startTime: z.string(), endTime: z.string(), place: z.string().nullable() });
const fields = z.object({
  title: z.string().nullable(),
  by: z.enum(['weekday', 'rotation']),
  days: z.array(z.number().int()),
  everyWeeks: z.number().int(),
  startTime: z.string(),
  endTime: z.string(),
  place: z.string().nullable(),
  first: Day.nullable(),
  last: Day.nullable(),
});

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const MeetingEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MeetingAdded'), data: owned.extend(fields.shape) }),
  /** Contains only the fields that changed. */
  z.object({ type: z.literal('MeetingChanged'), data: fields.partial().extend(id.shape) }),
  z.object({ type: z.literal('MeetingDayCancelled'), data: id.extend({ day: Day }) }),
  z.object({ type: z.literal('MeetingDayMoved'), data: id.extend({ day: Day, to: moved }) }),
  /** The day is as planned again. */
  z.object({ type: z.literal('MeetingDayReset'), data: id.extend({ day: Day }) }),
  z.object({ type: z.literal('MeetingDeleted'), data: id }),
  /** A change was undone: the whole meeting as it is from now on, with its changed days. */
  z.object({
    type: z.literal('MeetingRestored'),
    data: owned.extend({
      ...fields.shape,
      changes: z.record(z.string(), moved.nullable()),
      createdAt: Instant,
    }),
  }),
]);
export type MeetingEvent = z.infer<typeof MeetingEvent>;
