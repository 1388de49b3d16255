/** A place in the whole log. Opaque: compare `commit`, never compute with it. */
export interface Position {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** An event as the log holds it, its contents still sealed. */
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

/** The log's own, or about a stream: no event of the product. */
export const isSystem = ({ type }: Pick<StoredEvent, 'type'>): boolean => type.startsWith('$');

/** An event to be appended, its contents sealed. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Readonly<Record<string, string>>;
  /** When it was first recorded, for an event that comes from another log; it reads back as its `created`. */
  readonly created?: Date;
}

/** What a subscription brings, in log order: an event, a position reached without one, or that the end was reached. */
export type LogMessage =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  | { readonly kind: 'checkpoint'; readonly position: Position }
  | { readonly kind: 'caughtUp' };

/** Somebody else appended to the stream since it was read. */
export class ConflictError extends Error {
  constructor(stream: string) {
    super(`${stream} has changed since it was read`);
    this.name = 'ConflictError';
  }
}

/** What the product asks of an event log: its port, kept by the real client and by the one in memory. */
export interface EventLog {
  /** The whole stream; `[]` when there is none. @throws Rejection `unavailable` */
  read(stream: string): Promise<readonly StoredEvent[]>;
  /**
   * Appends all or nothing at exactly this revision and answers the position of the last event.
   * An unknown outcome is tried again with the same ids at the same revision, which the log answers without a repeat.
   * @throws ConflictError, Rejection `unavailable`
   */
  append(stream: string, expected: bigint | null, events: readonly NewEvent[]): Promise<Position>;
  /** One event of a stream, or null when the log does not hold it. @throws Rejection `unavailable` */
  find(stream: string, revision: bigint): Promise<StoredEvent | null>;
  /** The last event of a stream, or null when there is none. @throws Rejection `unavailable` */
  latest(stream: string): Promise<StoredEvent | null>;
  /**
   * The whole log, or what lies after a position, in its order up to its present end; system events are left out unless
   * asked for.
   * @throws when the connection breaks
   */
  readAll(after?: Position | null, options?: { readonly system?: boolean }): AsyncGenerator<StoredEvent>;
  /**
   * Everything after a position, for ever; ends or throws when the connection does. System events are left out. Of these
   * categories' streams alone where they are given: what else lies in between only shows in the positions reached, none of
   * which lies beyond the end of the log.
   */
  subscribe(after: Position | null, signal: AbortSignal, categories?: readonly string[]): AsyncGenerator<LogMessage>;
  /** The last event of the whole log, or null while it is empty. @throws Rejection `unavailable` */
  last(): Promise<StoredEvent | null>;
  /** Where the whole log ends, system events counted; null while it is empty. @throws Rejection `unavailable` */
  end(): Promise<Position | null>;
  /**
   * What comes next after a position: at most 1000 events in their order, and whether the log ends with them. `created` is
   * when this log recorded them. System events are left out. @throws Rejection `unavailable`
   */
  next(after: Position | null): Promise<{ readonly events: readonly EventHead[]; readonly isAll: boolean }>;
  close(): Promise<void>;
}
