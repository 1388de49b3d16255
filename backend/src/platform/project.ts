import type { Knex } from 'knex';
import type { DomainEvent } from './decider.ts';
import { categoryOf, erased, type DecodedEvent, type EventCodec } from './event-codec.ts';
import type { StoredEvent } from './event-log.ts';
import { eventTypes } from './event-types.ts';
import { inSchema } from './in-schema.ts';
import type { Changed } from './notice.ts';
import type { Projection, Recorded } from './projection.ts';

export type AnyProjection = Projection<DomainEvent, object>;
/** A projection that fills the table in this schema; the live one unless given. */
export type Placed = AnyProjection & { readonly schema?: string };
type Row = Record<string, unknown>;

/** Postgres keeps no NUL and no half character in a text: one in a title must not park the whole stream. */
const keepable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** Objects and arrays go into jsonb columns; the driver would make a Postgres array of the latter. */
const toColumn = (value: unknown) => {
  if (typeof value === 'string') return keepable(value);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
  return JSON.stringify(value, (_name, inner: unknown) => (typeof inner === 'string' ? keepable(inner) : inner));
};

const toColumns = (id: string, row: object) =>
  Object.fromEntries(Object.entries({ id, ...row }).map(([name, value]) => [name, toColumn(value)]));

/** The rows that a batch touches: read once, changed in memory, written once. */
const rowsOf = (trx: Knex.Transaction, table: string) => {
  const rows = new Map<string, object | null>();
  const dirty = new Set<string>();

  return {
    async load(ids: readonly string[]) {
      const unknown = [...new Set(ids)].filter((id) => !rows.has(id));
      if (unknown.length === 0) return;
      const found: Row[] = await trx(table).whereIn('id', unknown).select();
      for (const id of unknown) rows.set(id, null);
      for (const { id, ...row } of found) rows.set(String(id), row);
    },
    get: (id: string) => rows.get(id) ?? null,
    set(id: string, row: object | null) {
      rows.set(id, row);
      dirty.add(id);
    },
    async flush() {
      const gone = [...dirty].filter((id) => !rows.get(id));
      const kept = [...dirty].flatMap((id) => {
        const row = rows.get(id);
        return row ? [toColumns(id, row)] : [];
      });
      if (gone.length > 0) await trx(table).whereIn('id', gone).delete();
      if (kept.length > 0) await trx(table).insert(kept).onConflict('id').merge();
      dirty.clear();
      rows.clear();
    },
  };
};

/** Which events a projection or reactor takes in: its own, and those of its categories that this program cannot read. */
export const takesIn = (
  { categories, events }: Pick<AnyProjection, 'categories' | 'events'>,
  codec: Pick<EventCodec, 'knows'>,
) => {
  const types = eventTypes(events);
  return (stored: StoredEvent) =>
    categories.includes(categoryOf(stored.streamId)) && (types.has(stored.type) || !codec.knows(stored));
};

const recordedOf = ({ streamId, created, metadata }: StoredEvent, ownerId: string): Recorded => ({
  ownerId,
  recordedAt: created.toISOString(),
  streamId,
  commandId: metadata['commandId'],
  undoes: metadata['undoes'],
});

interface Batch {
  readonly projection: Placed;
  readonly events: readonly DecodedEvent[];
}

const apply = async (trx: Knex.Transaction, { projection, events }: Batch, changed: Changed) => {
  const rows = rowsOf(trx, projection.table);
  const parsed = events.flatMap(({ shape, ownerId, stored }) => {
    if (shape === erased) return [];
    const event = projection.events.parse(shape);
    const recorded = recordedOf(stored, ownerId);
    return [{ event, recorded, key: projection.key(event, recorded) }];
  });
  await rows.load(parsed.map(({ key }) => key));

  for (const { event, recorded, key } of parsed) {
    await rows.load([key]);
    const before = rows.get(key);
    const after = projection.evolve(before, event, recorded);
    if (after !== before) rows.set(key, after);
    const applyTo = projection.applyTo?.(event, recorded);
    if (applyTo) {
      await rows.flush();
      await applyTo(trx);
    } else if (after === before) continue;
    changed.set(recorded.ownerId, new Set([...(changed.get(recorded.ownerId) ?? []), ...projection.queryKeys]));
  }
  await rows.flush();
};

/** Nothing is under way any more when it throws. */
const allOf = async (works: readonly Promise<void>[]) => {
  for (const outcome of await Promise.allSettled(works)) if (outcome.status === 'rejected') throw outcome.reason;
};

/**
 * Applies events to the tables of their projections, within a transaction, and notes whose queries became stale. What
 * the tables are asked and told goes out together. An erased event changes nothing: its rows went with the student.
 */
export const project = async (trx: Knex.Transaction, batches: readonly Batch[], changed: Changed): Promise<void> => {
  for (const [schema, together] of Map.groupBy(batches, ({ projection }) => projection.schema)) {
    await inSchema(trx, schema, () => allOf(together.map((batch) => apply(trx, batch, changed))));
  }
};
