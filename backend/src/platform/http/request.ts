import type { Clock, SessionId, SessionView, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import type { Readable } from 'node:stream';
import type { CommandContext } from '../commands/index.ts';
import type { ByteRange } from '../files/index.ts';
import type { Ticket } from './ticket.ts';

/** The command context of one request, and ids for what it creates. */
export interface RequestContext extends CommandContext {
  /** Derived from student, route and `Idempotency-Key` if that header is set, else random. */
  newId(): string;
}

/** A parsed request of a signed-in student. */
export interface ApiRequest<Params = undefined, Query = undefined, Body = undefined> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly user: { readonly id: UserId };
  readonly session: SessionControl;
  readonly context: RequestContext;
  /** The student's calendar day, YYYY-MM-DD, in the time zone of the header `X-Time-Zone` (IANA name), else in UTC. */
  readonly today: string;
  /** What the student's clock shows now, in the same time zone. */
  readonly clock: Clock;
  /** The calendar day of any instant, in the same time zone. */
  readonly dayOf: (instant: Date) => string;
}

/** What a handler may do with the sessions of this request's student (ADR 0010). */
export interface SessionControl {
  /** Ends any old session and starts a new one, unless `check` throws. */
  signIn(userId: UserId, check?: (trx: Knex.Transaction) => Promise<void>): Promise<void>;
  /** The id of this request's session. @throws Rejection `unauthorized` without one */
  currentId(): SessionId;
  /** Whether the student has shown within ten minutes who they are: by signing in, or since (ADR 59). */
  isProven(): boolean;
  /** @throws Rejection `proof_required` unless {@link isProven} */
  requireProven(): void;
  /** Does the work and records the proof, in one transaction. */
  prove(work: (trx: Knex.Transaction) => Promise<void>): Promise<void>;
  signOut(): Promise<void>;
  /** All sessions of the student, most recently used first. */
  list(): Promise<SessionView[]>;
  /** @throws Rejection `session_not_found` */
  end(id: SessionId): Promise<void>;
  /** Ends every session of the student except this one. */
  endOthers(): Promise<void>;
  /**
   * Does the work, ends every session of that student, and with it every access token and webhook, in one transaction.
   * For requests with another proof than a session.
   */
  endAllOf(userId: UserId, work: (trx: Knex.Transaction) => Promise<void>): Promise<void>;
  /**
   * Does the work and ends every session of the student in one transaction; this session continues with a new token.
   * @throws Rejection `unauthorized` when it was ended in the meantime: then nothing is done
   */
  renew(work: (trx: Knex.Transaction) => Promise<void>): Promise<void>;
}

/** A request that may have no session. */
export interface PublicRequest<Params = undefined, Query = undefined, Body = undefined> extends Omit<
  ApiRequest<Params, Query, Body>,
  'user' | 'context'
> {
  readonly user: { readonly id: UserId } | null;
  /** The caller's address, for rate limits. */
  readonly ip: string;
  /** Connects the events of this request. */
  readonly correlationId: string;
  readonly idempotencyKey: string | undefined;
  readonly ticket: Ticket;
}

/** A request of a workflow activity. */
export interface WorkerRequest<Params = undefined, Query = undefined, Body = undefined> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly workflowId: string;
  /** The student of the workflow, who must own whatever it reads or changes. */
  readonly student: UserId;
  /** For a command that the workflow issues on behalf of its student. */
  readonly context: CommandContext;
}

/** An uploaded file; stored in a temporary folder until the response is sent. */
export interface UploadedFile {
  readonly path: string;
  /** As sent by the browser: for display only, never for a path. */
  readonly name: string;
  readonly mimeType: string;
  /** Bytes, at least one. */
  readonly size: number;
}

/** A stored file that can be requested in parts. */
export interface PartlyRead {
  /** Bytes. */
  readonly size: number;
  /** In quotes; differs whenever the bytes differ. */
  readonly etag: string;
  readonly read: (range: ByteRange) => AsyncIterable<Uint8Array>;
}

/** A stored file as a response. */
export interface FileResponse {
  readonly content: Uint8Array | Readable | PartlyRead;
  readonly name: string;
  readonly mimeType: string;
  /** For text; UTF-8 if not set. */
  readonly charset?: string;
  /** Shown by the browser instead of downloaded. Unsafe types are always downloaded. */
  readonly inline?: boolean;
}
