import type { Knex } from 'knex';
import type { Position } from './event-log.ts';

/** How far a projection or reactor has come; `position` is null before the first event. */
export interface Checkpoint {
  readonly name: string;
  readonly version: number;
  readonly position: Position | null;
}

interface Row {
  name: string;
  version: number;
  commitPosition: string | null;
  preparePosition: string | null;
}

const table = 'checkpoints';

const toPosition = ({ commitPosition, preparePosition }: Row): Position | null =>
  commitPosition === null || preparePosition === null
    ? null
    : { commit: BigInt(commitPosition), prepare: BigInt(preparePosition) };

const toCheckpoint = (row: Row): Checkpoint => ({ name: row.name, version: row.version, position: toPosition(row) });

/** Reads checkpoints and holds their rows until the transaction ends. */
export const lockCheckpoints = async (trx: Knex.Transaction, names: readonly string[]): Promise<Checkpoint[]> => {
  const rows = await trx<Row>(table).whereIn('name', names).orderBy('name').forUpdate().select();
  return rows.map(toCheckpoint);
};

export const saveCheckpoint = async (trx: Knex.Transaction, checkpoint: Checkpoint): Promise<void> => {
  const { name, version, position } = checkpoint;
  const commitPosition = position?.commit.toString() ?? null;
  const preparePosition = position?.prepare.toString() ?? null;
  await trx<Row>(table).insert({ name, version, commitPosition, preparePosition }).onConflict('name').merge();
};

export const moveCheckpoints = async (trx: Knex.Transaction, names: readonly string[], to: Position): Promise<void> => {
  await trx<Row>(table)
    .whereIn('name', names)
    .update({ commitPosition: to.commit.toString(), preparePosition: to.prepare.toString() });
};

/** The position that every one of these has reached; -1 while one of them has not begun. */
export const reachedPosition = async (db: Knex, names: readonly string[]): Promise<bigint> => {
  const rows = await db<Row>(table).whereIn('name', names).select();
  if (rows.length < names.length) return -1n;
  return slowest(rows.map(toCheckpoint))?.commit ?? -1n;
};

/** Of several checkpoints the one that lies furthest back; null when one has not begun. */
export const slowest = (checkpoints: readonly Checkpoint[]): Position | null => {
  const [first, ...rest] = checkpoints.map(({ position }) => position);
  return rest.reduce<Position | null>(
    (least, next) => (!least || !next ? null : next.commit < least.commit ? next : least),
    first ?? null,
  );
};
