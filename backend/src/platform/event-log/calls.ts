import {
  AccessDeniedError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import { Rejection } from '../domain/index.ts';

/** Within this time a call is answered, or counts as failed. */
export const callMs = 5000;
const pausesMs = [50, 250, 1000];

const permanent = [WrongExpectedVersionError, AccessDeniedError, MaxAppendSizeExceededError, StreamDeletedError];
const isPermanent = (error: unknown) => permanent.some((kind) => error instanceof kind);

/** The client gives up late, or never where a connection has died silently, so every call gets a timer. */
export const timed = async <Result>(
  work: Promise<Result>,
  what: string,
  onTimeout?: () => Promise<void>,
): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    void onTimeout?.().catch(() => undefined);
    late.reject(new Error(`The event log did not answer ${what} within ${callMs} ms`));
  }, callMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * What may get through later is tried again; what the log refuses for good is thrown as it is.
 * @throws Rejection `unavailable` after the last try
 */
export const retried = async <Result>(call: () => Promise<Result>): Promise<Result> => {
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
