import { Gauge } from 'prom-client';
import type { Logger } from 'pino';
import { isSystem, type EventLog } from '../event-log/index.ts';
import { registry } from '../observability/index.ts';
import { sealKey } from './seal-key.ts';
import { newestSeal, sealStream } from './seal.ts';

const age = new Gauge({
  name: 'hub_unsealed_age_seconds',
  help: 'Age of the oldest event that no seal covers',
  registers: [registry],
});

type SealedLog = Pick<EventLog, 'latest' | 'find' | 'next'>;

/**
 * Returns how many milliseconds the oldest event that no genuine seal covers has been in the log; 0 when there is none.
 * It grows when sealing stops for any reason.
 */
export const createUnsealedAge = (eventLog: SealedLog, masterKey: Buffer): (() => Promise<number>) => {
  const { public: key } = sealKey(masterKey);
  return async () => {
    const newest = await newestSeal(eventLog, key);
    const sealed = newest && (await eventLog.find(newest.last.stream, BigInt(newest.last.revision)));
    if (newest && !sealed) throw new Error('The last sealed event is not in the log any more');
    const { events } = await eventLog.next(sealed?.position ?? null);
    const oldest = events.find((event) => event.streamId !== sealStream && !isSystem(event));
    return oldest ? Math.max(0, Date.now() - oldest.created.getTime()) : 0;
  };
};

/** Reads the age into its metric; an unreadable one is logged, and the metric is then infinite. */
export const createSealMetrics = (unsealedMs: () => Promise<number>, log: Logger) => async (): Promise<void> => {
  try {
    age.set((await unsealedMs()) / 1000);
  } catch (error) {
    age.set(Infinity);
    log.warn({ err: error }, 'the age of unsealed events cannot be read');
  }
};
