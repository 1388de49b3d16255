/** Postgres cannot be reached or failed; of a write, the outcome is unknown. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  constructor(cause: unknown) {
    super('Storage is unavailable', { cause });
  }
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
