import type { Knex } from 'knex';
import { z } from 'zod';
import { forgetCheckpoint, lockCheckpoints, saveCheckpoint, type Checkpoint } from './checkpoints.ts';
import { forgetParked, parkedIn } from './parked-streams.ts';
import type { AnyProjection, PlacedProjection } from './apply-events.ts';
import { createTwin, dropTable, isTwin, move, nameAt, placed, type Place } from './table-places.ts';

type Built = Pick<AnyProjection, 'name' | 'version' | 'table'>;

/** Readers wait for a switch at most this long; it is tried again when somebody else reads for longer. */
const lockMs = 100;
/** A replaced table that nobody rolled back to in this time has done its service. */
const keptMs = 24 * 60 * 60 * 1000;

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

/** Leaves the live table alone. */
export const dropBeside = async (trx: Knex.Transaction, projection: Built): Promise<void> => {
  await drop(trx, projection, 'next');
  await drop(trx, projection, 'previous');
};

/** Has a read model built once more, from the first event, beside the live one; there can be only one beside it. */
export const beginBuild = async (trx: Knex.Transaction, projection: Built): Promise<void> => {
  const { name, version, table } = projection;
  await dropBeside(trx, projection);
  await createTwin(trx, table, 'next');
  await saveCheckpoint(trx, { name: nameAt(name, 'next'), version, position: null });
};

/**
 * What is to be built: what was begun and goes on, and what has another version than this program's. A version that
 * somebody rolled back from is left alone.
 */
export const planBuilds = (db: Knex, projections: readonly AnyProjection[]): Promise<AnyProjection[]> =>
  db.transaction(async (trx) => {
    const at = await lockAll(trx, projections);
    const planned: AnyProjection[] = [];
    for (const projection of projections) {
      const { name, version, table } = projection;
      const [live, next, previous] = [at(name, 'live'), at(name, 'next'), at(name, 'previous')];
      if (!live) continue; // not begun: it is filled where it stands
      const goesOn = next?.version === version && (await isTwin(trx, table, 'next'));
      const wanted = next?.version === version || (live.version !== version && previous?.version !== version);
      if (wanted && !goesOn) await beginBuild(trx, projection);
      else if (next && !goesOn) await drop(trx, projection, 'next');
      if (wanted) planned.push(projection);
    }
    return planned;
  });

/** The previous tables that are kept up beside the live ones; drops those that have served their time. */
export const keptTables = (db: Knex, projections: readonly AnyProjection[]): Promise<PlacedProjection[]> =>
  db.transaction(async (trx) => {
    const at = await lockAll(trx, projections);
    const kept: PlacedProjection[] = [];
    for (const projection of projections) {
      const { name, version, table } = projection;
      const previous = at(name, 'previous');
      if (!previous) continue;
      const age = Date.now() - Date.parse(previous.keptSince ?? '');
      const served = at(name, 'live')?.version === version && age > keptMs;
      if (served || !(await isTwin(trx, table, 'previous'))) await drop(trx, projection, 'previous');
      else kept.push(placed(projection, 'previous'));
    }
    return kept;
  });

const isBehind = (one: Checkpoint | undefined, other: Checkpoint | undefined) =>
  (one?.position?.commit ?? -1n) < (other?.position?.commit ?? -1n);

const Coded = z.object({ code: z.literal('55P03') });

/** `ms` is how long readers had to wait at most; a word says why the next tables cannot take over now. */
type Switched = { readonly ms: number } | 'behind' | 'busy' | 'parked';

/**
 * In one transaction the next tables take the live ones' places, which are kept as the previous ones. Only when they have
 * come at least as far, so that no read goes back in time, and hold no stream parked that the live ones took in.
 */
export const switchToNext = async (db: Knex, projections: readonly Built[]): Promise<Switched> => {
  try {
    const begun = await db.transaction(async (trx) => {
      const at = await lockAll(trx, projections);
      for (const projection of projections) {
        const { name } = projection;
        if (isBehind(at(name, 'next'), at(name, 'live'))) return 'behind';
        const known = await parkedIn(trx, name);
        const parked = await parkedIn(trx, nameAt(name, 'next'));
        if (parked.some((stream) => !known.includes(stream))) return 'parked';
      }
      await trx.raw(`set local lock_timeout = ${lockMs}`);
      const locking = performance.now();
      for (const projection of projections) {
        await drop(trx, projection, 'previous');
        await move(trx, projection, { from: 'live', to: 'previous' });
        await move(trx, projection, { from: 'next', to: 'live' });
      }
      return locking;
    });
    return typeof begun === 'number' ? { ms: Math.round(performance.now() - begun) } : begun;
  } catch (error) {
    if (Coded.safeParse(error).success) return 'busy';
    throw error;
  }
};

/**
 * The previous table takes the live one's place again, and the other way round: doing it twice changes nothing.
 * @throws Error when there is none, or it could not be locked
 */
export const rollBack = (db: Knex, projection: Built): Promise<void> =>
  db.transaction(async (trx) => {
    const at = await lockAll(trx, [projection]);
    const { name } = projection;
    if (!at(name, 'previous')) throw new Error(`No previous table of ${name} is kept`);
    await trx.raw(`set local lock_timeout = ${lockMs}`);
    await drop(trx, projection, 'next');
    await move(trx, projection, { from: 'live', to: 'next' });
    await move(trx, projection, { from: 'previous', to: 'live' });
    await move(trx, projection, { from: 'next', to: 'previous' });
  });

/** Answers the names of the projections whose previous table was dropped. */
export const dropPrevious = (db: Knex, projections: readonly Built[]): Promise<string[]> =>
  db.transaction(async (trx) => {
    const at = await lockAll(trx, projections);
    const found = projections.filter(({ name }) => at(name, 'previous'));
    for (const projection of found) await drop(trx, projection, 'previous');
    return found.map(({ name }) => name);
  });
