import { RemotesManifest } from '@hub/contracts';
import { waitForLock } from '@hub/local/lock-file';
import { createHash } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, readJson, replaceFile } from './files.ts';

type Remotes = RemotesManifest['remotes'];

/**
 * Reads `remotes.json` of the published web folder; empty before the first release.
 * @throws when it is malformed
 */
export const readRemotes = async (web: string): Promise<RemotesManifest> => {
  const path = join(web, 'remotes.json');
  try {
    await stat(path);
  } catch (error) {
    if (isMissing(error)) return { revision: '', remotes: {} };
    throw error;
  }
  return readJson(path, RemotesManifest);
};

/**
 * Changes `remotes.json` atomically, one release at a time. Nothing is written when nothing changed or `change` throws.
 * @returns whether the file was written
 */
export const changeRemotes = async (
  web: string,
  change: (remotes: Remotes) => Remotes | Promise<Remotes>,
): Promise<boolean> => {
  await mkdir(web, { recursive: true });
  const unlock = await waitForLock(join(web, '.remotes.lock'), { pollMs: 50 });
  try {
    const before = await readRemotes(web);
    const remotes = RemotesManifest.shape.remotes.parse(await change(before.remotes));
    const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
    if (revision === before.revision) return false;
    await replaceFile(join(web, 'remotes.json'), `${JSON.stringify({ revision, remotes }, null, 2)}\n`);
    return true;
  } finally {
    unlock();
  }
};
