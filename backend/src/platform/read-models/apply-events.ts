import type { Knex } from 'knex';
import { type DomainEvent, eventTypes } from '../domain/index.ts';
import { categoryOf, type DecodedEvent, erased, type EventCodec, type StoredEvent } from '../event-log/index.ts';
import { inSchema } from '../postgres/index.ts';
import { memoize } from '../runtime/index.ts';
import type { ChangedQueries } from './notifications.ts';
import type { Projection, RecordedMetadata } from './projection.ts';

/** A projection of any feature; its own schema determines which events it gets. */
export type AnyProjection = Projection<DomainEvent, object>;
/** A projection that fills the table in this schema; the live one if not set. */
export type PlacedProjection = AnyProjection & { readonly schema?: string };
type Row = Record<string, unknown>;

/** Postgres stores no NUL and no lone surrogate in text: one in a title must not park the whole stream. */
const storable = (text: string) =>
  text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text;

/** Objects and arrays are stored in jsonb columns; the driver would turn an array into a Postgres array. */
const toColumn = (value: unknown) => {
  if (typeof value === 'string') return storable(value);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
  return JSON.stringify(value, (_name, inner: unknown) => (typeof inner === 'string' ? storable(inner) : inner));
};

const toColumns = (id: string, row: object) =>
  Object.fromEntries(Object.entries({ id, ...row }).map(([name, value]) => [name, toColumn(value)]));

/** The rows that a batch touches: read once, changed in memory, written once. */
const rowsOf = (trx: Knex.Transaction, table: string) => {
  const rows = new Map<string, object | null>();
  const dirty = new Set<string>();

  return {
    async load(ids: readonly string[]) {
      const missing = [...new Set(ids)].filter((id) => !rows.has(id));
      if (missing.length === 0) return;
      const found: Row[] = await trx(table).whereRaw('id = any(?)', [missing]).select();
      for (const id of missing) rows.set(id, null);
      for (const { id, ...row } of found) rows.set(String(id), row);
    },
    get: (id: string) => rows.get(id) ?? null,
    set(id: string, row: object | null) {
      rows.set(id, row);
      dirty.add(id);
    },
    async flush() {
      const deleted = [...dirty].filter((id) => !rows.get(id));
      const upserted = [...dirty].flatMap((id) => {
        const row = rows.get(id);
        return row ? [toColumns(id, row)] : [];
      });
      if (deleted.length > 0) await trx(table).whereRaw('id = any(?)', [deleted]).delete();
      if (upserted.length > 0) await trx(table).insert(upserted).onConflict('id').merge();
      dirty.clear();
      rows.clear();
    },
  };
};

/** Which events a projection or reactor subscribes to: its own types, and unreadable ones of its categories. */
export const subscribesTo = (
  { categories, events }: Pick<AnyProjection, 'categories' | 'events'>,
  codec: Pick<EventCodec, 'knows'>,
) => {
  const types = eventTypes(events);
  return (stored: Pick<StoredEvent, 'streamId' | 'type'>) =>
    categories.includes(categoryOf(stored.streamId)) && (types.has(stored.type) || !codec.knows(stored));
};

/** The names of the projections that subscribe to an event, computed once per category and type. */
export const subscriberNames = (
  projections: readonly PlacedProjection[],
  codec: Pick<EventCodec, 'knows'>,
): ((stored: StoredEvent) => readonly string[]) => {
  const all = projections.map((projection) => ({ name: projection.name, subscribes: subscribesTo(projection, codec) }));
  const cache = new Map<string, readonly string[]>();
  return (stored) => {
    const kind = `${categoryOf(stored.streamId)} ${stored.type}`;
    const names = cache.get(kind) ?? all.filter(({ subscribes }) => subscribes(stored)).map(({ name }) => name);
    cache.set(kind, names);
    return names;
  };
};

const recordedMetadataOf = ({ stored, ownerId }: DecodedEvent): RecordedMetadata => {
  const { id, streamId, created, metadata, position } = stored;
  return {
    ownerId,
    recordedAt: created.toISOString(),
    streamId,
    commandId: metadata['commandId'],
    undoes: metadata['undoes'],
    head: {
      id,
      position: position.commit,
      actor: metadata['actorKind'],
      actorId: metadata['actorId'],
      correlationId: metadata['correlationId'],
      causationId: metadata['causationId'],
    },
  };
};

interface Batch {
  readonly projection: PlacedProjection;
  readonly events: readonly DecodedEvent[];
}

interface ApplyContext {
  readonly read: ReturnType<typeof reader>;
  readonly changed: ChangedQueries;
}

/** Parses each event once for all read models. */
const reader = () => {
  const recorded = memoize(recordedMetadataOf);
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

const apply = async (trx: Knex.Transaction, batch: Batch, { read, changed }: ApplyContext) => {
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

/** Waits for all work; nothing is still running when it throws. */
const waitForAll = async (works: readonly Promise<void>[]) => {
  for (const outcome of await Promise.allSettled(works)) if (outcome.status === 'rejected') throw outcome.reason;
};

/**
 * Applies events to the tables of their projections within a transaction, and notes whose queries became stale. Queries
 * are sent concurrently. An erased event changes nothing: its rows were deleted with the student.
 */
export const applyEvents = async (
  trx: Knex.Transaction,
  batches: readonly Batch[],
  changed: ChangedQueries,
): Promise<void> => {
  const read = reader();
  for (const [schema, group] of Map.groupBy(batches, ({ projection }) => projection.schema)) {
    await inSchema(trx, schema, () => waitForAll(group.map((batch) => apply(trx, batch, { read, changed }))));
  }
};
