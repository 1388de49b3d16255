import { setTimeout as sleep } from 'node:timers/promises';
import { restartDelays, showAfter, stableAfter } from './restart-delay.ts';
import type { Running } from './spawn-child.ts';
import type { PidFiles } from './pid-files.ts';

/** A service of the product that must always run. */
export interface Service {
  readonly name: string;
  /** Starts the process; resolves when it exists, or when it is ready if that can be detected. */
  start(onLine: (line: string) => void): Promise<Running>;
  /** Do not log its output while it is being stopped. */
  readonly stopsNoisily?: boolean;
}

/** A process that is restarted when it ends. */
export interface Supervised {
  readonly name: string;
  /** Resolves at the first successful start, rejects when the very first start fails. */
  readonly started: Promise<void>;
  /** Stops the process permanently; after `graceMs` it is killed. */
  stop(graceMs: number): Promise<void>;
}

/** What all supervised processes share. */
export interface SuperviseDependencies {
  readonly log: (source: string, text: string) => void;
  readonly pidFiles: PidFiles;
}

const keptLines = 15;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const runToExit = async (running: Running, name: string, pidFiles: PidFiles) => {
  pidFiles.add(name, running.pid);
  const reason = await running.exited;
  pidFiles.remove(name);
  return reason;
};

/** Starts the service and restarts it, with back-off, whenever it ends, until it is stopped. */
export const supervise = (service: Service, { log, pidFiles }: SuperviseDependencies): Supervised => {
  const { name } = service;
  const first = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let current: Running | undefined;
  let lastLines: string[] = [];
  let grace = 0;

  const onLine = (line: string) => {
    lastLines = [...lastLines.slice(1 - keptLines), line];
    if (!(service.stopsNoisily && stopping.signal.aborted)) log(name, line);
  };

  const untilEnd = async () => {
    try {
      current = await service.start(onLine);
      first.resolve();
      if (stopping.signal.aborted) await current.stop(grace); // the stop was requested during the start
      return await runToExit(current, name, pidFiles);
    } catch (error) {
      first.reject(error);
      return reasonOf(error);
    } finally {
      current = undefined;
    }
  };

  const keepRunning = async () => {
    let delay = restartDelays.next();
    for (let deaths = 1; !stopping.signal.aborted; deaths += 1) {
      const begin = performance.now();
      lastLines = [];
      const reason = await untilEnd();
      if (stopping.signal.aborted) return;
      if (performance.now() - begin >= stableAfter) {
        deaths = 1;
        delay = restartDelays.next();
      }
      log('hub', `${name} ended (${reason}); restarting in ${delay.duration / 1000} s`);
      if (deaths % showAfter === 0) {
        log('hub', `${name} has now ended ${deaths} times in a row. Its last lines:`);
        for (const line of lastLines) log('hub', `  ${line}`);
      }
      await sleep(delay.duration, undefined, { signal: stopping.signal }).catch(() => undefined);
      delay = delay.next(undefined);
    }
  };
  const done = keepRunning();
  first.promise.catch(() => undefined); // the caller may ignore it

  return {
    name,
    started: first.promise,
    async stop(graceMs) {
      grace = graceMs;
      stopping.abort();
      await current?.stop(graceMs);
      await Promise.race([done, sleep(graceMs, undefined, { ref: false })]);
    },
  };
};
