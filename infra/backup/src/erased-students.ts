import { unlessMissing } from '@hub/postgres/backup';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFile, syncFolder } from './copy-file.ts';

/** Folder with one empty file per erased student. The product erases them again when a restore brings them back. */
export const erasedFolder = 'erased';

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(unlessMissing([]));

/** Adds a backup's list to the current one, which is newer and is never replaced. */
export const mergeErased = async (backup: string, dataDir: string): Promise<void> => {
  const [from, to] = [join(backup, erasedFolder), join(dataDir, erasedFolder)];
  const known = new Set(await namesIn(to));
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await namesIn(from)) if (!known.has(name)) await copyFile(join(from, name), join(to, name));
  await syncFolder(to);
};
