import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from '../lock-file.ts';
import { download } from './download.ts';
import { goInstall } from './go-install.ts';
import { defaultCacheFolder, temporalVersion, works } from './version.ts';

/** No Temporal server is available; the message says what was tried and what to install. */
export class TemporalUnavailable extends Error {
  override readonly name = 'TemporalUnavailable';
}

/** A way to get the program into an empty folder. */
export interface Source {
  readonly name: string;
  readonly get: (folder: string, progress: (text: string) => void, stop: AbortSignal) => Promise<string>;
}

/** How the Temporal server is found or built. */
export interface EnsureOptions {
  readonly progress?: (text: string) => void;
  readonly stop?: AbortSignal;
  /** Where the program is stored; by default `~/.cache/academic-hub/temporal-cli-<version>`. */
  readonly cacheFolder?: string;
  /** Name or path of the program to try first. */
  readonly onPath?: string;
  readonly sources?: readonly Source[];
}

const defaultSources: readonly Source[] = [
  { name: 'the official download', get: download },
  { name: 'go install', get: goInstall },
];

const advice = `Install the Temporal CLI (https://docs.temporal.io/cli, version ${temporalVersion} or later) or Go 1.23 or later, or set TEMPORAL_ADDRESS.`;

const fetchInto = async (program: string, folder: string, options: Required<EnsureOptions>) => {
  const failures: string[] = [];
  for (const { name, get } of options.sources) {
    const half = mkdtempSync(join(folder, 'half-'));
    try {
      options.progress(`Getting the Temporal server: ${name}`);
      const made = await get(half, options.progress, options.stop);
      if (!(await works(made))) throw new Error('the program does not run on this machine');
      renameSync(made, program);
      return;
    } catch (error) {
      options.stop.throwIfAborted();
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  throw new TemporalUnavailable(
    `No Temporal server is available.\n${failures.map((failure) => `  ${failure}`).join('\n')}\n${advice}`,
  );
};

/** One at a time: a second start waits for the first one's result. */
const lock = (path: string, { progress, stop }: Required<EnsureOptions>) =>
  waitForLock(path, {
    pollMs: 500,
    signal: stop,
    onWait: (pid) => {
      progress(`Waiting for process ${pid}, which is getting the Temporal server`);
    },
  });

/**
 * Finds the Temporal CLI on the PATH or in the cache folder, or gets it by the official download or `go install`. What
 * works is stored in the cache folder.
 * @returns the program's name or path
 * @throws TemporalUnavailable saying what was tried and what to install
 */
export const ensureTemporal = async (given: EnsureOptions = {}): Promise<string> => {
  const options: Required<EnsureOptions> = {
    progress: () => undefined,
    stop: new AbortController().signal,
    cacheFolder: defaultCacheFolder(),
    onPath: 'temporal',
    sources: defaultSources,
    ...given,
  };
  if (await works(options.onPath)) return options.onPath;
  const program = join(options.cacheFolder, 'temporal');
  if (await works(program)) return program;
  try {
    mkdirSync(options.cacheFolder, { recursive: true });
    const unlock = await lock(`${program}.lock`, options);
    try {
      if (!(await works(program))) await fetchInto(program, options.cacheFolder, options);
    } finally {
      unlock();
    }
  } catch (error) {
    options.stop.throwIfAborted();
    if (error instanceof TemporalUnavailable) throw error;
    throw new TemporalUnavailable(`${options.cacheFolder} cannot be used: ${String(error)}\n${advice}`, {
      cause: error,
    });
  }
  return program;
};
