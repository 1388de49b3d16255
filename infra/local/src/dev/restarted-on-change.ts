import { watch } from 'node:fs';
import type { Service } from '../supervise.ts';

const quiet = 200;

/**
 * Stops the service whenever a file in the folder changes, so its supervisor restarts it. Used for the worker: Node's
 * --watch sends messages to worker threads that Temporal's SDK mistakes for its own.
 */
export const restartedOnChange = (service: Service, folder: string): Service => ({
  ...service,
  async start(onLine) {
    const running = await service.start(onLine);
    let timer: NodeJS.Timeout | undefined;
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void running.stop(5000), quiet);
    });
    const exited = running.exited.finally(() => {
      clearTimeout(timer);
      watcher.close();
    });
    return { ...running, exited };
  },
});
