import { spawn } from 'node:child_process';
import { root } from './root.ts';

export interface Outcome {
  readonly code: number;
  /** stdout and stderr as they came. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Show the output while it comes; else it is only kept. */
  readonly live?: boolean;
}

/** Runs a program to its end and keeps what it says; a program that cannot be started counts as failed. */
export const runProgram = (file: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (options.live) process.stdout.write(chunk);
      });
    }
    const stop = () => child.kill();
    process.once('SIGTERM', stop).once('SIGINT', stop);
    child.once('error', (error) => {
      resolve({ code: 1, output: `${file} cannot be started: ${error.message}` });
    });
    child.once('close', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
