import { z } from 'zod';
import { Day, Instant, TimeOfDay } from './date.ts';
import { endpoint } from './endpoint.ts';
import { CalendarEventId, ClassId, DocumentId } from './ids.ts';
import { Completion, priorities, Priority } from './task.ts';
import { blankAsNull, limits, optionalText, requiredText } from './text.ts';

/** Specification §3; an event whose form names none is an assignment (decision Q57). */
export const eventTypes = ['exam', 'quiz', 'assignment', 'homework', 'project', 'lecture', 'other'] as const;
const EventType = z.enum(eventTypes, 'Please choose one of the types');
export type EventType = z.infer<typeof EventType>;

/** Where a calendar event comes from; syllabus and assistant count as auto-generated (decision Q124). */
export const eventSources = ['manual', 'syllabus', 'assistant'] as const;
export type EventSource = (typeof eventSources)[number];

/** How an event stands to the syllabus that it was read from (decisions Q5, Q54). */
export const sourceStates = ['current', 'no_longer_in_syllabus', 'source_deleted'] as const;
export type SourceState = (typeof sourceStates)[number];

/** The specification's Event; "calendar event" in code, for an event is also a fact in the log. */
export const CalendarEventView = z.object({
  id: CalendarEventId,
  classId: ClassId,
  title: z.string(),
  description: z.string().nullable(),
  dueDate: z.string(),
  dueTime: z.string().nullable(),
  eventType: z.enum(eventTypes).catch('other'),
  priority: z.enum(priorities).catch('medium'),
  completed: z.boolean(),
  source: z.enum(eventSources).catch('manual'),
  /** The words of the syllabus that it was read from. */
  sourceQuote: z.string().nullable(),
  documentId: DocumentId.nullable(),
  /** null where there is no syllabus behind it. */
  sourceState: z.enum(sourceStates).nullable().default(null),
  /** The student made something else of it than its syllabus says. */
  edited: z.boolean().default(false),
  createdAt: Instant,
});
export type CalendarEventView = z.infer<typeof CalendarEventView>;

const title = requiredText('Title', limits.title);
const description = optionalText('Description', limits.description);
const dueTime = blankAsNull(TimeOfDay);

/** Always of a class (decision Q119). */
export const CalendarEventForm = z.object({
  classId: ClassId,
  title,
  description,
  dueDate: Day,
  dueTime,
  eventType: EventType.default('assignment'),
  priority: Priority.default('medium'),
});
export type CalendarEventForm = z.infer<typeof CalendarEventForm>;

/** Only the fields that are named change. */
export const CalendarEventChange = z
  .object({
    title,
    description,
    dueDate: Day,
    dueTime: TimeOfDay.nullable(),
    eventType: EventType,
    priority: Priority,
  })
  .partial();
export type CalendarEventChange = z.infer<typeof CalendarEventChange>;

const params = z.object({ id: CalendarEventId });

/** By date, then priority, then title (decision Q163); without `classId` those of classes in use. */
export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  query: z.object({ classId: ClassId.optional() }),
  result: z.array(CalendarEventView),
});
/** By hand: its `source` is `manual`. */
export const addEvent = endpoint({
  method: 'POST',
  path: '/api/events',
  body: CalendarEventForm,
  result: CalendarEventView,
  status: 201,
});
/** Events of a syllabus too (decision Q123); reads `completed` and nothing else. */
export const completeEvent = endpoint({
  method: 'PUT',
  path: '/api/events/:id',
  params,
  body: Completion,
  result: CalendarEventView,
});
/** All but its class and whether it is completed. */
export const changeEvent = endpoint({
  method: 'PATCH',
  path: '/api/events/:id',
  params,
  body: CalendarEventChange,
  result: CalendarEventView,
});
/** `undo` brings it back, for 30 days (decision Q89). */
export const deleteEvent = endpoint({ method: 'DELETE', path: '/api/events/:id', params, result: z.undefined() });
/** Removes what was read from a syllabus and neither edited nor completed since; answers how many events that were. */
export const removeSyllabusDates = endpoint({
  method: 'DELETE',
  path: '/api/documents/:id/dates',
  params: z.object({ id: DocumentId }),
  result: z.object({ removed: z.number().int().nonnegative() }),
});
