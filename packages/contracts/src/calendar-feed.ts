import { z } from 'zod';
import { eventTypes } from './calendar-event.ts';
import { Instant, TimeZone } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId } from './ids.ts';

export const CalendarFeedId = z.uuid().brand<'CalendarFeedId'>();
export type CalendarFeedId = z.infer<typeof CalendarFeedId>;

/** What a feed shows: every event and every task with a date, or only what is examined. */
export const feedContents = ['everything', 'exams'] as const;
const FeedContents = z.enum(feedContents, 'Please choose what the calendar shows');
export type FeedContents = z.infer<typeof FeedContents>;

/**
 * Without a class, a feed shows those of every class in use. `zone` is where its times are; without one, calendar
 * programs choose, and Google takes them for UTC.
 */
export const CalendarFeedForm = z.object({
  contents: FeedContents.default('everything'),
  classId: ClassId.nullable().default(null),
  zone: TimeZone.nullable().default(null),
});
export type CalendarFeedForm = z.infer<typeof CalendarFeedForm>;

/** A private address to which calendar programs subscribe (RFC 5545). Who knows it sees what the feed shows. */
export const CalendarFeedView = z.object({
  id: CalendarFeedId,
  contents: FeedContents.catch('everything'),
  classId: ClassId.nullable(),
  address: z.url(),
  /** When a calendar program last read it; null: not yet. */
  lastReadAt: Instant.nullable(),
  createdAt: Instant,
});
export type CalendarFeedView = z.infer<typeof CalendarFeedView>;

/** How many feeds a student can have. */
export const mostCalendarFeeds = 20;

/** Every calendar feed of the student, oldest first. */
export const listCalendarFeeds = endpoint({
  method: 'GET',
  path: '/api/calendar-feeds',
  result: z.array(CalendarFeedView),
});
/** 409 `too_many_feeds` above {@link mostCalendarFeeds}. */
export const addCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feeds',
  body: CalendarFeedForm,
  result: CalendarFeedView,
  status: 201,
});
/** Its address is unknown from now on, for good. */
export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feeds/:id',
  params: z.object({ id: CalendarFeedId }),
  result: z.undefined(),
});
/** GET, without a session: the feed itself. The name is the secret part of its address. */
export const calendarFeedPath = '/api/feeds/:name';
export const CalendarFeedName = z
  .string()
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9a-f]{40}\.ics$/, 'Not found');

/** GET, with a session: a list of events and tasks as a file, for calendar programs or spreadsheets. */
export const calendarExportPath = '/api/calendar/export';
export const calendarExportFormats = ['ics', 'csv'] as const;

/** Which list is exported: that of every class in use unless narrowed down. 404 `class_not_found` */
export const CalendarExportQuery = z.object({
  contents: z.enum(['everything', 'events', 'tasks']).default('everything'),
  classId: ClassId.optional(),
  /** Only events of this type. */
  eventType: z.enum(eventTypes).optional(),
  /** Leaves out what is done. */
  only: z.enum(['open']).optional(),
});
export type CalendarExportQuery = z.infer<typeof CalendarExportQuery>;
