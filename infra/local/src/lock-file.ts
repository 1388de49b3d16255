import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, parseRecord, recordOf } from './process-identity.ts';

/** Another running process holds the lock. */
export class Locked extends Error {
  override readonly name = 'Locked';
  readonly pid: number;
  constructor(path: string, pid: number) {
    super(`${path} is held by process ${pid}`);
    this.pid = pid;
  }
}

const ignoreErrorCode = (code: string, error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
};

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    ignoreErrorCode('ENOENT', error);
    return undefined;
  }
};

const linkIfFree = (own: string, path: string) => {
  try {
    linkSync(own, path); // atomic: the file appears with its content or not at all
    return true;
  } catch (error) {
    ignoreErrorCode('EEXIST', error);
    return false;
  }
};

/** Removes the lock of a dead process; restores it if another process acquired it meanwhile. */
const breakStale = (path: string, stale: string) => {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    ignoreErrorCode('ENOENT', error);
    return;
  }
  if (read(aside) !== stale) linkIfFree(aside, path);
  rmSync(aside, { force: true });
};

/**
 * Acquires the lock file for this process; the lock of a dead process is replaced.
 * @returns a function that releases the lock
 * @throws Locked while its holder is running
 */
export const takeLock = (path: string): (() => void) => {
  mkdirSync(dirname(path), { recursive: true });
  const text = JSON.stringify(recordOf(process.pid));
  const own = `${path}.${process.pid}`;
  writeFileSync(own, text);
  try {
    while (!linkIfFree(own, path)) {
      const held = read(path);
      if (held === undefined) continue;
      const holder = parseRecord(held);
      if (holder && isAlive(holder)) throw new Locked(path, holder.pid);
      breakStale(path, held);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (read(path) === text) rmSync(path, { force: true });
  };
};

interface WaitForLockOptions {
  /** Time between two attempts, in ms. */
  readonly pollMs: number;
  readonly signal?: AbortSignal;
  /** Called once with the pid of the holder, if there is one. */
  readonly onWait?: (pid: number) => void;
}

/**
 * Acquires the lock file like {@link takeLock}, but waits while another process holds it.
 * @returns a function that releases the lock
 * @throws AbortError when the signal aborts
 */
export const waitForLock = async (
  path: string,
  { pollMs, signal, onWait }: WaitForLockOptions,
): Promise<() => void> => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return takeLock(path);
    } catch (error) {
      if (!(error instanceof Locked)) throw error;
      if (isFirst) onWait?.(error.pid);
      await sleep(pollMs, undefined, signal && { signal });
    }
  }
};
