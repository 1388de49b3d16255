import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { environment } from './cluster.ts';
import { withClient } from './database.ts';
import { openFolder } from './open-folder.ts';

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'max_connections=100',
  'password_encryption=scram-sha-256',
];

/** A running `postgres` process. `exited` resolves with the reason when it ends, for whatever cause. */
export interface Server {
  child: ChildProcess & { pid: number };
  exited: Promise<string>;
  lastLines: string[];
}

interface LaunchOptions {
  cluster: string;
  binaries: string;
  account: Account;
  port: number;
  log: (line: string) => void;
  /** Folders besides the cluster that Postgres may open; {@link LaunchOptions.more} is called with their paths there. */
  folders: readonly string[];
  more: (folders: readonly string[]) => readonly string[];
}

/**
 * Starts the server process on 127.0.0.1.
 * @throws Error when the process cannot be started
 */
export async function launch(options: LaunchOptions): Promise<Server> {
  const { cluster, binaries, account, port, log } = options;
  const opened = await Promise.all(
    [cluster, ...options.folders].map((path, index) => openFolder(path, account, 3 + index)),
  );
  const [data = '', ...others] = opened.map(({ path }) => path);
  const all = [...settings, `port=${port}`, ...options.more(others)];
  const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(binaries, 'bin/postgres'), args, {
    ...account,
    cwd: '/',
    env: environment,
    detached: true, // Ctrl-C in the terminal must reach only the supervisor, which stops Postgres last
    stdio: ['ignore', 'ignore', 'pipe', ...opened.flatMap(({ stdio }) => stdio)],
  });
  const lastLines: string[] = [];
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > 12) lastLines.shift();
      log(line);
    });
  }
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`));
  });
  for (const folder of opened) await folder.close();
  if (child.pid === undefined) throw new Error(`Postgres cannot be started: ${await exited}`);
  return { child: child as Server['child'], exited, lastLines };
}

/**
 * Resolves when the server accepts queries.
 * @throws when the process ends first; the message contains its last log lines
 */
export async function untilReady(server: Server, url: string, patienceMs = 60_000): Promise<void> {
  const ended = server.exited.then((reason) => {
    throw new Error(`Postgres ended at start (${reason}). Its last log lines:\n${server.lastLines.join('\n')}`);
  });
  await Promise.race([waitForQuery(url, patienceMs), ended]);
}

async function waitForQuery(url: string, patienceMs: number) {
  const end = Date.now() + patienceMs; // crash recovery can take a while
  for (;;) {
    try {
      return await withClient(url, (client) => client.query('select 1'));
    } catch (cause) {
      if (Date.now() > end) throw new Error(`Postgres does not respond after ${patienceMs / 1000} s`, { cause });
      await sleep(50);
    }
  }
}

/** Requests a fast shutdown; after 5 s an immediate one; after 2 s more it kills the process. */
export async function shutDown({ child, exited }: Server): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 5_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 2_000],
  ] as const) {
    child.kill(signal);
    const late = sleep(patience, 'late' as const, { ref: false });
    if ((await Promise.race([exited, late])) !== 'late') return;
  }
}
