import { runningCluster } from '@hub/postgres/backup';
import { join } from 'node:path';

const placeOf = (address: string) => {
  const { hostname, port } = new URL(address);
  return `${hostname === 'localhost' ? '127.0.0.1' : hostname}:${port || '5432'}`;
};

/** Whether two URLs refer to the same Postgres server, whatever their database and role. */
export const isSameServer = (one: string, other: string): boolean => placeOf(one) === placeOf(other);

/** @throws Error when DATABASE_URL refers to a Postgres other than the embedded one of this data folder */
export const refuseForeignPostgres = async (environment: NodeJS.ProcessEnv, dataDir: string): Promise<void> => {
  const given = environment['DATABASE_URL'];
  if (!given) return;
  const embedded = await runningCluster(join(dataDir, 'postgres')).catch(() => undefined);
  const { host } = new URL(given);
  if (embedded && isSameServer(embedded.url(''), given)) return;
  throw new Error(
    `DATABASE_URL refers to an external Postgres (${host}), but hub backup copies only the embedded one. ` +
      `Back that up with its own tools, such as pg_basebackup; then copy ${join(dataDir, 'files')}.`,
  );
};
