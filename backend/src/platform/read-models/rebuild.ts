import type { Knex } from 'knex';
import { beginBuild, dropBeside } from './builds.ts';
import { allCheckpoints, lockCheckpoints, moveCheckpoints, saveCheckpoint, type Checkpoint } from './checkpoints.ts';
import type { EventLog } from '../event-log/index.ts';
import { endLeaseSql } from '../postgres/index.ts';
import { aheadAmong } from './ahead-of-log.ts';
import { notifyRebuilt } from './notifications.ts';
import { forgetParked } from './parked-streams.ts';
import type { AnyProjection } from './apply-events.ts';
import { placeOf } from './table-places.ts';

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
 * filled where it stands. Reactors go on from the last event that they took in; where the log does not hold that, from its
 * end, as they reacted to what came before. Answers the names of those reactors.
 */
export const rebuild = async (
  { db, eventLog }: { db: Knex; eventLog: EventLog },
  { projections, all }: Wanted,
): Promise<string[]> => {
  const [checkpoints, last] = await Promise.all([allCheckpoints(db), eventLog.last()]);
  const ahead = await aheadAmong(checkpoints, eventLog);
  const isAhead = (wanted: string) => ahead.some(({ name }) => name === wanted);
  const reactors = ahead.filter(({ name }) => !all.includes(placeOf(name).projection));
  const names = reactors.map(({ name }) => name);
  await db.transaction(async (trx) => {
    const known = await lockCheckpoints(trx, [...projections.map(({ name }) => name), ...names]);
    for (const projection of projections) {
      const { name } = projection;
      const isServed = known.some((checkpoint) => checkpoint.name === name) && !isAhead(name);
      if (isServed) await beginBuild(trx, projection);
      else {
        await dropBeside(trx, projection);
        await beginAnew(trx, projection);
      }
    }
    for (const { name, lastEvent } of reactors) {
      const from = lastEvent === 'lost' ? last : lastEvent;
      if (from) await moveCheckpoints(trx, [name], { to: from.position, lastEvent: from });
      else await saveCheckpoint(trx, { name, version: 1, position: null });
    }
    if (ahead.length === 0) return;
    // positions of before say nothing of this log, which may never come to where a lost command stood
    await trx('sessions').update({ unseenPosition: null });
    await notifyRebuilt(trx);
  });
  await db.raw(endLeaseSql);
  return names;
};
