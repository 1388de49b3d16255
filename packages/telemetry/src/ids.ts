import { AsyncLocalStorage } from 'node:async_hooks';

/** The ids that connect a log line to a request and to the events that follow from it. */
export interface Ids {
  readonly requestId?: string | undefined;
  readonly correlationId?: string | undefined;
  /** The event that caused this work. */
  readonly causationId?: string | undefined;
}

const current = new AsyncLocalStorage<Ids>();

/** Runs work whose log lines all carry these ids. */
export const withIds = <Result>(ids: Ids, work: () => Result): Result => current.run(ids, work);

/** The ids of the current work; empty outside of any. */
export const currentIds = (): Ids => current.getStore() ?? {};
