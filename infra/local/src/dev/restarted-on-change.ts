import { watch } from 'node:fs';
import type { Service } from '../supervise.ts';

const quiet = 200;

/**
 * The part, ended whenever a file below the folder changes, so that its supervisor starts it again. For the worker:
 * Node's own --watch puts messages into worker threads that Temporal's SDK takes for its own.
 */
export const restartedOnChange = (part: Service, folder: string): Service => ({
  ...part,
  async start(onLine) {
    const running = await part.start(onLine);
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
