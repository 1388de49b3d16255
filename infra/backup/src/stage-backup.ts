import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFile } from './copy-file.ts';
import { inParallel } from './in-parallel.ts';
import type { Manifest } from './manifest.ts';

/**
 * Copies a backup into a folder and checks every file against the manifest.
 * @throws Error that names a missing or altered file; the copy is removed then
 */
export const stageBackup = async (backup: string, manifest: Manifest, to: string): Promise<void> => {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { mode: 0o700 });
  try {
    for (const path of manifest.folders) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    await inParallel(manifest.files, async ({ path, size, sha256 }) => {
      const copied = await copyFile(join(backup, path), join(to, path));
      if (!copied) throw new Error(`The backup is damaged: ${path} is missing`);
      if (copied.size !== size || copied.sha256 !== sha256)
        throw new Error(`The backup is damaged: ${path} was altered`);
    });
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
};
