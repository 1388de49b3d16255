import type { Logger } from 'pino';
import { metrics } from './metrics.ts';

interface Running {
  readonly name: () => string;
  hasEnded: boolean;
}

const running = new Set<Running>();
let watches = 0;

/**
 * Runs the work as a named operation, so that {@link watchLoop} can name it. The name is read late, because a route is
 * known only after routing; it must be one from the source code.
 */
export const duringOperation = async <Result>(name: () => string, work: () => Promise<Result>): Promise<Result> => {
  const operation: Running = { name, hasEnded: false };
  running.add(operation);
  try {
    return await work();
  } finally {
    // while the loop is watched, kept until the next heartbeat: it may have ended before that was due
    operation.hasEnded = true;
    if (watches === 0) running.delete(operation);
  }
};

const [everyMs, mostMs, mostNames] = [10, 50, 10];

const namesOf = (operations: Iterable<Running>) =>
  [...new Set(Array.from(operations, ({ name }) => name()))].slice(0, mostNames);

/**
 * Logs and counts each time that computing kept the event loop for over 50 ms, with the operations in progress: usually
 * the one at fault and those that waited for it. A process that only got no processor is not logged. Returns a function
 * that stops it.
 */
export const watchLoop = (log: Pick<Logger, 'warn'>): (() => void) => {
  let [beat, cpu] = [performance.now(), process.threadCpuUsage()];
  const check = () => {
    const { user, system } = process.threadCpuUsage(cpu);
    const [delayMs, cpuMs] = [performance.now() - beat - everyMs, (user + system) / 1000];
    if (delayMs > mostMs && cpuMs > mostMs) {
      const operations = namesOf(running);
      for (const operation of operations.length > 0 ? operations : ['none']) metrics.loopHeld.inc({ operation });
      log.warn({ operations, delayMs: Math.round(delayMs), cpuMs: Math.round(cpuMs) }, 'the event loop was held');
    }
    for (const operation of running) if (operation.hasEnded) running.delete(operation);
    [beat, cpu] = [performance.now(), process.threadCpuUsage()];
  };
  const timer = setInterval(check, everyMs).unref();
  watches += 1;
  return () => {
    clearInterval(timer);
    watches -= 1;
  };
};
