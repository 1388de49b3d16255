import type { Knex } from 'knex';
import { lockCheckpoints, moveCheckpoints, saveCheckpoint, type Checkpoint } from './checkpoints.ts';
import type { EventLog } from './event-log.ts';
import { endLeaseSql } from './lease.ts';
import { aheadOfLog } from './log-behind.ts';
import { forgetParked } from './parked-streams.ts';
import type { AnyProjection } from './project.ts';

type Rebuilt = Pick<AnyProjection, 'name' | 'version' | 'table'>;

/** Empties a read model and sets its checkpoint before the first event; parked streams are tried again. */
export const beginAnew = async (trx: Knex.Transaction, { name, version, table }: Rebuilt): Promise<Checkpoint> => {
  await trx(table).delete();
  await forgetParked(trx, name);
  const fresh = { name, version, position: null };
  await saveCheckpoint(trx, fresh);
  return fresh;
};

interface Wanted {
  readonly projections: readonly Rebuilt[];
  /** Names of all projections: any other subscriber is a reactor. */
  readonly all: readonly string[];
}

/**
 * Has the running projector build these read models again from the first event; they are empty until it comes to them.
 * Reactors whose last event the log does not hold go on from its end: what came before was reacted to.
 * Answers their names.
 */
export const rebuild = async (
  { db, eventLog }: { db: Knex; eventLog: EventLog },
  { projections, all }: Wanted,
): Promise<string[]> => {
  const [ahead, last] = await Promise.all([aheadOfLog(db, eventLog), eventLog.last()]);
  const reactors = ahead.filter((name) => !all.includes(name));
  await db.transaction(async (trx) => {
    await lockCheckpoints(trx, [...projections.map(({ name }) => name), ...reactors]);
    for (const projection of projections) await beginAnew(trx, projection);
    if (last) await moveCheckpoints(trx, reactors, { to: last.position, lastEvent: last });
    else for (const name of reactors) await saveCheckpoint(trx, { name, version: 1, position: null });
  });
  await db.raw(endLeaseSql);
  return reactors;
};
