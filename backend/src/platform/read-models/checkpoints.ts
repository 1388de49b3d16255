import type { Knex } from 'knex';
import type { Position, StoredEvent } from '../event-log/index.ts';

/** How far a projection or reactor has come; `position` is null before the first event. */
export interface Checkpoint {
  readonly name: string;
  readonly version: number;
  readonly position: Position | null;
  /** The last event that was taken in; the position may have been reached without one since. */
  readonly lastEvent?: EventMark | null;
  /** Of a table that was replaced: when. ISO 8601. */
  readonly keptSince?: string | null;
}

/** Names an event for good: a restored or exchanged log holds another one there, or none. */
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

/** The names are one list: for any number of them it is the same statement. */
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

/** Reads checkpoints and holds their rows until the transaction ends. */
export const lockCheckpoints = async (trx: Knex.Transaction, names: readonly string[]): Promise<Checkpoint[]> => {
  const rows = await named(trx, names)
    .orderBy('name')
    .forUpdate()
    .select(...columns);
  return rows.map(toCheckpoint);
};

/** Sets it anew: the mark of the last event goes. */
export const saveCheckpoint = async (trx: Knex.Transaction, checkpoint: Checkpoint): Promise<void> => {
  const { name, version, position } = checkpoint;
  const commitPosition = position?.commit.toString() ?? null;
  const preparePosition = position?.prepare.toString() ?? null;
  await trx<Row>(table)
    .insert({ name, version, commitPosition, preparePosition, lastEvent: null })
    .onConflict('name')
    .merge();
};

/** For a table that is gone. */
export const forgetCheckpoint = (trx: Knex.Transaction, name: string) => trx<Row>(table).where({ name }).delete();

const markOf = ({ streamId, revision, id, position }: StoredEvent): EventMark => ({
  stream: streamId,
  revision: revision.toString(),
  id,
  commit: position.commit.toString(),
});

/** `lastEvent` is left out when the position was reached without one. */
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

/** Every checkpoint there is, those of reactors too. */
export const allCheckpoints = async (db: Knex): Promise<Checkpoint[]> => {
  const rows = await db<Row>(table)
    .orderBy('name')
    .select(...columns);
  return rows.map(toCheckpoint);
};

/** The position that every one of these has reached; -1 while one of them has not begun. */
export const reachedPosition = async (db: Knex, names: readonly string[]): Promise<bigint> => {
  const rows = await named(db, names).select(...columns);
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
