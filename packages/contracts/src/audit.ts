import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { historyActors } from './history.ts';
import { UserId } from './ids.ts';

const role = 'auditor' as const;
const params = z.object({ id: z.uuid() });
export const LogPosition = z.string().regex(/^\d{1,18}$/, 'Not a position of the log');

/** A kind of thing, as streams are named. */
export const ThingKind = z.string().regex(/^[a-zA-Z]{1,40}$/, 'Not a kind of thing');

/** Where an event is that the timeline no longer lists, because its student was erased. */
export const InStream = z.object({ subject: ThingKind.optional(), subjectId: z.uuid().optional() });
export type InStream = z.infer<typeof InStream>;

/** The head of a recorded event: who did what, when and why. What the student wrote is never in it. */
export const AuditEntry = z.object({
  id: z.uuid(),
  /** Orders the events of the whole log. */
  position: LogPosition,
  /** The student whose data it is. */
  ownerId: UserId,
  /** The kind of thing (stream category) and its id. */
  subject: z.string(),
  subjectId: z.string(),
  /** The event's name: `TaskAdded`, `ClassChanged` … */
  type: z.string(),
  actor: z.enum(historyActors).catch('system'),
  commandId: z.string().nullable(),
  /** The request or run that it belongs to. */
  correlationId: z.string().nullable(),
  /** The event that it reacts to. */
  causationId: z.string().nullable(),
  recordedAt: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Entries of one page at most. */
export const auditPageSize = 100;

const Name = z.string().trim().min(1).max(60);

/** What to show; `before` is the previous page's `next`. `until` is not included. */
export const AuditFilter = z.object({
  before: LogPosition.optional(),
  /** The whole address of an account. */
  email: z.string().trim().toLowerCase().max(254).optional(),
  owner: z.uuid().optional(),
  subject: Name.optional(),
  subjectId: z.uuid().optional(),
  type: Name.optional(),
  actor: z.enum(historyActors).optional(),
  correlation: Name.optional(),
  from: Instant.optional(),
  until: Instant.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditPage = z.object({
  entries: z.array(AuditEntry).max(auditPageSize),
  /** Null on the last page. */
  next: LogPosition.nullable(),
});
export type AuditPage = z.infer<typeof AuditPage>;

/** Everything that was recorded of all students, newest first. */
export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/audit/events',
  query: AuditFilter,
  result: AuditPage,
  role,
});

const Bytes = z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Not base64');
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The public half of the key that signs seals: SPKI in base64, for Ed25519. */
const PublicKey = Bytes;

export const SealState = z.object({
  /** Null while nothing is sealed. */
  newest: z.object({ number: z.int(), root: Hash, sealedAt: z.iso.datetime() }).nullable(),
  /** For how many milliseconds the oldest event without a seal has been in the log; 0 without one. */
  unsealedMs: z.number().nonnegative(),
  publicKey: PublicKey,
});
export type SealState = z.infer<typeof SealState>;

export const getSealState = endpoint({ method: 'GET', path: '/api/audit/seals', result: SealState, role });

/**
 * Everything that proves an event, to be checked by its reader (ADR 16). Of the contents there are only the encrypted
 * bytes, which need no key to be hashed, so the proof also holds after an erasure.
 */
export const EventProof = z.object({
  /** What the hash of an event covers: its head as JSON text, a line feed, and its bytes (base64). */
  event: z.object({ head: z.string(), data: Bytes }),
  /** The seal that covers it; null for an event that was not sealed yet. `claim` is the JSON text that was signed. */
  seal: z.object({ claim: z.string(), signature: Bytes }).nullable(),
  /** SHA-256 of each event of the seal, 32 bytes each (base64). */
  hashes: Bytes,
  publicKey: PublicKey,
});
export type EventProof = z.infer<typeof EventProof>;

/** 404 for an event that is not in the log. */
export const getEventProof = endpoint({
  method: 'GET',
  path: '/api/audit/events/:id/proof',
  params,
  query: InStream,
  result: EventProof,
  role,
});
