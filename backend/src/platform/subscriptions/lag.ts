import type { Knex } from 'knex';
import { allCheckpoints } from '../read-models/index.ts';
import { databaseNow } from '../postgres/index.ts';
import type { EventHead, EventLog, Position } from '../event-log/index.ts';

/**
 * A subscriber of the log. A reactor states which events are its own, because skipped events move its checkpoint only
 * now and then.
 */
export interface Subscriber {
  readonly name: string;
  /** All events if not set. */
  readonly subscribesTo?: (event: EventHead) => boolean;
}

/** What a projection or reactor has not processed: the whole log if it has not started. */
export interface Lag {
  readonly name: string;
  /** Number of its events among the next 1000 of the log. */
  readonly events: number;
  /** Age of the oldest of them; 0 if there is none. Events beyond the next 1000 count as its own. */
  readonly ms: number;
}

type SubscriberPosition = Subscriber & { readonly after: Position | null };

const commitOf = (position: Position | null) => position?.commit ?? -1n;

const lagOf = (
  { name, after, subscribesTo = () => true }: SubscriberPosition,
  { events, isAll }: Awaited<ReturnType<EventLog['next']>>,
  now: number,
): Lag => {
  const own = events.filter((event) => event.position.commit > commitOf(after) && subscribesTo(event));
  const oldest = own[0] ?? (isAll ? undefined : events.at(-1));
  return { name, events: own.length, ms: oldest ? Math.max(0, Math.round(now - oldest.created.getTime())) : 0 };
};

/** Usually one read for all, from the slowest on, if it reaches the end of the log. @throws Rejection `unavailable` */
export const lagsAt = async (
  all: readonly SubscriberPosition[],
  eventLog: Pick<EventLog, 'next'>,
  now: number,
): Promise<Lag[]> => {
  const lags: Lag[] = [];
  let waiting = all.toSorted((a, b) => Number(commitOf(a.after) - commitOf(b.after)));
  for (let slowest = waiting[0]; slowest; slowest = waiting[0]) {
    const from = commitOf(slowest.after);
    const next = await eventLog.next(slowest.after);
    const isCovered = ({ after }: SubscriberPosition) => next.isAll || commitOf(after) === from;
    lags.push(...waiting.filter(isCovered).map((each) => lagOf(each, next, now)));
    waiting = waiting.filter((each) => !isCovered(each));
  }
  return lags;
};

interface LagDependencies {
  readonly db: Knex;
  readonly eventLog: Pick<EventLog, 'next'>;
}

/** How far each of these is behind the log, in any order. @throws Rejection `unavailable` */
export const lagsOf = async (subscribers: readonly Subscriber[], { db, eventLog }: LagDependencies): Promise<Lag[]> => {
  const [checkpoints, now] = await Promise.all([allCheckpoints(db), databaseNow(db)]);
  const positions = new Map(checkpoints.map(({ name, position }) => [name, position]));
  const positioned = subscribers.map((each) => ({ ...each, after: positions.get(each.name) ?? null }));
  return lagsAt(positioned, eventLog, now);
};
