import { followCalendar } from '@hub/contracts';
import { Rejection } from '../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { repeat } from '../../platform/runtime/index.ts';
import { calendarReadings } from './readings.ts';

type FollowingDependencies = Pick<FeatureDependencies, 'db' | 'workflows' | 'log'>;

const everyMs = 5000;
/** After Temporal was away. */
const againMs = 60_000;

const isAway = (error: unknown) => error instanceof Rejection && error.code === 'analysis_unavailable';

/** Starts the reading of calendars that are due; returns how many. Without Temporal all of them wait for a minute. */
export const followDue = async ({ db, workflows, log }: FollowingDependencies): Promise<number> => {
  const readings = calendarReadings(db);
  const due = await readings.takeDue();
  let started = 0;
  for (const [index, { id, ownerId }] of due.entries()) {
    try {
      await workflows.start({ contract: followCalendar, key: id, ownerId }, { subscriptionId: id });
      started += 1;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a calendar could not be read, will retry');
      const late = isAway(error) ? due.slice(index) : [{ id, ownerId }];
      await Promise.all(late.map((each) => readings.putOff(each, againMs)));
      if (isAway(error)) break;
    }
  }
  return started;
};

/** Reads subscribed calendars until the signal aborts. Several processes may run it: each row is taken by one. */
export const keepFollowing = (dependencies: FollowingDependencies, signal: AbortSignal): Promise<void> => {
  const followAll = async () => {
    while (!signal.aborted && (await followDue(dependencies)) > 0);
  };
  return repeat(followAll, {
    everyMs,
    signal,
    failed: (error) => dependencies.log.warn({ err: error }, 'reading calendars failed, will retry'),
  });
};
