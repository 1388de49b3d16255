import { watch } from 'node:fs';
import type { Service } from '../supervise.ts';

const quiet = 200;

/**
 * Stops the service whenever a file in one of the folders changes, so its supervisor restarts it. Used for the worker: Node's
 * --watch sends messages to worker threads that Temporal's SDK mistakes for its own.
 */
export const restartedOnChange = (service: Service, folders: readonly string[]): Service => ({
  ...service,
  async start(onLine) {
    const running = await service.start(onLine);
    let timer: NodeJS.Timeout | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void running.stop(5000), quiet);
    };
    const watchers = folders.map((folder) => watch(folder, { recursive: true }, restart));
    const exited = running.exited.finally(() => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    });
    return { ...running, exited };
  },
});
