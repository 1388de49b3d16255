import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { allCheckpoints, type Checkpoint } from './checkpoints.ts';
import type { EventCodec, EventLog, LogMessage, Position } from '../event-log/index.ts';
import { refuseWhenAhead } from './ahead-of-log.ts';
import type { AnyProjection } from './apply-events.ts';
import { createProjectionWriter } from './projection-writer.ts';

interface VerifyDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly log: Logger;
}

/** How a read model differs from what the log makes of it. */
interface Verified {
  readonly projection: string;
  readonly table: string;
  readonly rows: number;
  /** In the rebuild alone. */
  readonly missing: number;
  /** In the live table alone. */
  readonly extra: number;
  readonly differing: number;
  /** SHA-256 in hex over the rows as canonical JSON, by id. */
  readonly digest: { readonly live: string; readonly rebuilt: string };
  /** Of at most ten rows: id, and what is wrong with it. Never what stands in them. */
  readonly examples: readonly string[];
}

/** What a comparison of all read models with the log found. */
export interface Verification {
  readonly tables: readonly Verified[];
  /** What was read from the log and taken in, and how long that took. */
  readonly events: number;
  readonly ms: number;
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
  await trx.raw('discard plans'); // those of this connection mean the tables that stood under these names before
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
  fields: string[] | null;
}

/** Canonical: jsonb has one order of keys and one form of each number. Row by row first, so that no text grows too long. */
const digestOf = async (trx: Knex.Transaction, schema: string, table: string) => {
  const { rows } = await trx.raw<{ rows: { digest: string }[] }>(
    `select encode(sha256(coalesce(string_agg(sha256(convert_to(to_jsonb(t)::text, 'UTF8')), ''::bytea order by id), '')), 'hex')
       as digest from ??.?? t`,
    [schema, table],
  );
  return rows[0]?.digest ?? '';
};

const differences = `select coalesce(live.id, shadow.id)::text as id, live.id is not null as in_live,
    shadow.id is not null as in_shadow,
    (select array_agg(key order by key) from jsonb_each(to_jsonb(live)) where value is distinct from to_jsonb(shadow) -> key) as fields
  from ??.?? live full join pg_temp.?? shadow on shadow.id = live.id
  where to_jsonb(live)::text is distinct from to_jsonb(shadow)::text order by 1`;

const inWords = ({ id, inLive, inShadow, fields }: Compared) => {
  if (!inLive) return `${id} is missing`;
  return inShadow ? `${id} differs in ${fields?.join(', ') ?? ''}` : `${id} is in no event`;
};

const compare = async (trx: Knex.Transaction, schema: string, { name, table }: AnyProjection): Promise<Verified> => {
  const { rows } = await trx.raw<{ rows: Compared[] }>(differences, [schema, table, table]);
  const counted = await trx(table).withSchema(schema).count<{ count: string }[]>({ count: '*' });
  return {
    projection: name,
    table,
    rows: Number(counted[0]?.count ?? 0),
    missing: rows.filter(({ inLive }) => !inLive).length,
    extra: rows.filter(({ inShadow }) => !inShadow).length,
    differing: rows.filter(({ inLive, inShadow }) => inLive && inShadow).length,
    digest: { live: await digestOf(trx, schema, table), rebuilt: await digestOf(trx, 'pg_temp', table) },
    examples: rows.slice(0, mostExamples).map(inWords),
  };
};

const positionOf = ({ name, version }: AnyProjection, checkpoints: readonly Checkpoint[]) => {
  const found = checkpoints.find((checkpoint) => checkpoint.name === name);
  if (!found?.position) throw new Error(`${name} has taken nothing in yet: is the projector running?`);
  if (found.version === version) return found.position;
  throw new Error(`${name} stands at version ${found.version}, this program has version ${version}`);
};

/** Within one snapshot: rows and checkpoints were committed together, so live and rebuild end at the same event. */
const verifyWithin = async (
  trx: Knex.Transaction,
  projections: readonly AnyProjection[],
  parts: VerifyDependencies,
): Promise<Verification> => {
  const { eventLog, codec, log } = parts;
  const checkpoints = await allCheckpoints(trx);
  const positions = projections.map((projection) => positionOf(projection, checkpoints));
  const schema = await createShadow(trx, [...platformTables, ...projections.map(({ table }) => table)]);

  const begun = performance.now();
  let events = 0;
  for (const end of new Map(positions.map((position) => [position.commit, position])).values()) {
    const standing = projections.filter((_, index) => positions[index]?.commit === end.commit);
    const projector = createProjectionWriter(standing, { db: trx, codec, log, silent: true });
    await projector.prepare();
    for await (const batch of batchesUpTo(eventLog, end)) {
      await projector.take(await projector.read(batch));
      events += batch.length;
    }
  }
  const ms = performance.now() - begun;
  const tables: Verified[] = [];
  for (const projection of projections) tables.push(await compare(trx, schema, projection));
  return { tables, events, ms };
};

/**
 * Builds every read model anew from the log, by the projector's own code, up to where the live one stands, and compares
 * them row by row. Disturbs nobody and leaves nothing behind.
 * @throws LogBehindError, or an Error when a projection has not begun or stands at another version
 */
export const verifyProjections = async (
  projections: readonly AnyProjection[],
  parts: VerifyDependencies,
): Promise<Verification> => {
  const names = projections.map(({ name }) => name);
  await refuseWhenAhead(names, parts);
  const trx = await parts.db.transaction({ isolationLevel: 'repeatable read' });
  try {
    return await verifyWithin(trx, projections, parts);
  } finally {
    await trx.rollback();
  }
};
