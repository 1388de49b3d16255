import { chmod, chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseAccount } from './account.ts';

/** Gives a copied cluster to the user that Postgres runs as, closed to others. */
export async function handOverCluster(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'cluster');
  const account = await chooseAccount(cluster);
  if (account) {
    for (const path of ['', ...(await readdir(cluster, { recursive: true }))]) {
      await chown(join(cluster, path), account.uid, account.gid);
    }
  }
  await chmod(cluster, 0o700);
}
