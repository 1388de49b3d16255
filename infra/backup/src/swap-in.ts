import { restoringFolder } from '@hub/local/restoring-folder';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './copy-file.ts';

/**
 * Replaces live data with staged data; the live data is moved aside, never deleted. No start is possible from the first
 * move to the last.
 * @param pieces relative paths in both folders
 * @returns the folder with the replaced data; undefined when there was none
 */
export const swapIn = async (
  dataDir: string,
  staged: string,
  pieces: readonly string[],
): Promise<string | undefined> => {
  const aside = join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  const coming = restoringFolder(dataDir);
  await rm(coming, { recursive: true, force: true }); // left by an interrupted restore; the data it replaced is already moved aside
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
