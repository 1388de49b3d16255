import { CalendarFeedId, ClassId, feedContents, UserId } from '@hub/contracts';
import { z } from 'zod';

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const CalendarFeedEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CalendarFeedAdded'),
    data: z.object({
      calendarFeedId: CalendarFeedId,
      ownerId: UserId,
      contents: z.enum(feedContents),
      /** null: every class in use. */
      classId: ClassId.nullable(),
      /** By its IANA name; absent: times belong to no zone. */
      zone: z.string().optional(),
    }),
  }),
  /** Its address works no more, and never again. */
  z.object({ type: z.literal('CalendarFeedRemoved'), data: z.object({ calendarFeedId: CalendarFeedId }) }),
]);
export type CalendarFeedEvent = z.infer<typeof CalendarFeedEvent>;
