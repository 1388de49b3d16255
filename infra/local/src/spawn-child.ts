import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { isGroupAlive } from './process-identity.ts';

/** A running child process. */
export interface Running {
  readonly pid: number;
  /** Resolves with the reason when the process ends, for whatever cause. */
  readonly exited: Promise<string>;
  /** Sends SIGTERM, then SIGKILL after `graceMs`. Resolves when the process and its descendants are gone. */
  stop(graceMs: number): Promise<void>;
}

/** A command to run as a child process. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  /** Receives each line of stdout and stderr. */
  readonly onLine: (line: string) => void;
}

const signal = (target: number, name: NodeJS.Signals) => {
  try {
    process.kill(target, name);
  } catch (error) {
    // macOS reports EPERM for a group whose members have all ended
    const isGone = error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM');
    if (!isGone) throw error;
  }
};

/** Signals a whole process group; does nothing when the group is gone. */
export const signalGroup = (pid: number, name: NodeJS.Signals) => {
  signal(-pid, name);
};

/** Kills a whole process group and waits up to two seconds for it to disappear. */
export const killGroup = async (pid: number) => {
  signalGroup(pid, 'SIGKILL');
  const end = performance.now() + 2000;
  while (isGroupAlive(pid) && performance.now() < end) await sleep(10);
};

/** Longest wait, in ms, for the remaining output of a process that has ended. */
const lastWords = 500;

const eachLine = (stream: Readable, onLine: (line: string) => void) => {
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine);
};

/**
 * Starts a process as the leader of its own group. Ctrl-C in the terminal does not reach it, so the supervisor can stop
 * everything in order, and its descendants can be killed with it.
 * @throws when the program cannot be started
 */
export const spawnChild = async ({ file, args, env, cwd, onLine }: Command): Promise<Running> => {
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  eachLine(child.stdout, onLine);
  eachLine(child.stderr, onLine);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal ? `killed by ${signal}` : `exit code ${code}`);
    });
  });
  const closed = once(child, 'close');
  await once(child, 'spawn');
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} has no process id`);

  const exited = ended.then(async (reason) => {
    await killGroup(pid); // its remaining descendants
    await Promise.race([closed, sleep(lastWords)]); // its last lines may still be in the pipe
    return reason;
  });
  const stop = async (graceMs: number) => {
    if (child.exitCode === null && child.signalCode === null) signal(pid, 'SIGTERM');
    const late = new AbortController();
    await Promise.race([exited, sleep(graceMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    signalGroup(pid, 'SIGKILL');
    await exited;
  };
  return { pid, exited, stop };
};
