import { runningCluster } from '@hub/postgres/backup';
import { join } from 'node:path';

const placeOf = (address: string) => {
  const { hostname, port } = new URL(address);
  return `${hostname === 'localhost' ? '127.0.0.1' : hostname}:${port || '5432'}`;
};

/** Whether two addresses name one Postgres, whatever its databases and roles. */
export const isSameServer = (one: string, other: string): boolean => placeOf(one) === placeOf(other);

/** @throws Error when DATABASE_URL names a Postgres that is not the embedded one of this data folder */
export const refuseForeignPostgres = async (environment: NodeJS.ProcessEnv, dataDir: string): Promise<void> => {
  const given = environment['DATABASE_URL'];
  if (!given) return;
  const embedded = await runningCluster(join(dataDir, 'postgres')).catch(() => undefined);
  const { host } = new URL(given);
  if (embedded && isSameServer(embedded.url(''), given)) return;
  throw new Error(
    `DATABASE_URL names a Postgres of your own (${host}), and hub backup copies the embedded one alone. ` +
      `Back that up with its own tools, such as pg_basebackup; then copy ${join(dataDir, 'files')}.`,
  );
};
