import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { copyFile } from './copy-file.ts';
import { inParallel } from './in-parallel.ts';

/** Adds the uploads that came after the backup, as far as they are still under DATA_DIR. What nobody owns is swept later. */
export const addLaterFiles = async (dataDir: string, staged: string): Promise<void> => {
  const [from, to] = [join(dataDir, 'files'), join(staged, 'files')];
  if (!existsSync(from)) return;
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
  await inParallel(files, async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, path));
    if (existsSync(target)) return;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(path, target);
  });
};
