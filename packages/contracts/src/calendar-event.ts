import { z } from 'zod';
import { Day, Instant, TimeOfDay } from './date.ts';
import { endpoint } from './endpoint.ts';
import { CalendarEventId, CalendarSeriesId, ClassId, DocumentId } from './ids.ts';
import { NewRepeats, Repeats, RepeatsFromNow, ScopeQuery } from './repeats.ts';
import { Completion, priorities, Priority } from './task.ts';
import { blankAsNull, limits, optionalText, requiredText } from './text.ts';

/** Specification §3; the default is assignment (decision Q57). */
export const eventTypes = ['exam', 'quiz', 'assignment', 'homework', 'project', 'lecture', 'other'] as const;
const EventType = z.enum(eventTypes, 'Please choose one of the types');
export type EventType = z.infer<typeof EventType>;

/** The origin of a calendar event; syllabus and assistant count as auto-generated (decision Q124). */
export const eventSources = ['manual', 'syllabus', 'assistant'] as const;
export type EventSource = (typeof eventSources)[number];

/** How an event relates to the syllabus that it was read from (decisions Q5, Q54). */
export const sourceStates = ['current', 'no_longer_in_syllabus', 'source_deleted'] as const;
export type SourceState = (typeof sourceStates)[number];

/** The specification's Event. The code says "calendar event" because an event is also a fact in the log. */
export const CalendarEventView = z.object({
  id: CalendarEventId,
  classId: ClassId,
  title: z.string(),
  description: z.string().nullable(),
  dueDate: z.string(),
  dueTime: z.string().nullable(),
  /** The last day of an event that spans several. */
  endDate: z.string().nullable().default(null),
  /** HH:mm, on its last day. */
  endTime: z.string().nullable().default(null),
  place: z.string().nullable().default(null),
  /** Given for an occurrence of a repeating event. */
  seriesId: CalendarSeriesId.nullable().default(null),
  repeats: Repeats.nullable().default(null),
  eventType: z.enum(eventTypes).catch('other'),
  priority: z.enum(priorities).catch('medium'),
  completed: z.boolean(),
  source: z.enum(eventSources).catch('manual'),
  /** The line of the syllabus that it was read from. */
  sourceQuote: z.string().nullable(),
  documentId: DocumentId.nullable(),
  /** null for an event that was not read from a syllabus. */
  sourceState: z.enum(sourceStates).nullable().default(null),
  /** The student changed what the syllabus says. */
  edited: z.boolean().default(false),
  createdAt: Instant,
});
export type CalendarEventView = z.infer<typeof CalendarEventView>;

const title = requiredText('Title', limits.title);
const description = optionalText('Description', limits.description);
const dueTime = blankAsNull(TimeOfDay);
/** Left out where a caller does not know about them. */
const ending = {
  endDate: blankAsNull(Day).optional(),
  endTime: blankAsNull(TimeOfDay).optional(),
  place: optionalText('Place', limits.place).optional(),
};

/** Always belongs to a class (decision Q119). */
export const CalendarEventForm = z.object({
  classId: ClassId,
  title,
  description,
  dueDate: Day,
  dueTime,
  ...ending,
  eventType: EventType.default('assignment'),
  priority: Priority.default('medium'),
});
export type CalendarEventForm = z.infer<typeof CalendarEventForm>;

/** Every day on which it repeats becomes a separate event; `seriesId` ties them together. */
export const NewCalendarEvent = CalendarEventForm.extend({ repeats: NewRepeats.optional() });
export type NewCalendarEvent = z.infer<typeof NewCalendarEvent>;

/** Fields that are left out do not change. */
export const CalendarEventChange = z
  .object({
    title,
    description,
    dueDate: Day,
    dueTime: TimeOfDay.nullable(),
    ...ending,
    eventType: EventType,
    priority: Priority,
  })
  .partial();
export type CalendarEventChange = z.infer<typeof CalendarEventChange>;

const params = z.object({ id: CalendarEventId });

/** By date, then priority, then title (decision Q163); without `classId`, events of all classes in use. */
export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  query: z.object({ classId: ClassId.optional() }),
  result: z.array(CalendarEventView),
});
/**
 * Added by the student: its `source` is `manual`. Returns the first occurrence of one that repeats.
 * 400 `ends_before_start`, `never_repeats`, `repeats_too_often`
 */
export const addEvent = endpoint({
  method: 'POST',
  path: '/api/events',
  body: NewCalendarEvent,
  result: CalendarEventView,
  status: 201,
});
/** Events from a syllabus too (decision Q123); only `completed` is read. */
export const completeEvent = endpoint({
  method: 'PUT',
  path: '/api/events/:id',
  params,
  body: Completion,
  result: CalendarEventView,
});
/**
 * Everything except its class and whether it is completed. Other occurrences in the scope get the same values, and move
 * by as many days. 400 `ends_before_start`, `never_repeats`, `repeats_too_often`
 */
export const changeEvent = endpoint({
  method: 'PATCH',
  path: '/api/events/:id',
  params,
  query: ScopeQuery,
  body: CalendarEventChange.extend(RepeatsFromNow.shape),
  result: CalendarEventView,
});
/** `undo` restores it for 30 days (decision Q89). */
export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/api/events/:id',
  params,
  query: ScopeQuery,
  result: z.undefined(),
});
/** Removes the events of a syllabus that were neither edited nor completed; returns their number. */
export const removeSyllabusDates = endpoint({
  method: 'DELETE',
  path: '/api/documents/:id/dates',
  params: z.object({ id: DocumentId }),
  result: z.object({ removed: z.number().int().nonnegative() }),
});
