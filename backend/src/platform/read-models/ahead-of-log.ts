import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { allCheckpoints, type Checkpoint, type EventMark } from './checkpoints.ts';
import type { EventLog, StoredEvent } from '../event-log/index.ts';

/** The log lacks events that were already applied: it was restored from an older backup, or it is another log. */
class LogBehindError extends Error {
  constructor(names: readonly string[]) {
    super(
      `The event log lacks events that ${names.join(', ')} already processed. ` +
        'If it was restored from a backup or moved on purpose, run: pnpm hub projections rebuild',
    );
    this.name = 'LogBehindError';
  }
}

/** A projection or reactor whose checkpoint is not in this log. */
interface Ahead {
  readonly name: string;
  /** The last event it processed; null when there was none. */
  readonly lastEvent: StoredEvent | 'lost' | null;
}

const latest = (commits: readonly bigint[]) => commits.reduce((last, next) => (next > last ? next : last), -1n);

/**
 * Finds the checkpoints whose last event is missing from the log or is at another place, and those beyond its end: a
 * subscriber there would wait until new events filled the gap, and miss those. If an event is lost, the log may already
 * have grown past such a position with other events; then only positions up to a processed event that the log still has
 * are trusted.
 * @throws Rejection `unavailable`
 */
export const aheadAmong = async (
  checkpoints: readonly Checkpoint[],
  eventLog: Pick<EventLog, 'find' | 'end'>,
): Promise<Ahead[]> => {
  const lookups = new Map<string, Promise<StoredEvent | 'lost'>>(); // usually all subscribers have the same last event
  const find = async ({ stream, revision, id, commit }: EventMark) => {
    const found = await eventLog.find(stream, BigInt(revision));
    return found?.id === id && found.position.commit === BigInt(commit) ? found : 'lost';
  };
  const subscribers = [];
  for (const { name, position, lastEvent: mark } of checkpoints) {
    const lookup = mark ? (lookups.get(mark.id) ?? find(mark)) : null;
    if (mark && lookup) lookups.set(mark.id, lookup);
    subscribers.push({ name, commit: position?.commit ?? -1n, lastEvent: await lookup });
  }
  const isLost = subscribers.some(({ lastEvent }) => lastEvent === 'lost');
  const trusted = subscribers.flatMap(({ lastEvent }) =>
    lastEvent && lastEvent !== 'lost' ? [lastEvent.position.commit] : [],
  );
  const trustedUpTo = isLost ? latest(trusted) : ((await eventLog.end())?.commit ?? 0n);
  return subscribers.filter(({ commit, lastEvent }) => lastEvent === 'lost' || commit > trustedUpTo);
};

/** The names of subscribers ahead of the log. @throws Rejection `unavailable` */
export const aheadOfLog = async (db: Knex, eventLog: EventLog): Promise<string[]> =>
  (await aheadAmong(await allCheckpoints(db), eventLog)).map(({ name }) => name);

interface LogCheckDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly log: Logger;
}

/** @throws LogBehindError when one of these has processed events that the log lacks: continuing would wait silently */
export const refuseWhenAhead = async (
  names: readonly string[],
  { db, eventLog, log }: LogCheckDependencies,
): Promise<void> => {
  const ahead = (await aheadOfLog(db, eventLog)).filter((name) => names.includes(name));
  if (ahead.length === 0) return;
  const error = new LogBehindError(ahead);
  log.error({ subscribers: ahead }, error.message);
  throw error;
};
