import { AsyncLocalStorage } from 'node:async_hooks';
import type { StoredEvent } from './event-log.ts';

/** What ties a line of the log to a request, and to the events that follow from it. */
interface LogIds {
  readonly requestId?: string;
  readonly correlationId?: string | undefined;
  /** The event that this is done for. */
  readonly causationId?: string;
}

const current = new AsyncLocalStorage<LogIds>();

/** Every line that is logged within the work carries these ids. */
export const withLogIds = <Result>(ids: LogIds, work: () => Result): Result => current.run(ids, work);

/** For what is done because of an event. */
export const idsOfEvent = ({ id, metadata }: Pick<StoredEvent, 'id' | 'metadata'>): LogIds => ({
  correlationId: metadata['correlationId'],
  causationId: id,
});

/** The ids of the work that goes on now; nothing outside of any. */
export const logIds = (): LogIds => current.getStore() ?? {};
