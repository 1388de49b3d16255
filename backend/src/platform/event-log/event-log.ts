/** A position in the whole log. Opaque: compare `commit`, never compute with it. */
export interface Position {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** An event as stored in the log, its contents still sealed. */
export interface StoredEvent {
  readonly streamId: string;
  readonly id: string;
  readonly revision: bigint;
  readonly type: string;
  readonly created: Date;
  readonly data: Uint8Array;
  readonly metadata: Readonly<Record<string, string>>;
  readonly position: Position;
}

/** An event without its contents. */
export type EventHead = Pick<StoredEvent, 'streamId' | 'type' | 'created' | 'position'>;

/** True for the log's own events and stream metadata, which are not events of the product. */
export const isSystem = ({ type }: Pick<StoredEvent, 'type'>): boolean => type.startsWith('$');

/** An event to be appended, its contents sealed. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Readonly<Record<string, string>>;
  /** When it was first recorded, for an event imported from another log; read back as its `created`. */
  readonly created?: Date;
}

/**
 * What a subscription delivers, in log order: an event, a position reached without one, or a notice that the end was
 * reached.
 */
export type LogMessage =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  | { readonly kind: 'checkpoint'; readonly position: Position }
  | { readonly kind: 'caughtUp' };

/** Another append changed the stream since it was read. */
export class ConflictError extends Error {
  constructor(stream: string) {
    super(`${stream} has changed since it was read`);
    this.name = 'ConflictError';
  }
}

/** Events for one stream, which ends with this revision, or does not exist for null. */
export interface Append {
  readonly stream: string;
  readonly expected: bigint | null;
  readonly events: readonly NewEvent[];
}

/** What the product needs from an event log: a port implemented by the real client and by the in-memory log. */
export interface EventLog {
  /** The whole stream; `[]` when there is none. @throws Rejection `unavailable` */
  read(stream: string): Promise<readonly StoredEvent[]>;
  /**
   * Appends all events or none at exactly this revision and returns the position of the last one. An unknown outcome is
   * retried with the same ids at the same revision, which the log recognises as a repeat.
   * @throws ConflictError, Rejection `unavailable`
   */
  append(stream: string, expected: bigint | null, events: readonly NewEvent[]): Promise<Position>;
  /**
   * Sends all appends at once over one call, and the log stores them in this order. No retries: after an error any of them
   * may have been stored, so read the log before continuing.
   * @throws ConflictError, or the client's error
   */
  appendInOrder(appends: readonly Append[]): Promise<void>;
  /** One event of a stream, or null when the log does not have it. @throws Rejection `unavailable` */
  find(stream: string, revision: bigint): Promise<StoredEvent | null>;
  /** Part of a stream: at most `count` events from a revision on. @throws Rejection `unavailable` */
  readPart(stream: string, from: bigint, count: number): Promise<readonly StoredEvent[]>;
  /** The last event of a stream, or null when there is none. @throws Rejection `unavailable` */
  latest(stream: string): Promise<StoredEvent | null>;
  /**
   * The whole log, or the part after a position, in order up to its current end. System events are left out unless
   * `system` is set.
   * @throws when the connection breaks
   */
  readAll(after?: Position | null, options?: { readonly system?: boolean }): AsyncGenerator<StoredEvent>;
  /**
   * Everything after a position, without end; ends or throws when the connection does. System events are left out. With
   * `categories`, only events of their streams are delivered; the events in between only show up as positions reached,
   * none of which is beyond the end of the log.
   */
  subscribe(after: Position | null, signal: AbortSignal, categories?: readonly string[]): AsyncGenerator<LogMessage>;
  /** The last event of the whole log, or null while it is empty. @throws Rejection `unavailable` */
  last(): Promise<StoredEvent | null>;
  /** The end of the whole log, including system events; null while it is empty. @throws Rejection `unavailable` */
  end(): Promise<Position | null>;
  /**
   * The next events after a position, at most 1000 in order, and whether the log ends with them. `created` is when this
   * log recorded them. System events are left out. @throws Rejection `unavailable`
   */
  next(after: Position | null): Promise<{ readonly events: readonly EventHead[]; readonly isAll: boolean }>;
  close(): Promise<void>;
}
