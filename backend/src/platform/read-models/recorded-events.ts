import type { Knex } from 'knex';
import { z } from 'zod';
import type { AnyAggregate, DomainEvent } from '../domain/index.ts';
import { categoryOf } from '../event-log/index.ts';
import type { Projection } from './projection.ts';

export interface RecordedEventRow {
  readonly ownerId: string;
  /** Orders the events of the whole log; text, because it may exceed what a number holds. */
  readonly position: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly type: string;
  /** The kind of actor. */
  readonly actor: string;
  /** The access token with which it was done. */
  readonly tokenId: string | null;
  readonly commandId: string | null;
  readonly correlationId: string | null;
  readonly causationId: string | null;
  readonly recordedAt: string;
}

/** The heads of all events of these aggregates. */
export const recordedEvents = (aggregates: readonly AnyAggregate[]): Projection<DomainEvent, RecordedEventRow> => ({
  name: 'recorded-events',
  version: 1, // raise it to rebuild from the first event
  table: 'recorded_events',
  events: z.union(aggregates.map(({ events }) => events)),
  categories: aggregates.map(({ category }) => category),
  queryKeys: ['/api/history'],
  key: (_event, recorded) => recorded?.head?.id ?? null,

  evolve(row, { type }, { ownerId, recordedAt, streamId = '', commandId = null, head }) {
    if (row || !head) return row;
    const { position, actor = 'system', actorId = null, correlationId = null, causationId = null } = head;
    const subject = categoryOf(streamId);
    const subjectId = streamId.slice(subject.length + 1);
    const ids = { commandId, correlationId, causationId };
    const tokenId = actor === 'token' ? actorId : null;
    return { ownerId, position: String(position), subject, subjectId, type, actor, tokenId, ...ids, recordedAt };
  },
});

/** The streams with events of a student, in the order in which they began. */
export const streamsOf = async (db: Knex, ownerId: string): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { stream: string }[] }>(
    `select subject || '-' || subject_id as stream from recorded_events where owner_id = ?
      group by 1 order by min(position)`,
    [ownerId],
  );
  return rows.map(({ stream }) => stream);
};
