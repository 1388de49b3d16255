import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { isGroupAlive } from './process-identity.ts';

/** A started process, whoever started it. */
export interface Running {
  readonly pid: number;
  /** Resolves with the reason when the process ends, wanted or not. */
  readonly exited: Promise<string>;
  /** Asks it to end, kills it after `graceMs`, and returns when it and all that it started are gone. */
  stop(graceMs: number): Promise<void>;
}

/** A process of the product, as it is started and stopped. */
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
    // macOS says EPERM of a group whose members have all ended
    const isGone = error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM');
    if (!isGone) throw error;
  }
};

/** Signals a whole process group; one that is gone is none of our concern. */
export const signalGroup = (pid: number, name: NodeJS.Signals) => {
  signal(-pid, name);
};

/** Kills a whole process group, and waits up to two seconds until none of it is left. */
export const killGroup = async (pid: number) => {
  signalGroup(pid, 'SIGKILL');
  const end = performance.now() + 2000;
  while (isGroupAlive(pid) && performance.now() < end) await sleep(10);
};

/** Longest wait, in ms, for the output of a process that has ended. */
const lastWords = 500;

const eachLine = (stream: Readable, onLine: (line: string) => void) => {
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine);
};

/**
 * Starts a process as the leader of its own group: Ctrl-C in the terminal does not reach it, so that the supervisor
 * can stop all in order, and whatever it started can be ended with it.
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
    await killGroup(pid); // what it left behind
    await Promise.race([closed, sleep(lastWords)]); // its last lines may still be on their way
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
