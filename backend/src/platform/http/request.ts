import type { SessionId, SessionView, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import type { Readable } from 'node:stream';
import type { CommandContext } from '../commands/index.ts';
import type { ByteRange } from '../files/index.ts';

/** A command context of one request, and ids for what it creates. */
export interface RequestContext extends CommandContext {
  /** Derived from student, route and `Idempotency-Key` when that header is given, else random. */
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
  /** The student's calendar day, YYYY-MM-DD, by the header `X-Time-Zone` (IANA name), else in UTC. */
  readonly today: string;
  /** The same of any instant. */
  readonly dayOf: (instant: Date) => string;
}

/** What a handler may do to sessions, its own request's and the same student's. ADR 0010. */
export interface SessionControl {
  /** Ends any old session and starts a new one, unless `check` throws. */
  signIn(userId: UserId, check?: (trx: Knex.Transaction) => Promise<void>): Promise<void>;
  signOut(): Promise<void>;
  /** All of the student's, the latest used first. */
  list(): Promise<SessionView[]>;
  /** @throws Rejection `session_not_found` */
  end(id: SessionId): Promise<void>;
  /** Every session of the student but this one. */
  endOthers(): Promise<void>;
  /** Does the work and ends every session of that student, as one: by a proof other than a session. */
  endAllOf(userId: UserId, work: (trx: Knex.Transaction) => Promise<void>): Promise<void>;
  /**
   * Does the work and ends every session of the student, as one; this one goes on under a new token.
   * @throws Rejection `unauthorized` when it was ended meanwhile: then nothing is done
   */
  renew(work: (trx: Knex.Transaction) => Promise<void>): Promise<void>;
}

/** A request that may come without a session. */
export interface PublicRequest<Params = undefined, Query = undefined, Body = undefined> extends Omit<
  ApiRequest<Params, Query, Body>,
  'user' | 'context'
> {
  readonly user: { readonly id: UserId } | null;
  /** The caller's address, for rate limits. */
  readonly ip: string;
  /** Ties the events of this request together. */
  readonly correlationId: string;
  readonly idempotencyKey: string | undefined;
}

/** A request of a workflow activity. */
export interface WorkerRequest<Params = undefined, Query = undefined, Body = undefined> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The context of a command that the workflow makes on behalf of a student. */
  contextFor(ownerId: string): CommandContext;
}

/** A file that the student uploaded; it lies in a temporary folder until the answer is sent. */
export interface UploadedFile {
  readonly path: string;
  /** As the browser sent it: for display only, never for a path. */
  readonly name: string;
  readonly mimeType: string;
  /** Bytes, at least one. */
  readonly size: number;
}

/** A stored file of which a part may be asked for. */
export interface PartlyRead {
  /** Bytes. */
  readonly size: number;
  /** In quotes; another one for other bytes. */
  readonly etag: string;
  readonly read: (range: ByteRange) => AsyncIterable<Uint8Array>;
}

/** A stored file as an answer. */
export interface FileResponse {
  readonly content: Uint8Array | Readable | PartlyRead;
  readonly name: string;
  readonly mimeType: string;
  /** Of a text; UTF-8 unless given. */
  readonly charset?: string;
  /** Shown by the browser itself; everything else is downloaded. Unsafe types are downloaded in any case. */
  readonly inline?: boolean;
}
