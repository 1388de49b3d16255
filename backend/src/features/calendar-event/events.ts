import {
  CalendarEventId,
  CalendarSeriesId,
  CalendarSubscriptionId,
  ClassId,
  Day,
  DocumentId,
  eventSources,
  eventTypes,
  Instant,
  priorities,
  Repeats,
  sourceStates,
  UserId,
} from '@hub/contracts';
import { z } from 'zod';

const changeable = z.object({
  title: z.string(),
  description: z.string().nullable(),
  dueDate: Day,
  dueTime: z.string().nullable(),
  endDate: Day.nullable().optional(),
  endTime: z.string().nullable().optional(),
  place: z.string().nullable().optional(),
  eventType: z.enum(eventTypes),
  priority: z.enum(priorities),
});

const id = z.object({ calendarEventId: CalendarEventId });

/** Given for an occurrence of a repeating event. */
const series = { seriesId: CalendarSeriesId.optional(), repeats: Repeats.optional() };

const scheduled = changeable.extend({
  calendarEventId: CalendarEventId,
  ownerId: UserId,
  classId: ClassId,
  source: z.enum(eventSources),
  /** The text of the syllabus that names the event. */
  sourceQuote: z.string().nullable(),
  documentId: DocumentId.nullable(),
  ...series,
  /** Given for a date of a calendar to which the student has subscribed. */
  subscriptionId: CalendarSubscriptionId.optional(),
});

/** Stored permanently: add types and optional fields, never change the meaning of existing ones. */
export const CalendarEventEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CalendarEventScheduled'), data: scheduled }),
  z.object({ type: z.literal('CalendarEventCompleted'), data: id }),
  z.object({ type: z.literal('CalendarEventReopened'), data: id }),
  /** Contains only the fields that changed; the series when it is another. */
  z.object({ type: z.literal('CalendarEventChanged'), data: changeable.partial().extend({ ...id.shape, ...series }) }),
  /**
   * `byStudent`: a newer syllabus that names the event does not bring it back. `gone`: its calendar no longer names it, and
   * brings it back when it does so again.
   */
  z.object({
    type: z.literal('CalendarEventRemoved'),
    data: id.extend({ byStudent: z.literal(true).optional(), gone: z.literal(true).optional() }),
  }),
  /** A newer syllabus names the event too. `read` is what it says; the other fields are those it changed. */
  z.object({
    type: z.literal('CalendarEventFollowed'),
    data: changeable
      .partial()
      .extend({ ...id.shape, documentId: DocumentId, sourceQuote: z.string(), read: changeable }),
  }),
  z.object({
    type: z.literal('CalendarEventSourceLost'),
    data: id.extend({ sourceState: z.enum(['no_longer_in_syllabus', 'source_deleted']) }),
  }),
  /**
   * A calendar states the event differently than before. `given` is what it says; the other fields are those it changed.
   * `classId`: the student has chosen another class for dates of this calendar.
   */
  z.object({
    type: z.literal('CalendarEventImportedAgain'),
    data: changeable.partial().extend({ ...id.shape, classId: ClassId.optional(), given: changeable }),
  }),
  /** A change was undone: the whole event as it is from now on. */
  z.object({
    type: z.literal('CalendarEventRestored'),
    data: scheduled.extend({
      completed: z.boolean(),
      read: changeable.nullable(),
      given: changeable.optional(),
      sourceState: z.enum(sourceStates).nullable(),
      createdAt: Instant,
    }),
  }),
]);
export type CalendarEventEvent = z.infer<typeof CalendarEventEvent>;
