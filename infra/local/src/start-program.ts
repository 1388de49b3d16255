import { root as ownRoot } from './root.ts';
import { spawnChild } from './spawn-child.ts';

/** One of the product's programs and its environment, apart from PATH and NODE_ENV. */
export interface Program {
  /** Another checkout of the repository than this one. */
  readonly root?: string;
  /** Path relative to the repository. */
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /**
   * Extracts the program's address from a log line; the first line that contains it means that the program is ready.
   */
  readonly serves: (said: Readonly<Record<string, unknown>>) => string | undefined;
}

/** `at` is the address found by {@link Program.serves}; `stop` gives the program ten seconds to end. */
export interface RunningProgram {
  readonly at: string;
  stop(): Promise<void>;
}

const keptLines = 15;

/** The programs write JSON lines, but Node's warnings appear among them. */
const parsed = (line: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(line) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};

/**
 * Starts one of the product's programs as a separate process, as the supervisor does.
 * @throws Error with its last lines when it ends before it is ready
 */
export const startProgram = async ({ root = ownRoot, program, env, serves }: Program): Promise<RunningProgram> => {
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
