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
    }),
  }),
  /** Its address works no more, and never again. */
  z.object({ type: z.literal('CalendarFeedRemoved'), data: z.object({ calendarFeedId: CalendarFeedId }) }),
]);
export type CalendarFeedEvent = z.infer<typeof CalendarFeedEvent>;
