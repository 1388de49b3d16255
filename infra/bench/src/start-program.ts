import { spawnChild } from '@hub/local/spawn-child';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** One of the product's programs, with all of its environment but PATH and NODE_ENV. */
export interface Program {
  /** Relative to the repository's folder. */
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** Finds in a line what one must know to use it; the line that has it says that the program serves. */
  readonly serves: (said: Readonly<Record<string, unknown>>) => string | undefined;
}

/** `at` is what {@link Program.serves} found; `stop` gives it ten seconds to end in order. */
export interface RunningProgram {
  readonly at: string;
  stop(): Promise<void>;
}

const keptLines = 15;

/** The programs speak JSON lines, but Node's own warnings come among them. */
const parsed = (line: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(line) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};

/**
 * One of the product's programs as a process of its own, as the supervisor runs it.
 * @throws Error with its last lines when it ends before it serves
 */
export const startProgram = async ({ program, env, serves }: Program): Promise<RunningProgram> => {
  const ready = Promise.withResolvers<string>();
  const lines: string[] = [];
  let isReady = false;
  const child = await spawnChild({
    file: process.execPath,
    args: ['--disable-warning=DEP0123', program],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    cwd: root,
    onLine(line) {
      if (isReady) return;
      lines.push(line);
      const at = serves(parsed(line));
      if (at === undefined) return;
      isReady = true;
      ready.resolve(at);
    },
  });
  void child.exited.then((reason) =>
    ready.reject(new Error(`${program} ended (${reason}):\n${lines.slice(-keptLines).join('\n')}`)),
  );
  const stop = () => child.stop(10_000);
  return { at: await ready.promise, stop };
};
