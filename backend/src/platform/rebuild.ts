import type { Knex } from 'knex';
import { beginBuild, dropBeside } from './builds.ts';
import { lockCheckpoints, moveCheckpoints, saveCheckpoint, type Checkpoint } from './checkpoints.ts';
import type { EventLog } from './event-log.ts';
import { endLeaseSql } from './lease.ts';
import { aheadOfLog } from './log-behind.ts';
import { forgetParked } from './parked-streams.ts';
import type { AnyProjection } from './project.ts';
import { placeOf } from './read-model-places.ts';

type Rebuilt = Pick<AnyProjection, 'name' | 'version' | 'table'>;

/** Empties a read model where it stands and sets its checkpoint before the first event; parked streams are tried again. */
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
 * Has the running projector build these read models again from the first event, beside what is served until the new tables
 * can take over. Where the log does not hold what was taken in, the served table is worth nothing: it is emptied and
 * filled where it stands, and reactors go on from the end of the log, as they reacted to what came before.
 * Answers the names of those reactors.
 */
export const rebuild = async (
  { db, eventLog }: { db: Knex; eventLog: EventLog },
  { projections, all }: Wanted,
): Promise<string[]> => {
  const [ahead, last] = await Promise.all([aheadOfLog(db, eventLog), eventLog.last()]);
  const reactors = ahead.filter((name) => !all.includes(placeOf(name).projection));
  await db.transaction(async (trx) => {
    const known = await lockCheckpoints(trx, [...projections.map(({ name }) => name), ...reactors]);
    for (const projection of projections) {
      const { name } = projection;
      const isServed = known.some((checkpoint) => checkpoint.name === name) && !ahead.includes(name);
      if (isServed) await beginBuild(trx, projection);
      else {
        await dropBeside(trx, projection);
        await beginAnew(trx, projection);
      }
    }
    // the log may never come to where a lost command stood
    if (ahead.length > 0) await trx('sessions').update({ unseenPosition: null });
    if (last) await moveCheckpoints(trx, reactors, { to: last.position, lastEvent: last });
    else for (const name of reactors) await saveCheckpoint(trx, { name, version: 1, position: null });
  });
  await db.raw(endLeaseSql);
  return reactors;
};
