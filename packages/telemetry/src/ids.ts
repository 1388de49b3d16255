import { AsyncLocalStorage } from 'node:async_hooks';

/** What ties a line of the log to a request, and to the events that follow from it. */
export interface Ids {
  readonly requestId?: string | undefined;
  readonly correlationId?: string | undefined;
  /** The event that this is done for. */
  readonly causationId?: string | undefined;
}

const current = new AsyncLocalStorage<Ids>();

/** Every line that is logged within the work carries these ids. */
export const withIds = <Result>(ids: Ids, work: () => Result): Result => current.run(ids, work);

/** The ids of the work that goes on now; nothing outside of any. */
export const currentIds = (): Ids => current.getStore() ?? {};
