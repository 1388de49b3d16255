import {
  CalendarEventId,
  ClassId,
  Day,
  DocumentId,
  eventSources,
  eventTypes,
  priorities,
  UserId,
} from '@hub/contracts';
import { z } from 'zod';

const changeable = z.object({
  title: z.string(),
  description: z.string().nullable(),
  dueDate: Day,
  dueTime: z.string().nullable(),
  eventType: z.enum(eventTypes),
  priority: z.enum(priorities),
});

const id = z.object({ calendarEventId: CalendarEventId });

/** Stored for ever: add types and optional fields, never change what an old one means. */
export const CalendarEventEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CalendarEventScheduled'),
    data: changeable.extend({
      calendarEventId: CalendarEventId,
      ownerId: UserId,
      classId: ClassId,
      source: z.enum(eventSources),
      /** The words of the syllabus that it was read from. */
      sourceQuote: z.string().nullable(),
      documentId: DocumentId.nullable(),
    }),
  }),
  z.object({ type: z.literal('CalendarEventCompleted'), data: id }),
  z.object({ type: z.literal('CalendarEventReopened'), data: id }),
  /** Holds only the fields that changed. */
  z.object({ type: z.literal('CalendarEventChanged'), data: changeable.partial().extend(id.shape) }),
  z.object({ type: z.literal('CalendarEventRemoved'), data: id }),
]);
export type CalendarEventEvent = z.infer<typeof CalendarEventEvent>;
