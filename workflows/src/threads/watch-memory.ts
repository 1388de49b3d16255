import type { Worker } from 'node:worker_threads';

const everyMs = 50;
const megabyte = 1_000_000;

const buffersOf = async (worker: Worker | undefined) => (await worker?.getHeapStatistics())?.external_memory ?? 0;

interface WatchedThread {
  readonly workerOf: () => Worker | undefined;
  /** Nothing else runs in the process, so what it grows by is the thread's, memory of native libraries included. */
  readonly alone: boolean;
}

/**
 * Aborts `exceeded` once the thread has more of this many megabytes in buffers than before, or, where it is alone, once the
 * process has grown by them: `resourceLimits` count neither. What other threads take meanwhile does not count.
 */
export const watchMemory = (megabytes: number, { workerOf, alone }: WatchedThread) => {
  const controller = new AbortController();
  const used = alone ? async () => process.memoryUsage.rss() : () => buffersOf(workerOf());
  const before = used();
  const look = async () => {
    if ((await used()) - (await before) > megabytes * megabyte) controller.abort();
  };
  // a thread that has just ended has no statistics
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  return { exceeded: controller.signal, stop: () => clearInterval(timer) };
};
