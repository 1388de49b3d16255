import type { Knex } from 'knex';
import { allCheckpoints } from './checkpoints.ts';
import { sharedNow } from './clock.ts';
import type { EventLog } from './event-log.ts';

/** What a projection or reactor has not taken in: all of the log while it has not begun. */
export interface Lag {
  readonly name: string;
  /** Counted up to 1000. */
  readonly events: number;
  /** Age of the oldest of them; 0 where there is none. */
  readonly ms: number;
}

interface Parts {
  readonly db: Knex;
  readonly eventLog: Pick<EventLog, 'behind'>;
}

/** How far each of these lies behind the log. @throws Rejection `unavailable` */
export const lagsOf = async (names: readonly string[], { db, eventLog }: Parts): Promise<Lag[]> => {
  const [checkpoints, now] = await Promise.all([allCheckpoints(db), sharedNow(db)]);
  const known = new Map<string, ReturnType<EventLog['behind']>>(); // as a rule all stand at the same event
  const lagOf = async (name: string) => {
    const position = checkpoints.find((checkpoint) => checkpoint.name === name)?.position ?? null;
    const key = String(position?.commit);
    const behind = known.get(key) ?? eventLog.behind(position);
    known.set(key, behind);
    const { events, oldest } = await behind;
    return { name, events, ms: oldest ? Math.max(0, Math.round(now - oldest.getTime())) : 0 };
  };
  return Promise.all(names.map(lagOf));
};
