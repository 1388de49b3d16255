import { z } from 'zod';
import { CalendarEventForm } from './calendar-event.ts';
import { Day, Instant, TimeZone } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId } from './ids.ts';
import { requiredText } from './text.ts';

export const CalendarSubscriptionId = z.uuid().brand<'CalendarSubscriptionId'>();
export type CalendarSubscriptionId = z.infer<typeof CalendarSubscriptionId>;

export const subscriptionLimits = { subscriptions: 10, name: 80, address: 2000, dates: 2000, series: 500 } as const;

/** Why a calendar could not be read; `no_room`: its dates exceed the student's quota, and only known ones follow. */
export const calendarProblems = [
  'bad_address',
  'not_public',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'refused',
  'gone',
  'server_error',
  'not_calendar',
  'too_complex',
  'no_room',
] as const;
const CalendarProblem = z.enum(calendarProblems);
export type CalendarProblem = z.infer<typeof CalendarProblem>;

const wrongAddress = 'Please enter an address that begins with https:// or webcal://';
/** The address of an iCalendar file; webcal:// is https://. A client that knows it can read the calendar. */
const CalendarAddress = z
  .string(wrongAddress)
  .trim()
  .min(1, wrongAddress)
  .max(subscriptionLimits.address, 'This address is too long')
  .transform((text) => text.replace(/^webcals?:/i, 'https:'))
  .pipe(z.url({ protocol: /^https?$/, error: wrongAddress }));

/** All dates of a repeating event, or a single one, by its calendar's id of it. */
const Series = z.string().min(1).max(300);

/**
 * The class of each date: the one chosen manually for its series, or else the one whose course code or name its words
 * contain, or else `otherwise`. null leaves a date out.
 */
const ClassChoice = z.object({
  otherwise: ClassId.nullable(),
  byHand: z
    .array(z.object({ series: Series, classId: ClassId.nullable() }))
    .max(subscriptionLimits.series)
    .default([]),
});
export type ClassChoice = z.infer<typeof ClassChoice>;

const name = requiredText('Name', subscriptionLimits.name);

export const CalendarSubscriptionForm = ClassChoice.extend({
  address: CalendarAddress,
  name,
  /** The zone of the student's days. */
  zone: TimeZone,
});
export type CalendarSubscriptionForm = z.infer<typeof CalendarSubscriptionForm>;

/** Fields that are left out do not change. */
export const CalendarSubscriptionChange = z
  .object({ name, otherwise: ClassChoice.shape.otherwise, byHand: ClassChoice.shape.byHand.unwrap() })
  .partial();
export type CalendarSubscriptionChange = z.infer<typeof CalendarSubscriptionChange>;

/** A calendar whose dates are kept up to date, without its address. */
export const CalendarSubscriptionView = z.object({
  id: CalendarSubscriptionId,
  name: z.string(),
  /** The host of its address. */
  host: z.string(),
  otherwise: ClassId.nullable(),
  /** How many of its dates are on the student's calendar. */
  events: z.number().int().nonnegative(),
  /** null: not yet. */
  lastReadAt: Instant.nullable(),
  problem: CalendarProblem.nullable().catch('server_error'),
  failingSince: Instant.nullable(),
  /** It failed for so long that it is read again only when the student asks. */
  isPaused: z.boolean(),
  createdAt: Instant,
});
export type CalendarSubscriptionView = z.infer<typeof CalendarSubscriptionView>;

/** A series of a calendar, or a single date of it. */
const PreviewedSeries = z.object({
  series: Series,
  title: z.string(),
  /** Its first date. */
  dueDate: Day,
  dueTime: z.string().nullable(),
  dates: z.number().int().positive(),
  /** What may name its class. */
  clues: z.string(),
});
export type PreviewedSeries = z.infer<typeof PreviewedSeries>;

const CalendarPreview = z.object({
  name: z.string(),
  series: z.array(PreviewedSeries),
  /** All dates of all series, shown or not. */
  dates: z.number().int().nonnegative(),
  /** Dates outside the period that is read, or beyond the most that are read. */
  left: z.number().int().nonnegative(),
  unreadable: z.number().int().nonnegative(),
});
export type CalendarPreview = z.infer<typeof CalendarPreview>;

