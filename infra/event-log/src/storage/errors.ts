import { DatabaseError } from 'pg';

/** Postgres cannot be reached or failed. The outcome of a write is unknown unless the message says otherwise. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  constructor(cause: unknown) {
    super(isDiskFull(cause) ? diskFull : 'Storage is unavailable; the outcome of a write is unknown', { cause });
  }
}

const diskFull = 'The disk of the event log is full: nothing was stored, and nothing can be until there is free space';

/** Recognized by the error code, or by Postgres' hint when the cause is a quota or a limit. */
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

/** Another writer has taken over: this one must not write, and has not. */
export class Fenced extends Error {
  override name = 'Fenced';
  constructor() {
    super('Another event log process took over this database');
  }
}

/** Postgres could lose acknowledged events in a crash. */
export class NotDurable extends Error {
  override name = 'NotDurable';
  constructor(settings: string) {
    super(
      `Postgres is not durable (${settings}); the event log needs fsync, full_page_writes and synchronous_commit on`,
    );
  }
}
