import { setTimeout as sleep } from 'node:timers/promises';
import { StorageUnavailable } from '../storage/errors.ts';
import type { Reader } from '../storage/reader.ts';
import type { PublishedLog } from './published-log.ts';

/** What a read or subscription works on. */
export interface LogView {
  reader: Reader;
  published: PublishedLog;
  /** Most events read at once. */
  page: number;
  /** Aborted when the call ends. */
  signal: AbortSignal;
  /** Told how far in the log a subscription has come. */
  reached?: (position: bigint) => void;
}

/** A subscription outlives a Postgres that goes away and comes back. */
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
