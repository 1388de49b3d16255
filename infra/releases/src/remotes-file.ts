import { RemotesFile } from '@hub/contracts';
import { waitForLock } from '@hub/local/lock-file';
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readJsonIfThere, replaceFile } from './files.ts';

type Remotes = RemotesFile['remotes'];

/**
 * Reads `remotes.json` of the published web folder; empty before the first release.
 * @throws when it is malformed
 */
export const readRemotes = async (web: string): Promise<RemotesFile> =>
  (await readJsonIfThere(join(web, 'remotes.json'), RemotesFile)) ?? { revision: '', remotes: {} };

const changeOnce = async (web: string, change: (remotes: Remotes) => Promise<Remotes>) => {
  const before = await readRemotes(web);
  const remotes = RemotesFile.shape.remotes.parse(await change(before.remotes));
  const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
  if (revision === before.revision) return 'unchanged';
  if ((await readRemotes(web)).revision !== before.revision) return 'overtaken';
  await replaceFile(join(web, 'remotes.json'), `${JSON.stringify({ revision, remotes }, null, 2)}\n`);
  return 'written';
};

/**
 * Changes `remotes.json` atomically, one release at a time. `change` must be quick and repeatable: it is called again
 * when another writer was faster. Nothing is written when nothing changed or `change` throws.
 */
export const changeRemotes = async (web: string, change: (remotes: Remotes) => Promise<Remotes>): Promise<void> => {
  await mkdir(web, { recursive: true });
  const unlock = await waitForLock(join(web, '.remotes.lock'), { pollMs: 50 });
  try {
    while ((await changeOnce(web, change)) === 'overtaken');
  } finally {
    unlock();
  }
};
