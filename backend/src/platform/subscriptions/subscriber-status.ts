import type { Knex } from 'knex';
import { aheadOfLog, allCheckpoints, listParked, type ParkedStream } from '../read-models/index.ts';
import type { EventLog } from '../event-log/index.ts';
import { lagsOf, type Subscriber } from './lag.ts';

/** How far a projection or reactor has come. */
export interface SubscriberStatus {
  readonly name: string;
  readonly version: number;
  /** Null before its first event. */
  readonly position: bigint | null;
  /** Age of the oldest event that it has not taken in; 0 where there is none. */
  readonly lagMs: number;
  /** It has come to where the log does not lead. */
  readonly ahead: boolean;
  readonly parked: readonly ParkedStream[];
}

interface SubscriberStatusDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
}

/** Of every projection and reactor that ever ran, by name. @throws Rejection `unavailable` */
export const subscriberStatus = async (
  { db, eventLog }: SubscriberStatusDependencies,
  reactors: readonly Subscriber[],
): Promise<SubscriberStatus[]> => {
  const checkpoints = await allCheckpoints(db);
  const [parked, ahead, lags] = await Promise.all([
    listParked(db),
    aheadOfLog(db, eventLog),
    lagsOf(
      checkpoints.map(({ name }) => reactors.find((reactor) => reactor.name === name) ?? { name }),
      { db, eventLog },
    ),
  ]);
  const lagOf = new Map(lags.map(({ name, ms }) => [name, ms]));
  return checkpoints.map(({ name, version, position }) => ({
    name,
    version,
    position: position?.commit ?? null,
    lagMs: lagOf.get(name) ?? 0,
    ahead: ahead.includes(name),
    parked: parked.filter(({ subscriber }) => subscriber === name),
  }));
};
