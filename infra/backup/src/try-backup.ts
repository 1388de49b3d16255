import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest, type Manifest } from './manifest.ts';
import { stageBackup } from './stage-backup.ts';
import { verifyStagedBackup } from './verify-staged-backup.ts';

/**
 * Restores a backup into a temporary folder and removes it again: every file is compared with the manifest, the copied
 * Postgres starts, and all events are counted. The product may run meanwhile; the master key is not needed.
 * @throws Error when the backup is incomplete or damaged, or its Postgres does not start
 */
export const tryBackup = async (backup: string, say: (line: string) => void): Promise<Manifest> => {
  const manifest = await readManifest(backup);
  const folder = await mkdtemp(join(tmpdir(), 'hub-restore-drill-'));
  const staged = join(folder, 'data');
  try {
    await stageBackup(backup, manifest, staged);
    await verifyStagedBackup({ folder: staged, manifest, dataDir: staged, say });
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
