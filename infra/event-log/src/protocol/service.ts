import type { Logger } from 'pino';
import type { PublishedLog } from '../delivery/published-log.ts';
import type { Subscribers } from '../delivery/subscribers.ts';
import type { Outcome, WriteRequest } from '../rules/types.ts';
import type { Reader } from '../storage/reader.ts';
import type { OpenCalls } from './open-calls.ts';

/** What the calls work on. */
export interface Service {
  calls: OpenCalls;
  reader: Reader;
  published: PublishedLog;
  subscribers: Subscribers;
  /** Most events read at once. */
  page: number;
  log: Logger;
  /**
   * Answers at the deadline (milliseconds since the epoch) or after the server's own limit, whichever comes first.
   * @throws StorageUnavailable
   */
  write: (request: Omit<WriteRequest, 'deadline'>, deadline?: number) => Promise<Outcome>;
}
