import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { allCheckpoints, type Checkpoint, type EventMark } from './checkpoints.ts';
import type { EventLog, StoredEvent } from '../event-log/index.ts';

/** The log does not hold what was read from it: it was restored from an older backup, or it is another log. */
class LogBehindError extends Error {
  constructor(names: readonly string[]) {
    super(
      `The event log does not hold all that ${names.join(', ')} took in. ` +
        'If it was restored from a backup or moved on purpose, run: pnpm hub projections rebuild',
    );
    this.name = 'LogBehindError';
  }
}

/** A projection or reactor that has come to where this log does not lead. */
interface Ahead {
  readonly name: string;
  /** The last event that it took in, null when there was none. */
  readonly lastEvent: StoredEvent | 'lost' | null;
}

const latest = (commits: readonly bigint[]) => commits.reduce((last, next) => (next > last ? next : last), -1n);

/**
 * Whose last event the log does not hold, or holds at another place, and whose position lies beyond the end: there it would
 * wait until others have filled what lies between, and miss that. Where an event is lost the log may have grown past such a
 * position already, with others; it is then known only as far as an event that somebody took in is held.
 * @throws Rejection `unavailable`
 */
export const aheadAmong = async (
  checkpoints: readonly Checkpoint[],
  eventLog: Pick<EventLog, 'find' | 'end'>,
): Promise<Ahead[]> => {
  const known = new Map<string, Promise<StoredEvent | 'lost'>>(); // as a rule all stand at the same event
  const find = async ({ stream, revision, id, commit }: EventMark) => {
    const found = await eventLog.find(stream, BigInt(revision));
    return found?.id === id && found.position.commit === BigInt(commit) ? found : 'lost';
  };
  const standing = [];
  for (const { name, position, lastEvent: mark } of checkpoints) {
    const asked = mark ? (known.get(mark.id) ?? find(mark)) : null;
    if (mark && asked) known.set(mark.id, asked);
    standing.push({ name, commit: position?.commit ?? -1n, lastEvent: await asked });
  }
  const isLost = standing.some(({ lastEvent }) => lastEvent === 'lost');
  const held = standing.flatMap(({ lastEvent }) =>
    lastEvent && lastEvent !== 'lost' ? [lastEvent.position.commit] : [],
  );
  const knownTo = isLost ? latest(held) : ((await eventLog.end())?.commit ?? 0n);
  return standing.filter(({ commit, lastEvent }) => lastEvent === 'lost' || commit > knownTo);
};

/** The names of those. @throws Rejection `unavailable` */
export const aheadOfLog = async (db: Knex, eventLog: EventLog): Promise<string[]> =>
  (await aheadAmong(await allCheckpoints(db), eventLog)).map(({ name }) => name);

interface LogComparison {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly log: Logger;
}

/** @throws LogBehindError when one of these has taken in what the log does not hold: going on would wait silently */
export const refuseWhenAhead = async (
  names: readonly string[],
  { db, eventLog, log }: LogComparison,
): Promise<void> => {
  const ahead = (await aheadOfLog(db, eventLog)).filter((name) => names.includes(name));
  if (ahead.length === 0) return;
  const error = new LogBehindError(ahead);
  log.error({ subscribers: ahead }, error.message);
  throw error;
};
