import type { Knex } from 'knex';
import { z } from 'zod';
import { forgetCheckpoint, lockCheckpoints, saveCheckpoint, type Checkpoint } from './checkpoints.ts';
import { forgetParked, parkedIn } from './parked-streams.ts';
import type { AnyProjection, PlacedProjection } from './apply-events.ts';
import { createTwin, dropTable, isTwin, move, nameAt, projectionAt, type Place } from './table-places.ts';

type Built = Pick<AnyProjection, 'name' | 'version' | 'table'>;

/** Readers wait at most this long for a switch; it is retried if another transaction reads for longer. */
const lockMs = 100;
/** A replaced table is dropped if it was not rolled back to within this time. */
const keepPreviousMs = 24 * 60 * 60 * 1000;

const everyPlace = (name: string) => (['live', 'next', 'previous'] as const).map((place) => nameAt(name, place));

const lockAll = async (trx: Knex.Transaction, projections: readonly Built[]) => {
  const names = projections.flatMap(({ name }) => everyPlace(name));
  const found = new Map((await lockCheckpoints(trx, names)).map((checkpoint) => [checkpoint.name, checkpoint]));
  return (name: string, place: Place) => found.get(nameAt(name, place));
};

const drop = async (trx: Knex.Transaction, { name, table }: Built, place: 'next' | 'previous') => {
  await dropTable(trx, table, place);
  await forgetParked(trx, nameAt(name, place));
  await forgetCheckpoint(trx, nameAt(name, place));
};

/** Drops the next and previous tables, but not the live one. */
export const dropOtherTables = async (trx: Knex.Transaction, projection: Built): Promise<void> => {
  await drop(trx, projection, 'next');
  await drop(trx, projection, 'previous');
};

/**
 * Starts a rebuild of a read model from the first event, next to the live one; there can be only one other table at a
 * time.
 */
export const beginBuild = async (trx: Knex.Transaction, projection: Built): Promise<void> => {
  const { name, version, table } = projection;
  await dropOtherTables(trx, projection);
  await createTwin(trx, table, 'next');
  await saveCheckpoint(trx, { name: nameAt(name, 'next'), version, position: null });
};

/**
 * The projections to build: unfinished builds, and those whose version differs from this program. A version that was
 * rolled back is left alone.
 */
export const planBuilds = (db: Knex, projections: readonly AnyProjection[]): Promise<AnyProjection[]> =>
  db.transaction(async (trx) => {
    const at = await lockAll(trx, projections);
    const planned: AnyProjection[] = [];
    for (const projection of projections) {
      const { name, version, table } = projection;
      const [live, next, previous] = [at(name, 'live'), at(name, 'next'), at(name, 'previous')];
      if (!live) continue; // not started: the live table itself is filled
      const isResumable = next?.version === version && (await isTwin(trx, table, 'next'));
      const wanted = next?.version === version || (live.version !== version && previous?.version !== version);
      if (wanted && !isResumable) await beginBuild(trx, projection);
      else if (next && !isResumable) await drop(trx, projection, 'next');
      if (wanted) planned.push(projection);
    }
    return planned;
  });

/** The previous tables that are kept up to date next to the live ones; drops the expired ones. */
export const previousTables = (db: Knex, projections: readonly AnyProjection[]): Promise<PlacedProjection[]> =>
  db.transaction(async (trx) => {
    const at = await lockAll(trx, projections);
    const kept: PlacedProjection[] = [];
    for (const projection of projections) {
      const { name, version, table } = projection;
      const previous = at(name, 'previous');
      if (!previous) continue;
      const age = Date.now() - Date.parse(previous.keptSince ?? '');
      const isExpired = at(name, 'live')?.version === version && age > keepPreviousMs;
      if (isExpired || !(await isTwin(trx, table, 'previous'))) await drop(trx, projection, 'previous');
      else kept.push(projectionAt(projection, 'previous'));
    }
    return kept;
  });

const isBehind = (one: Checkpoint | undefined, other: Checkpoint | undefined) =>
  (one?.position?.commit ?? -1n) < (other?.position?.commit ?? -1n);

const Coded = z.object({ code: z.literal('55P03') });

/** `ms` is the longest time that readers waited; a string says why the next tables cannot take over now. */
type Switched = { readonly ms: number } | 'behind' | 'busy' | 'parked';

/**
 * Replaces the live tables with the next ones in one transaction and keeps the old ones as previous. Only if the next
 * ones are at least as far, so that no read goes back in time, and have parked no stream that the live ones applied.
 */
export const switchToNext = async (db: Knex, projections: readonly Built[]): Promise<Switched> => {
  try {
    const lockedAt = await db.transaction(async (trx) => {
      const at = await lockAll(trx, projections);
      for (const projection of projections) {
        const { name } = projection;
        if (isBehind(at(name, 'next'), at(name, 'live'))) return 'behind';
        const liveParked = await parkedIn(trx, name);
        const parked = await parkedIn(trx, nameAt(name, 'next'));
        if (parked.some((stream) => !liveParked.includes(stream))) return 'parked';
      }
      await trx.raw(`set local lock_timeout = ${lockMs}`);
      const start = performance.now();
      for (const projection of projections) {
        await drop(trx, projection, 'previous');
        await move(trx, projection, { from: 'live', to: 'previous' });
        await move(trx, projection, { from: 'next', to: 'live' });
      }
      return start;
    });
    return typeof lockedAt === 'number' ? { ms: Math.round(performance.now() - lockedAt) } : lockedAt;
  } catch (error) {
    if (Coded.safeParse(error).success) return 'busy';
    throw error;
  }
};

/**
 * Swaps the previous and the live table. Repeating it swaps them back.
 * @throws Error when there is no previous table or it could not be locked
 */
export const rollBack = (db: Knex, projection: Built): Promise<void> =>
  db.transaction(async (trx) => {
    const at = await lockAll(trx, [projection]);
    const { name } = projection;
    if (!at(name, 'previous')) throw new Error(`There is no previous table of ${name}`);
    await trx.raw(`set local lock_timeout = ${lockMs}`);
    await drop(trx, projection, 'next');
    await move(trx, projection, { from: 'live', to: 'next' });
    await move(trx, projection, { from: 'previous', to: 'live' });
    await move(trx, projection, { from: 'next', to: 'previous' });
  });

/** Returns the names of the projections whose previous table was dropped. */
export const dropPrevious = (db: Knex, projections: readonly Built[]): Promise<string[]> =>
  db.transaction(async (trx) => {
    const at = await lockAll(trx, projections);
    const found = projections.filter(({ name }) => at(name, 'previous'));
    for (const projection of found) await drop(trx, projection, 'previous');
    return found.map(({ name }) => name);
  });
