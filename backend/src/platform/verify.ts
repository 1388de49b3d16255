import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { allCheckpoints, type Checkpoint } from './checkpoints.ts';
import type { EventCodec } from './event-codec.ts';
import type { EventLog, LogMessage, Position } from './event-log.ts';
import { refuseWhenAhead } from './log-behind.ts';
import type { AnyProjection } from './project.ts';
import { createProjector } from './projector.ts';

interface Parts {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly log: Logger;
}

/** How a read model differs from what the log makes of it; ids of at most ten rows as `examples`. */
export interface Verified {
  readonly projection: string;
  readonly table: string;
  readonly rows: number;
  /** In the rebuild alone. */
  readonly missing: number;
  /** In the live table alone. */
  readonly extra: number;
  readonly differing: number;
  readonly examples: readonly string[];
}

const batchSize = 500;
const mostExamples = 10;
const platformTables = ['checkpoints', 'parked_streams'];

/** Temporary tables stand before all others under their bare names, and go with the transaction. */
const createShadow = async (trx: Knex.Transaction, tables: readonly string[]) => {
  const { rows } = await trx.raw<{ rows: { schema: string }[] }>('select current_schema() as schema');
  const schema = rows[0]?.schema ?? 'public';
  for (const table of tables) {
    await trx.raw('create temporary table ?? (like ??.?? including all) on commit drop', [table, schema, table]);
  }
  return schema;
};

/** Full batches: whoever reads to an end has no reason to hand over less. */
async function* batchesUpTo(eventLog: EventLog, end: Position): AsyncGenerator<LogMessage[]> {
  let batch: LogMessage[] = [];
  for await (const event of eventLog.readAll()) {
    if (event.position.commit > end.commit) break;
    batch.push({ kind: 'event', event });
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

interface Compared {
  id: string;
  inLive: boolean;
  inShadow: boolean;
}

/** As canonical JSON: jsonb has one order of keys and one form of each number. */
const compare = async (trx: Knex.Transaction, schema: string, { name, table }: AnyProjection): Promise<Verified> => {
  const { rows } = await trx.raw<{ rows: Compared[] }>(
    `select coalesce(live.id, shadow.id)::text as id, live.id is not null as in_live, shadow.id is not null as in_shadow
     from ??.?? live full join pg_temp.?? shadow on shadow.id = live.id
     where to_jsonb(live)::text is distinct from to_jsonb(shadow)::text order by 1`,
    [schema, table, table],
  );
  const counted = await trx(table).withSchema(schema).count<{ count: string }[]>({ count: '*' });
  return {
    projection: name,
    table,
    rows: Number(counted[0]?.count ?? 0),
    missing: rows.filter(({ inLive }) => !inLive).length,
    extra: rows.filter(({ inShadow }) => !inShadow).length,
    differing: rows.filter(({ inLive, inShadow }) => inLive && inShadow).length,
    examples: rows.slice(0, mostExamples).map(({ id }) => id),
  };
};

const positionOf = ({ name, version }: AnyProjection, checkpoints: readonly Checkpoint[]) => {
  const found = checkpoints.find((checkpoint) => checkpoint.name === name);
  if (!found?.position) throw new Error(`${name} has taken nothing in yet: is the projector running?`);
  if (found.version === version) return found.position;
  throw new Error(`${name} stands at version ${found.version}, this program has version ${version}`);
};

/** Within one snapshot: rows and checkpoints were committed together, so live and rebuild end at the same event. */
const verifyWithin = async (trx: Knex.Transaction, projections: readonly AnyProjection[], parts: Parts) => {
  const { eventLog, codec, log } = parts;
  const checkpoints = await allCheckpoints(trx);
  const positions = projections.map((projection) => positionOf(projection, checkpoints));
  const schema = await createShadow(trx, [...platformTables, ...projections.map(({ table }) => table)]);

  for (const end of new Map(positions.map((position) => [position.commit, position])).values()) {
    const standing = projections.filter((_, index) => positions[index]?.commit === end.commit);
    const projector = createProjector(standing, { db: trx, codec, log });
    await projector.prepare();
    for await (const batch of batchesUpTo(eventLog, end)) await projector.take(batch);
  }
  const verified: Verified[] = [];
  for (const projection of projections) verified.push(await compare(trx, schema, projection));
  return verified;
};

/**
 * Builds every read model anew from the log, by the projector's own code, up to where the live one stands, and compares
 * them row by row. Disturbs nobody and leaves nothing behind.
 * @throws LogBehindError, or an Error when a projection has not begun or stands at another version
 */
export const verifyProjections = async (projections: readonly AnyProjection[], parts: Parts): Promise<Verified[]> => {
  const names = projections.map(({ name }) => name);
  await refuseWhenAhead(names, parts);
  const trx = await parts.db.transaction({ isolationLevel: 'repeatable read' });
  try {
    return await verifyWithin(trx, projections, parts);
  } finally {
    await trx.rollback();
  }
};
