import type { Knex } from 'knex';
import type { Logger } from 'pino';
import {
  type AnyProjection,
  type Batch,
  CheckpointMovedError,
  createProjectionWriter,
  keptTables,
  placed,
  planBuilds,
  refuseWhenAhead,
  switchToNext,
} from '../read-models/index.ts';
import { backOff } from '../runtime/index.ts';
import type { CatchUpAlarm } from './catch-up-alarm.ts';
import { type EventCodec, type EventLog, tracedForEach } from '../event-log/index.ts';
import { inBatches } from './in-batches.ts';

interface ProjectionSubscriptionDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly log: Logger;
}

const batchSize = 1000;
const refusal = 'not switched: the rebuilt tables hold streams back that the served ones show';

const isCaughtUp = ({ messages }: Batch) => messages.some(({ kind }) => kind === 'caughtUp');

/** Feeds what is served, and what is kept for a roll-back, until the signal is given or the connection breaks. */
export const feedServed = async (
  projections: readonly AnyProjection[],
  { db, eventLog, codec, log, alarm }: ProjectionSubscriptionDependencies & { readonly alarm: CatchUpAlarm },
  signal: AbortSignal,
): Promise<void> => {
  const kept = await keptTables(db, projections);
  const fed = [...projections, ...kept];
  await refuseWhenAhead(
    fed.map(({ name }) => name),
    { db, eventLog, log },
  );
  const projector = createProjectionWriter(fed, { db, codec, log });
  let live = false;
  const messages = eventLog.subscribe(await projector.prepare(), signal);
  for await (const batch of inBatches(messages, batchSize, (batch) => projector.read(batch))) {
    alarm.behind();
    await tracedForEach(batch.messages, 'project', () => projector.take(batch));
    if (isCaughtUp(batch)) log.info('read models have caught up');
    live ||= isCaughtUp(batch);
    if (live) alarm.caughtUp();
  }
};

/** Begins again at once when somebody set a checkpoint back or changed tables: that is no failure. */
export const unlessMoved = async (log: Logger, feed: () => Promise<void>): Promise<void> => {
  try {
    await feed();
  } catch (error) {
    if (!(error instanceof CheckpointMovedError)) throw error;
    log.info({ reason: error.message }, 'read models begin again from their checkpoints');
  }
};

/** Tries until it is done or a further event is needed. */
const trySwitch = async (
  building: readonly AnyProjection[],
  { db, log }: ProjectionSubscriptionDependencies,
  signal: AbortSignal,
) => {
  const pauses = backOff({ firstMs: 100, mostMs: 2000 });
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
 * Builds the next tables of whatever needs it, from the first event or from where an earlier try has come to, and lets
 * them take the served ones' places together. Answers false when there is nothing to build.
 */
export const buildNext = async (
  projections: readonly AnyProjection[],
  parts: ProjectionSubscriptionDependencies,
  signal: AbortSignal,
): Promise<boolean> => {
  const { db, eventLog, codec, log } = parts;
  const building = await planBuilds(db, projections);
  if (building.length === 0) return false;
  const builds = building.map((projection) => placed(projection, 'next'));
  const names = builds.map(({ name }) => name);
  log.info({ projections: names }, 'rebuilding beside what is served');
  await refuseWhenAhead(names, { db, eventLog, log });

  const projector = createProjectionWriter(builds, { db, codec, log });
  let [live, refused] = [false, false];
  const messages = eventLog.subscribe(await projector.prepare(), signal);
  for await (const batch of inBatches(messages, batchSize, (batch) => projector.read(batch))) {
    await projector.take(batch);
    live ||= isCaughtUp(batch);
    const outcome = live ? await trySwitch(building, parts, signal) : 'behind';
    if (outcome === 'done') return true;
    if (outcome === 'parked' && !refused) log.error({ projections: names }, refusal);
    refused ||= outcome === 'parked';
  }
  return true;
};
