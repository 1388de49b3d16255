import { open } from 'node:fs/promises';
import type { Account } from './account.ts';

/**
 * How the Postgres processes open the data folder. If they run as another user, the parent folders may be closed to
 * that user (a checkout under /root), but an inherited handle on the folder still works.
 */
export async function openFolder(path: string, account: Account) {
  if (!account || process.platform !== 'linux') return { path, stdio: [], close: async () => {} };
  const handle = await open(path, 'r');
  return { path: '/proc/self/fd/3', stdio: [handle.fd], close: () => handle.close() };
}
