import { runningCluster } from '@hub/postgres/backup';
import { join } from 'node:path';

const portsOf = (address: string) => URL.parse(address)?.port || '5432';

/** @throws Error when DATABASE_URL names a Postgres that is not the embedded one of this data folder */
export const refuseForeignPostgres = async (environment: NodeJS.ProcessEnv, dataDir: string): Promise<void> => {
  const given = environment['DATABASE_URL'];
  if (!given) return;
  const embedded = await runningCluster(join(dataDir, 'postgres')).catch(() => undefined);
  const { host } = new URL(given);
  if (embedded && portsOf(embedded.url('')) === portsOf(given)) return;
  throw new Error(
    `DATABASE_URL names a Postgres of your own (${host}), and hub backup copies the embedded one alone. ` +
      `Back that up with its own tools, such as pg_basebackup; then copy ${join(dataDir, 'files')}.`,
  );
};
