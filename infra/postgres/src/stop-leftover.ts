import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Stops a Postgres that a killed process left running on this data.
 * @throws when the process that started it is alive: the data is in use
 */
export async function stopLeftover(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'cluster');
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (!(pid > 0) || !isAlive(pid)) return; // Postgres removes the file of a dead server itself

  // the pid may now belong to another program, which Postgres would mistake for a running server
  if (!(await serves(pid, cluster))) return rm(pidFile);

  const starter = Number(await readFile(join(dataDir, 'starter'), 'utf8').catch(() => '0'));
  if ((await parentOf(pid)) === starter) {
    throw new Error(`The data in ${dataDir} is in use by a running Postgres (process ${pid}, started by ${starter})`);
  }
  process.kill(pid, 'SIGINT'); // fast shutdown
  await waitUntilGone(pid, 8_000).catch(() => process.kill(pid, 'SIGQUIT'));
  await waitUntilGone(pid, 5_000);
}

/**
 * Stores the pid of the process that started Postgres, so the next start can distinguish a server in use from a
 * leftover.
 */
export function rememberStarter(dataDir: string): Promise<void> {
  return writeFile(join(dataDir, 'starter'), String(process.pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function serves(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux')
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster));
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes(cluster);
}

async function parentOf(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]);
  }
  const { stdout } = await run('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return Number(stdout);
}

async function waitUntilGone(pid: number, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > end) throw new Error(`A Postgres left running by an earlier start (process ${pid}) does not stop`);
    await sleep(50);
  }
}
