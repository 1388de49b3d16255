import type { Log } from './log.ts';
import { pidFilesIn } from './pid-files.ts';
import { stopAll } from './stop-all.ts';
import { supervise, type Service, type Supervised } from './supervise.ts';

/** Order of the stop: a service that accepts work stops before the services that it depends on. */
const stopOrder = ['api', 'worker', 'projector', 'temporal', 'eventlog', 'postgres'];

/** Watching builds are not in the list and stop first. */
const rank = ({ name }: Supervised) => stopOrder.indexOf(name);

/** Everything that runs under this supervisor. */
export interface Product {
  /** Starts the service and keeps it running. */
  start(service: Service): Supervised;
  /** Stops all services in order within 10 s; nothing can be started afterwards. */
  stop(): Promise<void>;
}

/** @param runFolder folder for the pid files */
export const createProduct = (runFolder: string, log: Log): Product => {
  const surroundings = { log: log.line, pidFiles: pidFilesIn(runFolder) };
  const services: Supervised[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => {
    const inOrder = services.toSorted((a, b) => rank(a) - rank(b));
    return stopAll(inOrder, (text) => {
      log.line('hub', text);
    });
  };
  return {
    start(service) {
      if (stopped) throw new Error(`${service.name} cannot be started: the product is stopping`);
      const supervised = supervise(service, surroundings);
      services.push(supervised);
      return supervised;
    },
    stop: () => (stopped ??= stop()),
  };
};
