import type { Knex } from 'knex';
import { allCheckpoints } from '../read-models/index.ts';
import { sharedNow } from '../postgres/index.ts';
import type { EventHead, EventLog, Position } from '../event-log/index.ts';

/** Who follows the log. A reactor says what of it is its own: what it passes over moves its checkpoint only now and then. */
export interface Subscriber {
  readonly name: string;
  /** Everything unless given. */
  readonly subscribesTo?: (event: EventHead) => boolean;
}

/** What a projection or reactor has not taken in: all of the log while it has not begun. */
export interface Lag {
  readonly name: string;
  /** Of the next 1000 in the log. */
  readonly events: number;
  /** Age of the oldest of them; 0 where there is none. What lies beyond the next 1000 is taken for its own. */
  readonly ms: number;
}

type Standing = Subscriber & { readonly after: Position | null };

const commitOf = (position: Position | null) => position?.commit ?? -1n;

const lagOf = (
  { name, after, subscribesTo: takesIn = () => true }: Standing,
  { events, isAll }: Awaited<ReturnType<EventLog['next']>>,
  now: number,
): Lag => {
  const own = events.filter((event) => event.position.commit > commitOf(after) && takesIn(event));
  const oldest = own[0] ?? (isAll ? undefined : events.at(-1));
  return { name, events: own.length, ms: oldest ? Math.max(0, Math.round(now - oldest.created.getTime())) : 0 };
};

/** One read for all, from the slowest on, while it reaches the end of the log: as a rule. @throws Rejection `unavailable` */
export const lagsAt = async (
  all: readonly Standing[],
  eventLog: Pick<EventLog, 'next'>,
  now: number,
): Promise<Lag[]> => {
  const lags: Lag[] = [];
  let waiting = all.toSorted((a, b) => Number(commitOf(a.after) - commitOf(b.after)));
  for (let slowest = waiting[0]; slowest; slowest = waiting[0]) {
    const from = commitOf(slowest.after);
    const next = await eventLog.next(slowest.after);
    const isTold = ({ after }: Standing) => next.isAll || commitOf(after) === from;
    lags.push(...waiting.filter(isTold).map((each) => lagOf(each, next, now)));
    waiting = waiting.filter((each) => !isTold(each));
  }
  return lags;
};

interface LagDependencies {
  readonly db: Knex;
  readonly eventLog: Pick<EventLog, 'next'>;
}

/** How far each of these lies behind the log, in any order. @throws Rejection `unavailable` */
export const lagsOf = async (subscribers: readonly Subscriber[], { db, eventLog }: LagDependencies): Promise<Lag[]> => {
  const [checkpoints, now] = await Promise.all([allCheckpoints(db), sharedNow(db)]);
  const positions = new Map(checkpoints.map(({ name, position }) => [name, position]));
  const standings = subscribers.map((each) => ({ ...each, after: positions.get(each.name) ?? null }));
  return lagsAt(standings, eventLog, now);
};
