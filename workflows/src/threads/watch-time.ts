import type { Worker } from 'node:worker_threads';

const everyMs = 50;
/** A waiting thread uses no CPU time: it is ended after this many times the limit on the wall clock. */
const patience = 6;

const usedBy = async (worker: Worker) => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Aborts `exceeded` once the thread has used this many milliseconds of CPU time. On a busy machine a task takes longer,
 * but does not use more.
 * @param workerOf the thread; undefined until it has started
 */
export const watchTime = (milliseconds: number, workerOf: () => Worker | undefined) => {
  const controller = new AbortController();
  const stopped = new AbortController();
  const latest = setTimeout(() => controller.abort(), milliseconds * patience);
  const known = new Map<Worker, number>();
  const before = workerOf();

  const look = async () => {
    const worker = workerOf();
    if (!worker || stopped.signal.aborted) return;
    // a thread that started for this task has used nothing before it
    const begun = known.get(worker) ?? (worker === before ? await usedBy(worker) : 0);
    known.set(worker, begun);
    if ((await usedBy(worker)) - begun > milliseconds) controller.abort();
  };
  // a thread that has just ended has no usage
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  const stop = () => {
    stopped.abort();
    clearInterval(timer);
    clearTimeout(latest);
  };
  return { exceeded: controller.signal, stop };
};
