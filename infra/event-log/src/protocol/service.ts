import type { Logger } from 'pino';
import type { PublishedLog } from '../delivery/published-log.ts';
import type { Subscribers } from '../delivery/subscribers.ts';
import type { Outcome, WriteRequest } from '../rules/types.ts';
import type { Reader } from '../storage/reader.ts';
import type { OpenCalls } from './open-calls.ts';

/** What the call handlers use. */
export interface Service {
  calls: OpenCalls;
  reader: Reader;
  published: PublishedLog;
  subscribers: Subscribers;
  /** Maximum number of events per page. */
  page: number;
  log: Logger;
  /**
   * Resolves at the deadline (milliseconds since the epoch) or after the server's limit, whichever comes first.
   * @throws StorageUnavailable
   */
  write: (request: Omit<WriteRequest, 'deadline'>, deadline?: number) => Promise<Outcome>;
}
