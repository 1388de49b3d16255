import { z } from 'zod';
import { AuditGrantId } from './audit-grant.ts';
import { InStream, LogPosition, ThingKind } from './audit.ts';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { historyActors } from './history.ts';
import { UserId } from './ids.ts';

const role = 'auditor' as const;

/** What a student wrote, as stored. Addresses that open something elsewhere are hidden. */
const Contents = z.record(z.string(), z.unknown());

/** Null: the student was erased, and nobody can read it any more. */
export const EventContents = z.object({ data: Contents.nullable() });
export type EventContents = z.infer<typeof EventContents>;

/**
 * What one event contains. It takes a grant that covers it (403 `no_grant`), and each call is recorded first; the student
 * sees that. An erased student's event needs none.
 */
export const getEventContents = endpoint({
  method: 'GET',
  path: '/api/audit/events/:id/contents',
  params: z.object({ id: z.uuid() }),
  query: InStream.extend({ grant: AuditGrantId.optional() }),
  result: EventContents,
  role,
});

const thing = z.object({ subject: ThingKind, subjectId: z.uuid() });

/** The head of an event, read from the log itself. */
export const ThingEvent = z.object({
  id: z.uuid(),
  /** Its number in the history of the thing, from 0. */
  revision: z.int(),
  position: LogPosition,
  type: z.string(),
  ownerId: UserId,
  actor: z.enum(historyActors).catch('system'),
  recordedAt: Instant,
});
export type ThingEvent = z.infer<typeof ThingEvent>;

/** Events of one page of a thing's history. */
export const thingPageSize = 200;
/** The longest history whose state is worked out. */
export const longestHistory = 20_000;

const Page = z.string().regex(/^\d{1,8}$/, 'Not a page of the history');

/** The history of one thing, oldest first, also of an erased student. 404 without any event. */
export const listThingEvents = endpoint({
  method: 'GET',
  path: '/api/audit/things/:subject/:subjectId/events',
  params: thing,
  query: z.object({ from: Page.optional() }),
  result: z.object({
    events: z.array(ThingEvent).max(thingPageSize),
    /** The revision at which the next page begins; null on the last page. */
    next: Page.nullable(),
    /** Nobody can read what the events contain. */
    erased: z.boolean(),
  }),
  role,
});

/** A time, or a position of the log. */
export const Moment = z.union([Instant, LogPosition]);

/** A thing after its last event until a moment; `state` is null before it was there. */
const Past = z.object({
  /** The event that led to the state; null when there was none yet. */
  revision: z.int().nullable(),
  recordedAt: Instant.nullable(),
  state: Contents.nullable(),
});

/** Fields that differ, as paths: `title`, `profile.firstName`, `cards.2.front`. */
export const mostChanges = 1000;
export const StateChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type StateChange = z.infer<typeof StateChange>;

export const ThingState = z.object({
  at: Past,
  /** Null without a second moment. */
  from: Past.nullable(),
  /** What is different at `at`; the first thousand fields. */
  changes: z.array(StateChange).max(mostChanges),
});
export type ThingState = z.infer<typeof ThingState>;

/**
 * A thing as it was at a moment, and what changed since another one, worked out by the rules that the product itself uses.
 * It takes a grant as contents do, and one call is one look. 422 `history_too_long` beyond 20,000 events.
 */
export const getThingState = endpoint({
  method: 'GET',
  path: '/api/audit/things/:subject/:subjectId/state',
  params: thing,
  query: z.object({ grant: AuditGrantId, at: Moment, from: Moment.optional() }),
  result: ThingState,
  role,
});
