import type { Knex } from 'knex';
import type { z } from 'zod';
import type { DomainEvent } from '../domain/index.ts';

/** When and where an event was recorded; `recordedAt` is ISO 8601 UTC with milliseconds. */
export interface Recorded {
  readonly ownerId: string;
  readonly recordedAt: string;
  readonly streamId?: string | undefined;
  /** Of the command that it came of, where that is named. */
  readonly commandId?: string | undefined;
  /** The command that it takes back. */
  readonly undoes?: string | undefined;
}

/**
 * A read model: events become rows of one table. Pure; the platform does the reading and writing,
 * rows and checkpoint in one transaction.
 */
export interface Projection<Event extends DomainEvent, Row extends object> {
  readonly name: string;
  /** Raise it to rebuild from the first event. */
  readonly version: number;
  readonly table: string;
  /** The events that it takes in; other types are passed over. */
  readonly events: z.ZodType<Event>;
  /** The stream categories it reads: the part of the stream's name before the first dash. */
  readonly categories: readonly string[];
  /** The row's id: the column `id` of the table; null for an event that means nothing to it. */
  key(event: Event, recorded?: Recorded): string | null;
  /** The next row, or null for none. Columns are the row's fields in snake_case, plus `id`. */
  evolve(row: Row | null, event: Event, recorded: Recorded): Row | null;
  /**
   * For the rare event that touches other rows of the table than its own: what it does to them, after `evolve` and in the
   * same transaction. Names the table without a schema, as a rebuild fills another one of that name.
   */
  applyTo?(event: Event, recorded: Recorded): ((trx: Knex.Transaction) => PromiseLike<unknown>) | undefined;
  /** First elements of the query keys that a change of this read model makes stale, for live updates. */
  readonly queryKeys: readonly string[];
}
