import {
  AccessDeniedError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import { Rejection } from '../domain/index.ts';

/** A call without a response within this time counts as failed. */
export const callTimeoutMs = 5000;
const pausesMs = [50, 250, 1000];

const permanent = [WrongExpectedVersionError, AccessDeniedError, MaxAppendSizeExceededError, StreamDeletedError];
const isPermanent = (error: unknown) => permanent.some((kind) => error instanceof kind);

/** Rejects after `callTimeoutMs`. The client's own timeouts come late, or never when a connection has died silently. */
export const withTimeout = async <Result>(
  work: Promise<Result>,
  what: string,
  onTimeout?: () => Promise<void>,
): Promise<Result> => {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    void onTimeout?.().catch(() => undefined);
    timeout.reject(new Error(`The event log did not respond to ${what} within ${callTimeoutMs} ms`));
  }, callTimeoutMs);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Retries errors that may be temporary and rethrows permanent ones.
 * @throws Rejection `unavailable` after the last try
 */
export const withRetries = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  for (const pauseMs of [...pausesMs, null]) {
    try {
      return await call();
    } catch (error) {
      if (isPermanent(error)) throw error;
      if (pauseMs === null) throw new Rejection('unavailable', undefined, { cause: error });
      await pause(pauseMs);
    }
  }
  throw new Rejection('unavailable');
};

/**
 * Continues a read that breaks off, after the last item that arrived, unless the error is permanent.
 * @throws Rejection `unavailable` when no item arrives between tries
 */
export async function* withResumption<Item>(
  readAfter: (last: Item | undefined) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  let last: Item | undefined;
  let pauses = pausesMs.values();
  for (;;) {
    try {
      for await (const item of readAfter(last)) {
        last = item;
        pauses = pausesMs.values();
        yield item;
      }
      return;
    } catch (error) {
      if (isPermanent(error)) throw error;
      const { value: pauseMs, done } = pauses.next();
      if (done) throw new Rejection('unavailable', undefined, { cause: error });
      await pause(pauseMs);
    }
  }
}
