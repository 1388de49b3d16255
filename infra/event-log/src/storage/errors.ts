import { DatabaseError } from 'pg';

/** Postgres cannot be reached or failed; of a write, the outcome is unknown unless the message says otherwise. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  constructor(cause: unknown) {
    super(isDiskFull(cause) ? diskFull : 'Storage is unavailable; the outcome of a write is unknown', { cause });
  }
}

const diskFull = 'The disk of the event log is full: nothing was stored, and nothing is until there is room';

/** By the code, or by Postgres' hint where the system said more than "no space" (a quota, a limit). */
function isDiskFull(cause: unknown): boolean {
  return cause instanceof DatabaseError && (cause.code === '53100' || cause.hint === 'Check free disk space.');
}

/** Another process writes to this log. */
export class WriterLockHeld extends Error {
  override name = 'WriterLockHeld';
  constructor(database: string) {
    super(`Another event log process writes to the database ${database}; one database has one writer`);
  }
}

/** Another writer took over since: this one must not write any more, and has not. */
export class Fenced extends Error {
  override name = 'Fenced';
  constructor() {
    super('Another event log process took over this database');
  }
}

/** Postgres would lose acknowledged events in a crash. */
export class NotDurable extends Error {
  override name = 'NotDurable';
  constructor(settings: string) {
    super(
      `Postgres is not durable (${settings}); the event log needs fsync, full_page_writes and synchronous_commit on`,
    );
  }
}
