import { ExponentialBackoff, noJitterGenerator } from 'cockatiel';
import { setTimeout as sleep } from 'node:timers/promises';
import { StorageUnavailable } from '../storage/errors.ts';
import type { Reader } from '../storage/reader.ts';
import type { PublishedLog } from './published-log.ts';

/** What a read or subscription uses. */
export interface LogView {
  reader: Reader;
  published: PublishedLog;
  /** Maximum number of events per page. */
  page: number;
  /** Aborted when the call ends. */
  signal: AbortSignal;
  /** Called with each log position that a subscription reaches. */
  reached?: (position: bigint) => void;
}

const retryDelays = new ExponentialBackoff({ initialDelay: 50, maxDelay: 1_000, generator: noJitterGenerator });

/** Retries while Postgres is unavailable, so a subscription survives its restart. */
export async function retryWhileUnavailable<T>(signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  for (let delay = retryDelays.next(); ; delay = delay.next(undefined)) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || signal.aborted) throw error;
      await sleep(delay.duration, undefined, { signal });
    }
  }
}
