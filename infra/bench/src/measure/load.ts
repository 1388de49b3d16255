import { setTimeout as pause } from 'node:timers/promises';
import { createLatencies, type Latency } from './latencies.ts';

/** Result of a load: requests per second and their latency. */
export interface LoadResult {
  readonly perSecond: number;
  readonly latency: Latency;
}

type Work = (worker: number) => Promise<unknown>;

/** Closed loop: each worker sends its next request as soon as the previous one is answered, until `forMs` is over. */
export const closedLoop = async (
  { workers, forMs }: { workers: number; forMs: number },
  work: Work,
): Promise<LoadResult> => {
  const latencies = createLatencies();
  const begin = performance.now();
  const one = async (_: unknown, worker: number) => {
    for (let sent = performance.now(); sent - begin < forMs; sent = performance.now()) {
      await work(worker);
      latencies.add(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: workers }, one));
  const latency = latencies.summary();
  return { perSecond: latency.count / ((performance.now() - begin) / 1000), latency };
};

/**
 * Open loop: sends requests at a fixed rate, whether or not earlier ones are answered. A latency counts from when its
 * request was due.
 */
export const openLoop = async (
  { perSecond, forMs }: { perSecond: number; forMs: number },
  work: Work,
): Promise<LoadResult> => {
  const latencies = createLatencies();
  const wanted = Math.round((perSecond * forMs) / 1000);
  const begin = performance.now();
  const sent: Promise<void>[] = [];
  const send = async (index: number) => {
    const due = begin + (index * 1000) / perSecond;
    await work(index);
    latencies.add(performance.now() - due);
  };
  while (sent.length < wanted) {
    const due = Math.min(wanted, Math.floor(((performance.now() - begin) * perSecond) / 1000) + 1);
    while (sent.length < due) sent.push(send(sent.length));
    await pause(1);
  }
  await Promise.all(sent);
  const latency = latencies.summary();
  return { perSecond: latency.count / ((performance.now() - begin) / 1000), latency };
};
