import type { Knex } from 'knex';
import type { Logger } from 'pino';
import {
  type AnyProjection,
  type Batch,
  CheckpointMovedError,
  createProjectionWriter,
  previousTables,
  projectionAt,
  planBuilds,
  refuseWhenAhead,
  switchToNext,
} from '../read-models/index.ts';
import { backOff } from '../runtime/index.ts';
import type { CatchUpAlarm } from './catch-up-alarm.ts';
import { type EventCodec, type EventLog, traceBatch } from '../event-log/index.ts';
import { duringOperation } from '../observability/index.ts';
import { inBatches } from './in-batches.ts';

interface ProjectionSubscriptionDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly log: Logger;
}

const batchSize = 1000;
const parkedMessage = 'not switched: the rebuilt tables parked streams that the served ones show';

const isCaughtUp = ({ messages }: Batch) => messages.some(({ kind }) => kind === 'caughtUp');

/** Feeds the served tables, and those kept for a roll-back, until the signal aborts or the connection breaks. */
export const feedServedTables = async (
  projections: readonly AnyProjection[],
  { db, eventLog, codec, log, alarm }: ProjectionSubscriptionDependencies & { readonly alarm: CatchUpAlarm },
  signal: AbortSignal,
): Promise<void> => {
  const previous = await previousTables(db, projections);
  const fed = [...projections, ...previous];
  await refuseWhenAhead(
    fed.map(({ name }) => name),
    { db, eventLog, log },
  );
  const projector = createProjectionWriter(fed, { db, codec, log });
  let live = false;
  const messages = eventLog.subscribe(await projector.prepare(), signal);
  for await (const batch of inBatches(messages, batchSize, (batch) => projector.decode(batch))) {
    alarm.behind();
    await duringOperation(
      () => 'project',
      () => traceBatch(batch.messages, 'project', () => projector.apply(batch)),
    );
    if (isCaughtUp(batch)) log.info('read models have caught up');
    live ||= isCaughtUp(batch);
    if (live) alarm.caughtUp();
  }
};

/**
 * Runs a feed that may end early because a checkpoint was set back or tables changed: that is not a failure, the caller
 * starts it again.
 */
export const ignoreMovedCheckpoint = async (log: Logger, feed: () => Promise<void>): Promise<void> => {
  try {
    await feed();
  } catch (error) {
    if (!(error instanceof CheckpointMovedError)) throw error;
    log.info({ reason: error.message }, 'read models restart from their checkpoints');
  }
};

/** Tries to switch until it succeeds or needs further events. */
const trySwitch = async (
  building: readonly AnyProjection[],
  { db, log }: ProjectionSubscriptionDependencies,
  signal: AbortSignal,
) => {
  const pauses = backOff({ initialMs: 100, maxMs: 2000 });
  while (!signal.aborted) {
    const outcome = await switchToNext(db, building);
    if (typeof outcome === 'object') {
      log.info({ ...outcome, projections: building.map(({ name }) => name) }, 'rebuilt and switched');
      return 'done';
    }
    if (outcome !== 'busy') return outcome;
    await pauses.pause(signal);
  }
  return 'busy';
};

/**
 * Builds the next tables of projections that need it, from the first event or from where an earlier attempt stopped,
 * and then switches to all of them together. Returns false when there is nothing to build.
 */
export const buildNextTables = async (
  projections: readonly AnyProjection[],
  parts: ProjectionSubscriptionDependencies,
  signal: AbortSignal,
): Promise<boolean> => {
  const { db, eventLog, codec, log } = parts;
  const building = await planBuilds(db, projections);
  if (building.length === 0) return false;
  const builds = building.map((projection) => projectionAt(projection, 'next'));
  const names = builds.map(({ name }) => name);
  log.info({ projections: names }, 'rebuilding next to the served tables');
  await refuseWhenAhead(names, { db, eventLog, log });

  const projector = createProjectionWriter(builds, { db, codec, log });
  let [live, isReported] = [false, false];
  const finished = new AbortController();
  const until = AbortSignal.any([signal, finished.signal]);
  const messages = eventLog.subscribe(await projector.prepare(), until);
  for await (const batch of inBatches(messages, batchSize, (batch) => projector.decode(batch))) {
    await duringOperation(
      () => 'rebuild',
      () => projector.apply(batch),
    );
    live ||= isCaughtUp(batch);
    const outcome = live ? await trySwitch(building, parts, signal) : 'behind';
    if (outcome === 'done') finished.abort(); // leaving the loop would wait for the next event
    if (outcome === 'done') return true;
    if (outcome === 'parked' && !isReported) log.error({ projections: names }, parkedMessage);
    isReported ||= outcome === 'parked';
  }
  return true;
};
