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

/** Retries while Postgres is unavailable, so a subscription survives its restart. */
export async function retryWhileUnavailable<T>(signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || signal.aborted) throw error;
      await sleep(pause, undefined, { signal });
    }
  }
}
