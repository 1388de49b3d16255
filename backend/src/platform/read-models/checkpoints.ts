import type { Knex } from 'knex';
import type { Position, StoredEvent } from '../event-log/index.ts';

/** The progress of a projection or reactor; `position` is null before the first event. */
export interface Checkpoint {
  readonly name: string;
  readonly version: number;
  readonly position: Position | null;
  /** The last event processed; the position may have moved on without an event. */
  readonly lastEvent?: EventMark | null;
  /** When the table was replaced, ISO 8601; only for previous tables. */
  readonly keptSince?: string | null;
}

/** Identifies an event permanently: a restored or replaced log has another event there, or none. */
export interface EventMark {
  readonly stream: string;
  readonly revision: string;
  readonly id: string;
  readonly commit: string;
}

interface Row {
  name: string;
  version: number;
  commitPosition: string | null;
  preparePosition: string | null;
  lastEvent: EventMark | null;
  keptSince: string | null;
}

const table = 'checkpoints';
const columns = ['name', 'version', 'commitPosition', 'preparePosition', 'lastEvent', 'keptSince'] as const;

/** One array parameter: the statement is the same for any number of names. */
const named = (db: Knex, names: readonly string[]) => db<Row>(table).whereRaw('name = any(?)', [[...names]]);

const toPosition = ({ commitPosition, preparePosition }: Row): Position | null =>
  commitPosition === null || preparePosition === null
    ? null
    : { commit: BigInt(commitPosition), prepare: BigInt(preparePosition) };

const toCheckpoint = (row: Row): Checkpoint => ({
  name: row.name,
  version: row.version,
  position: toPosition(row),
  lastEvent: row.lastEvent,
  keptSince: row.keptSince,
});

/** Reads checkpoints and locks their rows until the transaction ends. */
export const lockCheckpoints = async (trx: Knex.Transaction, names: readonly string[]): Promise<Checkpoint[]> => {
  const rows = await named(trx, names)
    .orderBy('name')
    .forUpdate()
    .select(...columns);
  return rows.map(toCheckpoint);
};

/** Creates or resets a checkpoint; the last event is cleared. */
export const saveCheckpoint = async (trx: Knex.Transaction, checkpoint: Checkpoint): Promise<void> => {
  const { name, version, position } = checkpoint;
  const commitPosition = position?.commit.toString() ?? null;
  const preparePosition = position?.prepare.toString() ?? null;
  await trx<Row>(table)
    .insert({ name, version, commitPosition, preparePosition, lastEvent: null })
    .onConflict('name')
    .merge();
};

/** For a dropped table. */
export const forgetCheckpoint = (trx: Knex.Transaction, name: string) => trx<Row>(table).where({ name }).delete();

const markOf = ({ streamId, revision, id, position }: StoredEvent): EventMark => ({
  stream: streamId,
  revision: revision.toString(),
  id,
  commit: position.commit.toString(),
});

/** `lastEvent` is omitted when the position was reached without an event. */
export const moveCheckpoints = async (
  trx: Knex,
  names: readonly string[],
  { to, lastEvent }: { to: Position; lastEvent?: StoredEvent | undefined },
): Promise<void> => {
  await named(trx, names).update({
    commitPosition: to.commit.toString(),
    preparePosition: to.prepare.toString(),
    ...(lastEvent && { lastEvent: markOf(lastEvent) }),
  });
};

/** Every checkpoint, including those of reactors. */
export const allCheckpoints = async (db: Knex): Promise<Checkpoint[]> => {
  const rows = await db<Row>(table)
    .orderBy('name')
    .select(...columns);
  return rows.map(toCheckpoint);
};

/** The position that all of these have reached; -1 if one has not started. */
export const reachedPosition = async (db: Knex, names: readonly string[]): Promise<bigint> => {
  const rows = await named(db, names).select(...columns);
  if (rows.length < names.length) return -1n;
  return slowest(rows.map(toCheckpoint))?.commit ?? -1n;
};

/** The earliest position of several checkpoints; null if one has not started. */
export const slowest = (checkpoints: readonly Checkpoint[]): Position | null => {
  const [first, ...rest] = checkpoints.map(({ position }) => position);
  return rest.reduce<Position | null>(
    (least, next) => (!least || !next ? null : next.commit < least.commit ? next : least),
    first ?? null,
  );
};
