import type { Knex } from 'knex';
import { allCheckpoints } from './checkpoints.ts';
import type { EventLog } from './event-log.ts';
import { aheadOfLog } from './log-behind.ts';
import { listParked, type ParkedStream } from './parked-streams.ts';

/** How far a projection or reactor has come. */
export interface SubscriberStatus {
  readonly name: string;
  readonly version: number;
  /** Null before its first event. */
  readonly position: bigint | null;
  /** Age of the log's last event while that is not taken in, else 0. */
  readonly lagMs: number;
  /** It took in an event that the log does not hold. */
  readonly ahead: boolean;
  readonly parked: readonly ParkedStream[];
}

/** Of every projection and reactor that ever ran, by name. @throws Rejection `unavailable` */
export const subscriberStatus = async (db: Knex, eventLog: EventLog): Promise<SubscriberStatus[]> => {
  const [checkpoints, parked, ahead, last] = await Promise.all([
    allCheckpoints(db),
    listParked(db),
    aheadOfLog(db, eventLog),
    eventLog.last(),
  ]);
  const lagOf = (position: bigint) =>
    last && last.position.commit > position ? Math.max(0, Date.now() - last.created.getTime()) : 0;
  return checkpoints.map(({ name, version, position }) => ({
    name,
    version,
    position: position?.commit ?? null,
    lagMs: lagOf(position?.commit ?? -1n),
    ahead: ahead.includes(name),
    parked: parked.filter(({ subscriber }) => subscriber === name),
  }));
};
