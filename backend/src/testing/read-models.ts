import { createLog } from '@hub/telemetry';
import type { Knex } from 'knex';
import { features } from '../app.ts';
import type { EventCodec, LogMessage, StoredEvent } from '../platform/event-log/index.ts';
import { createProjectionWriter } from '../platform/read-models/index.ts';

const log = createLog('read-models', 'silent');
const projections = features.flatMap(({ projections: all = [] }) => all);

type Batch = readonly StoredEvent[];
type Tables = Readonly<Record<string, readonly object[]>>;

const asMessages = (events: Batch): LogMessage[] => events.map((event) => ({ kind: 'event', event }));

/** What is begun here leaves nothing behind, in a transaction or in a savepoint of one. */
const undone = async <Result>(db: Knex, work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> => {
  const trx = await db.transaction();
  try {
    return await work(trx);
  } finally {
    await trx.rollback();
  }
};

const tables = [...projections.map(({ table }) => table), 'parked_streams'];

/** As before the first event. */
const emptied = async (trx: Knex.Transaction) => {
  for (const table of tables) await trx(table).delete();
  await trx('checkpoints').update({ commit_position: null, prepare_position: null, last_event: null });
};

const rowsOf = async (db: Knex): Promise<Tables> => {
  const rows: Record<string, object[]> = {};
  for (const table of tables)
    rows[table] = await db(table)
      .orderBy(table === 'parked_streams' ? 'stream_id' : 'id')
      .select();
  return rows;
};

/** Real projectors on read models that are empty at first. */
export interface ReadModels {
  readonly rows: () => Promise<Tables>;
  /** The rows that these batches alone would make. */
  readonly rowsAfter: (batches: readonly Batch[]) => Promise<Tables>;
  /** A projector, as a process would start it. */
  readonly start: () => Promise<RunningProjector>;
}

export interface RunningProjector {
  /** The place in the log, from 0, at which it reads on. */
  readonly from: number;
  take(batch: Batch): Promise<void>;
  /** It dies before it has committed: nothing of the batch is kept, and it must not be used any more. */
  dieWithin(batch: Batch): Promise<void>;
}

const start = async (db: Knex, codec: EventCodec): Promise<RunningProjector> => {
  const projector = createProjectionWriter(projections, { db, codec, log });
  const after = await projector.prepare();
  return {
    from: Number(after?.commit ?? -1n) + 1,
    take: async (batch) => projector.take(await projector.read(asMessages(batch))),
    dieWithin: (batch) => undone(db, async (trx) => (await start(trx, codec)).take(batch)),
  };
};

/** Gives the work read models of its own, and takes them away again. */
export const withReadModels = <Result>(
  db: Knex,
  codec: EventCodec,
  work: (readModels: ReadModels) => Promise<Result>,
): Promise<Result> =>
  undone(db, async (empty) => {
    await start(empty, codec); // every checkpoint stands before the first event
    const rowsAfter = (batches: readonly Batch[]) =>
      undone(empty, async (trx) => {
        await emptied(trx);
        const projector = await start(trx, codec);
        for (const batch of batches) await projector.take(batch);
        return rowsOf(trx);
      });
    return work({ rows: () => rowsOf(empty), rowsAfter, start: () => start(empty, codec) });
  });
