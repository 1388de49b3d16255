import { setTimeout as sleep } from 'node:timers/promises';
import { restartDelay, showAfter, stableAfter } from './restart-delay.ts';
import type { Running } from './spawn-child.ts';
import type { PidFiles } from './pid-files.ts';

/** A part of the product that must always run. */
export interface Service {
  readonly name: string;
  /** Starts it once; resolves when the process exists (or, if it can tell, serves). */
  start(onLine: (line: string) => void): Promise<Running>;
  /** What it says while it is being stopped is noise. */
  readonly stopsNoisily?: boolean;
}

/** A process that is started again when it dies. */
export interface Supervised {
  readonly name: string;
  /** Resolves at the first start that works, rejects when the very first one fails. */
  readonly started: Promise<void>;
  /** Ends the process for good; it gets `graceMs` to do so by itself. */
  stop(graceMs: number): Promise<void>;
}

/** What every supervised process shares. */
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

/** Starts the part and starts it again, with back-off, whenever it ends, until it is stopped. */
export const supervise = (part: Service, { log, pidFiles }: SuperviseDependencies): Supervised => {
  const { name } = part;
  const first = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let current: Running | undefined;
  let lastLines: string[] = [];
  let grace = 0;

  const onLine = (line: string) => {
    lastLines = [...lastLines.slice(1 - keptLines), line];
    if (!(part.stopsNoisily && stopping.signal.aborted)) log(name, line);
  };

  const untilEnd = async () => {
    try {
      current = await part.start(onLine);
      first.resolve();
      if (stopping.signal.aborted) await current.stop(grace); // the stop came while it started
      return await runToExit(current, name, pidFiles);
    } catch (error) {
      first.reject(error);
      return reasonOf(error);
    } finally {
      current = undefined;
    }
  };

  const keepRunning = async () => {
    for (let deaths = 1; !stopping.signal.aborted; deaths += 1) {
      const begin = performance.now();
      lastLines = [];
      const reason = await untilEnd();
      if (stopping.signal.aborted) return;
      if (performance.now() - begin >= stableAfter) deaths = 1;
      const delay = restartDelay(deaths);
      log('hub', `${name} ended (${reason}); it is started again in ${delay / 1000} s`);
      if (deaths % showAfter === 0) {
        log('hub', `${name} has now ended ${deaths} times in a row. Its last lines:`);
        for (const line of lastLines) log('hub', `  ${line}`);
      }
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const done = keepRunning();
  first.promise.catch(() => undefined); // the caller need not look at it

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
