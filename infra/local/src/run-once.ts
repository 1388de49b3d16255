import { spawnChild } from './spawn-child.ts';
import { root } from './root.ts';

/** A program that runs to completion, such as the migrations. */
export interface RunOnceOptions {
  readonly name: string;
  readonly program: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly onLine: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Runs one of our programs to completion; the signal ends it early.
 * @throws when it fails or is ended early
 */
export const runOnce = async ({ name, program, args = [], env, onLine, signal }: RunOnceOptions): Promise<void> => {
  signal.throwIfAborted();
  const running = await spawnChild({ file: process.execPath, args: [program, ...args], env, cwd: root, onLine });
  const stop = () => void running.stop(1000);
  signal.addEventListener('abort', stop);
  const reason = await running.exited;
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (reason !== 'exit code 0') throw new Error(`The ${name} failed (${reason}). See the output above.`);
};