/** Exactly one of both is null. */
export const PreviewResult = z.object({
  problem: CalendarProblem.nullable(),
  calendar: CalendarPreview.nullable(),
});
export type PreviewResult = z.infer<typeof PreviewResult>;

const params = z.object({ id: CalendarSubscriptionId });

/** Every subscription of the student, oldest first. */
export const listCalendarSubscriptions = endpoint({
  method: 'GET',
  path: '/api/calendar-subscriptions',
  result: z.array(CalendarSubscriptionView),
});
/** Reads the calendar at an address and keeps nothing of it. 503 `calendars_unavailable` */
export const previewCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar-subscriptions/preview',
  body: CalendarSubscriptionForm.pick({ address: true, zone: true }),
  result: PreviewResult,
});
/** The first reading begins at once. 409 `too_many_subscriptions` above 10. */
export const addCalendarSubscription = endpoint({
  method: 'POST',
  path: '/api/calendar-subscriptions',
  body: CalendarSubscriptionForm,
  result: CalendarSubscriptionView,
  status: 201,
});
/** Its series as they are now, with what was chosen manually. 503 `calendars_unavailable` */
export const previewSubscription = endpoint({
  method: 'POST',
  path: '/api/calendar-subscriptions/:id/preview',
  params,
  result: PreviewResult.extend({ byHand: ClassChoice.shape.byHand.unwrap() }),
});
/** Other classes move the dates that are there, at the next reading, which begins at once. */
export const changeCalendarSubscription = endpoint({
  method: 'PATCH',
  path: '/api/calendar-subscriptions/:id',
  params,
  body: CalendarSubscriptionChange,
  result: CalendarSubscriptionView,
});
/** Reads it now, also when it is paused. 503 `calendars_unavailable` */
export const refreshCalendarSubscription = endpoint({
  method: 'POST',
  path: '/api/calendar-subscriptions/:id/refresh',
  params,
  result: CalendarSubscriptionView,
});
/** `remove` removes its events too, except those that the student has changed or ticked. */
export const removeCalendarSubscription = endpoint({
  method: 'DELETE',
  path: '/api/calendar-subscriptions/:id',
  params,
  query: z.object({ events: z.enum(['keep', 'remove']).default('keep') }),
  result: z.object({ removed: z.number().int().nonnegative() }),
});

/** What a server said about the version that it sent last. */
const Version = z.object({
  etag: z.string().max(500).nullable(),
  lastModified: z.string().max(100).nullable(),
  /** Of the dates that were read: the same for the same dates. */
  fingerprint: z.string().max(100).nullable(),
});

/** For a worker: where the calendar is and what is known of it. Without a version everything is to be read again. */
export const calendarSource = endpoint({
  method: 'GET',
  path: '/api/internal/calendar-subscriptions/:id',
  params,
  result: Version.extend({ address: z.string(), zone: z.string(), today: Day }),
});
export type CalendarSource = z.infer<typeof calendarSource.result>;

/** A date that was read, without a class. */
const ReadDate = CalendarEventForm.omit({ classId: true, priority: true }).extend({
  key: z.string().min(1).max(500),
  series: Series,
  clues: z.string().max(1000),
});
export type ReadDate = z.infer<typeof ReadDate>;

/** What a worker found. */
export const CalendarReading = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('read'),
    version: Version,
    dates: z.array(ReadDate).max(subscriptionLimits.dates),
    /** Later dates were left out. */
    isCut: z.boolean(),
  }),
  z.object({ outcome: z.literal('unchanged'), version: Version }),
  z.object({ outcome: z.literal('failed'), problem: CalendarProblem }),
]);
export type CalendarReading = z.infer<typeof CalendarReading>;

/** Adds, moves and removes the student's events. Safe to repeat. */
export const recordCalendar = endpoint({
  method: 'POST',
  path: '/api/internal/calendar-subscriptions/:id/reading',
  params,
  body: CalendarReading,
  bodyBytes: 6 * 1024 * 1024,
  result: z.undefined(),
});
