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

/** How a read model differs from a rebuild from the log. */
interface Verified {
  readonly projection: string;
  readonly table: string;
  readonly rows: number;
  /** Rows only in the rebuild. */
  readonly missing: number;
  /** Rows only in the live table. */
  readonly extra: number;
  readonly differing: number;
  /** SHA-256 in hex over the rows as canonical JSON, ordered by id. */
  readonly digest: { readonly live: string; readonly rebuilt: string };
  /** At most ten rows: id and kind of difference, never their content. */
  readonly examples: readonly string[];
}

/** The result of comparing all read models with the log. */
export interface Verification {
  readonly tables: readonly Verified[];
  /** Number of events applied, and the time it took. */
  readonly events: number;
  readonly ms: number;
}

const batchSize = 500;
const maxExamples = 10;
const platformTables = ['checkpoints', 'parked_streams'];

/** Temporary tables shadow all others of the same name and are dropped with the transaction. */
const createShadow = async (trx: Knex.Transaction, tables: readonly string[]) => {
  const { rows } = await trx.raw<{ rows: { schema: string }[] }>('select current_schema() as schema');
  const schema = rows[0]?.schema ?? 'public';
  for (const table of tables) {
    await trx.raw('create temporary table ?? (like ??.?? including all) on commit drop', [table, schema, table]);
  }
  await trx.raw('discard plans'); // existing plans of this connection refer to the shadowed tables
  return schema;
};

/** Reads in full batches, because the end is known. */
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

/**
 * Canonical: jsonb has one key order and one form of each number. Hashes row by row first, so that no text grows too
 * long.
 */
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
    examples: rows.slice(0, maxExamples).map(inWords),
  };
};

const positionOf = ({ name, version }: AnyProjection, checkpoints: readonly Checkpoint[]) => {
  const found = checkpoints.find((checkpoint) => checkpoint.name === name);
  if (!found?.position) throw new Error(`${name} has not applied any events yet: is the projector running?`);
  if (found.version === version) return found.position;
  throw new Error(`${name} has version ${found.version}, this program has version ${version}`);
};

/**
 * Runs within one snapshot: rows and checkpoints were committed together, so live tables and rebuild end at the same
 * event.
 */
const verifyWithin = async (
  trx: Knex.Transaction,
  projections: readonly AnyProjection[],
  parts: VerifyDependencies,
): Promise<Verification> => {
  const { eventLog, codec, log } = parts;
  const checkpoints = await allCheckpoints(trx);
  const positions = projections.map((projection) => positionOf(projection, checkpoints));
  const schema = await createShadow(trx, [...platformTables, ...projections.map(({ table }) => table)]);

  const start = performance.now();
  let events = 0;
  for (const end of new Map(positions.map((position) => [position.commit, position])).values()) {
    const group = projections.filter((_, index) => positions[index]?.commit === end.commit);
    const projector = createProjectionWriter(group, { db: trx, codec, log, silent: true });
    await projector.prepare();
    for await (const batch of batchesUpTo(eventLog, end)) {
      await projector.apply(await projector.decode(batch));
      events += batch.length;
    }
  }
  const ms = performance.now() - start;
  const tables: Verified[] = [];
  for (const projection of projections) tables.push(await compare(trx, schema, projection));
  return { tables, events, ms };
};

/**
 * Rebuilds every read model from the log in temporary tables, with the projector's own code, up to the position of the
 * live one, and compares them row by row. Affects no one and leaves nothing behind.
 * @throws LogBehindError; Error when a projection has not started or has another version
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
