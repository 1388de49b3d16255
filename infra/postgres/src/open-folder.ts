import { open } from 'node:fs/promises';
import type { Account } from './account.ts';

/**
 * How the Postgres processes open the data folder. If they run as another user, the parent folders may be closed to
 * that user (a checkout under /root), but an inherited handle on the folder still works.
 * @param at which of the process's handles it is
 */
export async function openFolder(path: string, account: Account, at = 3) {
  if (!account || process.platform !== 'linux') return { path, stdio: [], close: async () => {} };
  const handle = await open(path, 'r');
  return { path: `/proc/self/fd/${at}`, stdio: [handle.fd], close: () => handle.close() };
}
