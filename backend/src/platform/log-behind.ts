import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { lastMarks, type EventMark } from './checkpoints.ts';
import type { EventLog } from './event-log.ts';

/** The log does not hold what was read from it: it was restored from an older backup, or it is another log. */
class LogBehindError extends Error {
  constructor(names: readonly string[]) {
    super(
      `The event log does not hold the last event that ${names.join(', ')} took in. ` +
        'If it was restored from a backup or moved on purpose, run: pnpm hub projections rebuild',
    );
    this.name = 'LogBehindError';
  }
}

/** Whose last event the log does not hold, or holds at another place. @throws Rejection `unavailable` */
export const aheadOfLog = async (db: Knex, eventLog: EventLog): Promise<string[]> => {
  const known = new Map<string, Promise<boolean>>(); // as a rule all stand at the same event
  const holds = async ({ stream, revision, id, commit }: EventMark) => {
    const found = await eventLog.find(stream, BigInt(revision));
    return found?.id === id && found.position.commit === BigInt(commit);
  };
  const marks = await lastMarks(db);
  const ahead: string[] = [];
  for (const { name, mark } of marks) {
    const asked = known.get(mark.id) ?? holds(mark);
    known.set(mark.id, asked);
    if (!(await asked)) ahead.push(name);
  }
  return ahead;
};

interface Parts {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly log: Logger;
}

/** @throws LogBehindError when one of these has taken in what the log does not hold: going on would wait silently */
export const refuseWhenAhead = async (names: readonly string[], { db, eventLog, log }: Parts): Promise<void> => {
  const ahead = (await aheadOfLog(db, eventLog)).filter((name) => names.includes(name));
  if (ahead.length === 0) return;
  const error = new LogBehindError(ahead);
  log.error({ subscribers: ahead }, error.message);
  throw error;
};
