import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnChild } from '../spawn-child.ts';
import { recordOf } from '../process-identity.ts';
import type { Service } from '../supervise.ts';

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'hub-local-'));

/** A real process that runs this JavaScript. */
export const fakeService = (name: string, script: string): Service => ({
  name,
  start: (onLine) =>
    spawnChild({ file: process.execPath, args: ['-e', script], env: { PATH: process.env['PATH'] }, cwd: '/', onLine }),
});

/** A process that prints its id, runs until it is stopped, and prints that it ends. */
export const serving = `
  process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('pid ' + process.pid);`;

/** A process, and one that it started, which both pay no heed to SIGTERM. */
export const stubborn = `
  process.on('SIGTERM', () => {});
  const script = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
  const { pid } = require('node:child_process').spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
  console.log('pid ' + process.pid);
  console.log('pid ' + pid);
  setInterval(() => {}, 1000);`;

/** Whether it still runs; one that only waits to be reaped does not. */
export const exists = (pid: number) => recordOf(pid) !== undefined;

/** Keeps what is logged, and waits for lines. */
export const listeningLog = () => {
  const lines: string[] = [];
  const log = {
    line: (source: string, text: string) => void lines.push(`${source}: ${text}`),
    plain: (text: string) => void lines.push(text),
  };
  const matching = (pattern: RegExp) => lines.filter((line) => pattern.test(line));
  const until = async (pattern: RegExp, count = 1) => {
    const end = performance.now() + 15_000;
    while (matching(pattern).length < count) {
      if (performance.now() > end) throw new Error(`No ${String(pattern)} in:\n${lines.join('\n')}`);
      await sleep(20);
    }
    return matching(pattern);
  };
  const pids = () => matching(/: pid \d+$/).map((line) => Number(line.split(' ').at(-1)));
  return { ...log, lines, until, pids };
};
