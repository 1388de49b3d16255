import type { Worker } from 'node:worker_threads';

const everyMs = 50;
/** A waiting thread uses no CPU time: it is ended after it has waited this many times the limit. */
const patience = 6;

/** In milliseconds. A thread that is ready and gets no processor does neither. */
const timesOf = async (worker: Worker) => {
  const { user, system } = await worker.cpuUsage();
  return { used: (user + system) / 1000, waited: worker.performance.eventLoopUtilization().idle };
};

/**
 * Aborts `exceeded` once the thread has used this many milliseconds of CPU time, or has waited for something six times as
 * long. On a busy machine a task takes longer, but neither uses nor waits more.
 * @param workerOf the thread; undefined until it has started
 */
export const watchTime = (milliseconds: number, workerOf: () => Worker | undefined) => {
  const controller = new AbortController();
  const stopped = new AbortController();
  const known = new Map<Worker, Awaited<ReturnType<typeof timesOf>>>();
  const before = workerOf();

  const look = async () => {
    const worker = workerOf();
    if (!worker || stopped.signal.aborted) return;
    // a thread that started for this task has used nothing before it
    const begun = known.get(worker) ?? (worker === before ? await timesOf(worker) : { used: 0, waited: 0 });
    known.set(worker, begun);
    const { used, waited } = await timesOf(worker);
    if (used - begun.used > milliseconds || waited - begun.waited > milliseconds * patience) controller.abort();
  };
  // a thread that has just ended has no usage
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  const stop = () => {
    stopped.abort();
    clearInterval(timer);
  };
  return { exceeded: controller.signal, stop };
};
