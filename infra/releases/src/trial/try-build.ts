import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Line, type Trial } from './protocol.ts';

const root = resolve(import.meta.dirname, '../../../..');
/** What the program itself is made of; not the data of the product, which may be next to it. */
const own = [import.meta.dirname, join(root, 'node_modules'), join(root, 'infra/releases/node_modules')];
const program = join(import.meta.dirname, 'run.ts');

/** No secret of this process, no file but what it loads, no other process; little memory. */
const startProgram = (readable: readonly string[]) =>
  spawn(
    process.execPath,
    [
      '--permission',
      ...[...own, ...readable].map((path) => `--allow-fs-read=${realpathSync(path)}`),
      '--experimental-vm-modules',
      '--max-old-space-size=512',
      '--no-warnings',
      program,
    ],
    { env: {}, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] },
  );

const endOf = (child: ReturnType<typeof startProgram>) =>
  new Promise<void>((done) => {
    child.once('close', () => done());
  });

interface Limits {
  /** Folders that it may read. */
  readable: readonly string[];
  limitMs?: number;
}

/**
 * Loads a build without a browser, in a separate process, and mounts each of its routes and slots with what the shell
 * lends.
 * @returns a sentence for each failure; none when everything works
 */
export const tryBuild = async (trial: Trial, { readable, limitMs = 60_000 }: Limits): Promise<string[]> => {
  const failures = new Set<string>();
  let current = 'the trial';
  let isDone = false;
  let isLate = false;
  let said = '';

  const child = startProgram(readable);
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limitMs);
  child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-500)));
  const lines = createInterface(child.stdio[3] as Readable);
  lines.on('line', (text) => {
    const line = Line.parse(JSON.parse(text));
    if ('begin' in line) current = line.begin;
    else if ('failed' in line) failures.add(`${line.failed} failed: ${line.reason}`);
    else isDone = true;
  });
  const ended = endOf(child);
  child.stdin?.on('error', () => {}); // it ended before it read; reported below
  child.stdin?.end(JSON.stringify(trial));
  await ended;
  clearTimeout(timer);
  if (isLate) failures.add(`${current} did not end within ${limitMs / 1000} s`);
  else if (!isDone) failures.add(`${current} ended the process. ${said.trim()}`.trim());
  return [...failures];
};
