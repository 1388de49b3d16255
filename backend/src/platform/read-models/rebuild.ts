import type { Knex } from 'knex';
import { beginBuild, dropOtherTables } from './builds.ts';
import { allCheckpoints, lockCheckpoints, moveCheckpoints, saveCheckpoint, type Checkpoint } from './checkpoints.ts';
import type { EventLog } from '../event-log/index.ts';
import { endLeaseSql } from '../postgres/index.ts';
import { aheadAmong } from './ahead-of-log.ts';
import { notifyRebuilt } from './notifications.ts';
import { forgetParked } from './parked-streams.ts';
import type { AnyProjection } from './apply-events.ts';
import { placeOf } from './table-places.ts';

type Rebuilt = Pick<AnyProjection, 'name' | 'version' | 'table'>;

/** Empties the live table and moves its checkpoint before the first event; parked streams are tried again. */
export const resetProjection = async (
  trx: Knex.Transaction,
  { name, version, table }: Rebuilt,
): Promise<Checkpoint> => {
  await trx(table).delete();
  await forgetParked(trx, name);
  const fresh = { name, version, position: null };
  await saveCheckpoint(trx, fresh);
  return fresh;
};

interface RebuildRequest {
  readonly projections: readonly Rebuilt[];
  /** Names of all projections: any other subscriber is a reactor. */
  readonly all: readonly string[];
}

/**
 * Makes the running projector rebuild these read models from the first event, next to the served tables until the new
 * ones can take over. If the log lacks events that were applied, the served table is worthless: it is emptied and
 * filled in place. Reactors continue after the last event they processed; if the log lacks it, from the end of the log,
 * because they have reacted to everything before. Returns the names of those reactors.
 */
export const rebuild = async (
  { db, eventLog }: { db: Knex; eventLog: EventLog },
  { projections, all }: RebuildRequest,
): Promise<string[]> => {
  const [checkpoints, last] = await Promise.all([allCheckpoints(db), eventLog.last()]);
  const ahead = await aheadAmong(checkpoints, eventLog);
  const isAhead = (wanted: string) => ahead.some(({ name }) => name === wanted);
  const reactors = ahead.filter(({ name }) => !all.includes(placeOf(name).projection));
  const names = reactors.map(({ name }) => name);
  await db.transaction(async (trx) => {
    const stored = await lockCheckpoints(trx, [...projections.map(({ name }) => name), ...names]);
    for (const projection of projections) {
      const { name } = projection;
      const hasWorker = stored.some((checkpoint) => checkpoint.name === name) && !isAhead(name);
      if (hasWorker) await beginBuild(trx, projection);
      else {
        await dropOtherTables(trx, projection);
        await resetProjection(trx, projection);
      }
    }
    for (const { name, lastEvent } of reactors) {
      const from = lastEvent === 'lost' ? last : lastEvent;
      if (from) await moveCheckpoints(trx, [name], { to: from.position, lastEvent: from });
      else await saveCheckpoint(trx, { name, version: 1, position: null });
    }
    if (ahead.length === 0) return;
    // old positions mean nothing in this log, which may never reach the position of a lost command
    await trx('sessions').update({ unseenPosition: null });
    await notifyRebuilt(trx);
  });
  await db.raw(endLeaseSql);
  return names;
};
