import type { Knex } from 'knex';
import type { z } from 'zod';
import type { DomainEvent } from '../domain/index.ts';

/** An event's place in the log and its causes, as its metadata has them. */
interface PlaceInLog {
  readonly id: string;
  readonly position: bigint;
  /** The kind of actor. */
  readonly actor: string | undefined;
  readonly actorId: string | undefined;
  readonly correlationId: string | undefined;
  readonly causationId: string | undefined;
}

/** When and where an event was recorded; `recordedAt` is ISO 8601 UTC with milliseconds. */
export interface RecordedMetadata {
  readonly ownerId: string;
  readonly recordedAt: string;
  readonly streamId?: string | undefined;
  /** The command that recorded it, if known. */
  readonly commandId?: string | undefined;
  /** The command that it undoes. */
  readonly undoes?: string | undefined;
  /** Missing where a projection shows a command's response before the event was read. */
  readonly head?: PlaceInLog;
}

/**
 * A read model: events become rows of one table. Pure; the platform reads and writes, with rows and checkpoint in one
 * transaction.
 */
export interface Projection<Event extends DomainEvent, Row extends object> {
  readonly name: string;
  /** Raise it to rebuild from the first event. */
  readonly version: number;
  readonly table: string;
  /** The events that it applies; other types are skipped. */
  readonly events: z.ZodType<Event>;
  /** The stream categories it reads: the part of the stream's name before the first dash. */
  readonly categories: readonly string[];
  /** The row's id, which is the column `id` of the table; null for an event that does not concern it. */
  key(event: Event, recorded?: RecordedMetadata): string | null;
  /** The next row, or null for none. Columns are the row's fields in snake_case, plus `id`. */
  evolve(row: Row | null, event: Event, recorded: RecordedMetadata): Row | null;
  /**
   * For the rare event that changes other rows of the table: runs after `evolve` in the same transaction. Use the table
   * name without a schema, because a rebuild fills another table of that name.
   */
  applyTo?(event: Event, recorded: RecordedMetadata): ((trx: Knex.Transaction) => PromiseLike<unknown>) | undefined;
  /** First elements of the query keys that a change of this read model makes stale, for live updates. */
  readonly queryKeys: readonly string[];
}
