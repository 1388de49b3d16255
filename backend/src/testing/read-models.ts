import { createLog } from '@hub/telemetry';
import type { Knex } from 'knex';
import { features } from '../app.ts';
import type { EventCodec, LogMessage, StoredEvent } from '../platform/event-log/index.ts';
import { createProjectionWriter } from '../platform/read-models/index.ts';

const log = createLog('read-models', 'silent');
const projections = features.flatMap(({ projections: all = [] }) => all);

type Batch = readonly StoredEvent[];
export type Tables = Readonly<Record<string, readonly object[]>>;

const asMessages = (events: Batch): LogMessage[] => events.map((event) => ({ kind: 'event', event }));

/** Rolls back everything, as a transaction or a savepoint within one. */
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

/** Real projectors on initially empty read models. */
export interface ReadModels {
  readonly rows: () => Promise<Tables>;
  /** The rows that only these batches would produce. */
  readonly rowsAfter: (batches: readonly Batch[]) => Promise<Tables>;
  /** The result of a query on the rows that only these batches would produce. */
  readonly readAfter: <Result>(batches: readonly Batch[], read: (db: Knex) => Promise<Result>) => Promise<Result>;
  /** A projector as a process starts it. */
  readonly start: () => Promise<RunningProjector>;
}

export interface RunningProjector {
  /** The index in the log, from 0, where it continues. */
  readonly from: number;
  take(batch: Batch): Promise<void>;
  /** Dies before the commit: the batch is lost, and this projector must not be used again. */
  dieWithin(batch: Batch): Promise<void>;
}

const start = async (db: Knex, codec: EventCodec): Promise<RunningProjector> => {
  const projector = createProjectionWriter(projections, { db, codec, log });
  const after = await projector.prepare();
  return {
    from: Number(after?.commit ?? -1n) + 1,
    take: async (batch) => projector.apply(await projector.decode(asMessages(batch))),
    dieWithin: (batch) => undone(db, async (trx) => (await start(trx, codec)).take(batch)),
  };
};

/** Runs the work with its own read models, and drops them afterwards. */
export const withReadModels = <Result>(
  db: Knex,
  codec: EventCodec,
  work: (readModels: ReadModels) => Promise<Result>,
): Promise<Result> =>
  undone(db, async (empty) => {
    await start(empty, codec); // every checkpoint is before the first event
    const readAfter = <Result>(batches: readonly Batch[], read: (db: Knex) => Promise<Result>) =>
      undone(empty, async (trx) => {
        await emptied(trx);
        const projector = await start(trx, codec);
        for (const batch of batches) await projector.take(batch);
        return read(trx);
      });
    const rowsAfter = (batches: readonly Batch[]) => readAfter(batches, rowsOf);
    return work({ rows: () => rowsOf(empty), rowsAfter, readAfter, start: () => start(empty, codec) });
  });
