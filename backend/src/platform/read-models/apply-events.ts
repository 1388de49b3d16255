import type { Knex } from 'knex';
import { type DomainEvent, eventTypes } from '../domain/index.ts';
import { categoryOf, type DecodedEvent, erased, type EventCodec, type StoredEvent } from '../event-log/index.ts';
import { inSchema } from '../postgres/index.ts';
import { memoize } from '../runtime/index.ts';
import type { ChangedQueries } from './notifications.ts';
import type { Projection, Recorded } from './projection.ts';

/** Of any feature: its own schema says which events it is handed. */
export type AnyProjection = Projection<DomainEvent, object>;
/** A projection that fills the table in this schema; the live one unless given. */
export type PlacedProjection = AnyProjection & { readonly schema?: string };
type Row = Record<string, unknown>;

/** Postgres keeps no NUL and no half character in a text: one in a title must not park the whole stream. */
const keepable = (text: string) =>
  text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text;

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
      const found: Row[] = await trx(table).whereRaw('id = any(?)', [unknown]).select();
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
      if (gone.length > 0) await trx(table).whereRaw('id = any(?)', [gone]).delete();
      if (kept.length > 0) await trx(table).insert(kept).onConflict('id').merge();
      dirty.clear();
      rows.clear();
    },
  };
};

/** Which events a projection or reactor takes in: its own, and those of its categories that this program cannot read. */
export const subscribesTo = (
  { categories, events }: Pick<AnyProjection, 'categories' | 'events'>,
  codec: Pick<EventCodec, 'knows'>,
) => {
  const types = eventTypes(events);
  return (stored: Pick<StoredEvent, 'streamId' | 'type'>) =>
    categories.includes(categoryOf(stored.streamId)) && (types.has(stored.type) || !codec.knows(stored));
};

/** By name, who of these takes an event in: found out once per category and type. */
export const subscriberNames = (
  projections: readonly PlacedProjection[],
  codec: Pick<EventCodec, 'knows'>,
): ((stored: StoredEvent) => readonly string[]) => {
  const all = projections.map((projection) => ({ name: projection.name, takes: subscribesTo(projection, codec) }));
  const known = new Map<string, readonly string[]>();
  return (stored) => {
    const kind = `${categoryOf(stored.streamId)} ${stored.type}`;
    const takers = known.get(kind) ?? all.filter(({ takes }) => takes(stored)).map(({ name }) => name);
    known.set(kind, takers);
    return takers;
  };
};

const recordedOf = ({ stored: { streamId, created, metadata }, ownerId }: DecodedEvent): Recorded => ({
  ownerId,
  recordedAt: created.toISOString(),
  streamId,
  commandId: metadata['commandId'],
  undoes: metadata['undoes'],
});

interface Batch {
  readonly projection: PlacedProjection;
  readonly events: readonly DecodedEvent[];
}

interface Applying {
  readonly read: ReturnType<typeof reader>;
  readonly changed: ChangedQueries;
}

/** What several read models take in is parsed once. */
const reader = () => {
  const recorded = memoize(recordedOf);
  const parsed = memoize((schema: AnyProjection['events']) =>
    memoize(({ shape }: DecodedEvent) => schema.parse(shape)),
  );
  return ({ projection, events }: Batch) =>
    events.flatMap((each) => {
      if (each.shape === erased) return [];
      const event = parsed(projection.events)(each);
      const key = projection.key(event, recorded(each));
      return key === null ? [] : [{ event, key, recorded: recorded(each) }];
    });
};

const apply = async (trx: Knex.Transaction, batch: Batch, { read, changed }: Applying) => {
  const { projection } = batch;
  const rows = rowsOf(trx, projection.table);
  const parsed = read(batch);
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
    const stale = changed.get(recorded.ownerId) ?? new Set();
    for (const queryKey of projection.queryKeys) stale.add(queryKey);
    changed.set(recorded.ownerId, stale);
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
export const applyEvents = async (
  trx: Knex.Transaction,
  batches: readonly Batch[],
  changed: ChangedQueries,
): Promise<void> => {
  const read = reader();
  for (const [schema, together] of Map.groupBy(batches, ({ projection }) => projection.schema)) {
    await inSchema(trx, schema, () => allOf(together.map((batch) => apply(trx, batch, { read, changed }))));
  }
};
