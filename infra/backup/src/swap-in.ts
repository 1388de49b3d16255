import { restoringFolder } from '@hub/local/restoring-folder';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './copy-file.ts';

/**
 * Puts what was staged in the place of what is there, which is moved aside and never deleted. A start is refused from
 * the first move to the last.
 * @param pieces paths below both folders
 * @returns where the replaced data is; undefined when there was none
 */
export const swapIn = async (
  dataDir: string,
  staged: string,
  pieces: readonly string[],
): Promise<string | undefined> => {
  const aside = join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  const coming = restoringFolder(dataDir);
  await rm(coming, { recursive: true, force: true }); // of an interrupted restore; what it replaced is aside already
  await rename(staged, coming);
  await syncFolder(dataDir);
  for (const piece of pieces) {
    const [live, old] = [join(dataDir, piece), join(aside, piece)];
    if (existsSync(live)) {
      await mkdir(dirname(old), { recursive: true, mode: 0o700 });
      await rename(live, old);
    }
    if (!existsSync(join(coming, piece))) continue;
    await mkdir(dirname(live), { recursive: true, mode: 0o700 });
    await rename(join(coming, piece), live);
  }
  await syncFolder(dataDir);
  await rm(coming, { recursive: true });
  return existsSync(aside) ? aside : undefined;
};
