import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { signalGroup } from '../spawn-child.ts';

/** A program with its arguments and environment. */
export interface RunProgramOptions {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** Called with the process id once it runs. */
  readonly onStart?: (pid: number) => void;
}

const kept = 5;

/**
 * Runs a program to completion; when the signal aborts, it is killed with its descendants.
 * @throws an error with its last lines when it fails or is killed
 */
export const runProgram = ({ file, args, env, signal, onStart }: RunProgramOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(file, args, { env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    const { pid } = child;
    let lastLines: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines = [...lastLines.slice(1 - kept), line];
    });
    const kill = () => {
      if (pid !== undefined) signalGroup(pid, 'SIGKILL');
    };
    signal.addEventListener('abort', kill);
    child.once('spawn', () => {
      if (pid !== undefined) onStart?.(pid);
    });
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Error(`${file} is not installed`, { cause: error }) : error);
    });
    child.once('close', (code) => {
      signal.removeEventListener('abort', kill);
      if (code === 0) resolve();
      else reject(new Error(lastLines.join('\n') || `${file} ended with ${code ?? 'a signal'}`));
    });
  });
