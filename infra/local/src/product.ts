import type { Log } from './log.ts';
import { pidFilesIn } from './pid-files.ts';
import { stopAll } from './stop-all.ts';
import { supervise, type Service, type Supervised } from './supervise.ts';

/** Who is stopped first: whoever takes in work before whoever it needs for it. */
const stopOrder = ['api', 'worker', 'projector', 'temporal', 'eventlog', 'postgres'];

/** Builds that watch the sources are not in the order: they go first. */
const rank = ({ name }: Supervised) => stopOrder.indexOf(name);

/** All that runs under this supervisor. */
export interface Product {
  /** Starts the part and keeps it running. */
  start(part: Service): Supervised;
  /** Stops all in order, within 10 s; nothing is started any more. */
  stop(): Promise<void>;
}

/** @param runFolder where the processes' numbers are kept for a later start to find */
export const createProduct = (runFolder: string, log: Log): Product => {
  const surroundings = { log: log.line, pidFiles: pidFilesIn(runFolder) };
  const parts: Supervised[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => {
    const inOrder = parts.toSorted((a, b) => rank(a) - rank(b));
    return stopAll(inOrder, (text) => {
      log.line('hub', text);
    });
  };
  return {
    start(part) {
      if (stopped) throw new Error(`${part.name} cannot be started: the product is being stopped`);
      const supervised = supervise(part, surroundings);
      parts.push(supervised);
      return supervised;
    },
    stop: () => (stopped ??= stop()),
  };
};
