import { Locked, takeLock } from '@hub/local/lock-file';
import { endLeftovers } from '@hub/local/pid-files';
import { stopLeftover } from '@hub/postgres/backup';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addLaterFiles } from './add-later-files.ts';
import { mergeErased } from './erased-students.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { fingerprintOf, masterKeyOf, masterKeyPath } from './master-key.ts';
import { verifyStagedBackup } from './verify-staged-backup.ts';
import { recoveryTo, type PointInTime } from './recovery-to.ts';
import { stageBackup } from './stage-backup.ts';
import { swapIn } from './swap-in.ts';

/** What to restore, and where to. */
export interface RestoreOptions extends PointInTime {
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

const lockDataFolder = (dataDir: string) => {
  try {
    return takeLock(join(dataDir, 'supervisor.lock'));
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    throw new Error(`Academic Hub is running on ${dataDir} (process ${error.pid}). Stop it first.`, { cause: error });
  }
};

/** The data is unreadable without its master key, so the key is checked before anything is moved. */
const checkMasterKey = async ({ backup, dataDir, environment }: RestoreOptions, { masterKey, files }: Manifest) => {
  const inBackup = files.some(({ path }) => path === masterKeyPath);
  const key =
    inBackup && !environment['MASTER_KEY']
      ? await readFile(join(backup, masterKeyPath), 'utf8')
      : await masterKeyOf(environment, dataDir);
  const place = join(dataDir, masterKeyPath);
  if (key === undefined) {
    throw new Error(`The backup does not contain the master key. Put it into ${place}, or set MASTER_KEY.`);
  }
  if (fingerprintOf(key) === masterKey) return;
  throw new Error(
    `The backup needs a different master key than the one in ${environment['MASTER_KEY'] ? 'MASTER_KEY' : place}.`,
  );
};

/** Lets the sealer record that the log now ends earlier than the newest seal it remembers. */
const markRestored = async (dataDir: string) => {
  const seals = join(dataDir, 'seals');
  await mkdir(seals, { recursive: true, mode: 0o700 });
  await writeFile(join(seals, 'restored'), '', { mode: 0o600 });
};

/**
 * Replaces the product's data with a backup.
 * @returns the folder with the old data; undefined when there was none
 * @throws Error, before anything is moved, when the product is running, the backup is damaged, the master key differs,
 * or the copied Postgres does not start
 */
export const restoreBackup = async (
  restore: RestoreOptions,
): Promise<{ manifest: Manifest; aside: string | undefined }> => {
  const { backup, dataDir, say } = restore;
  const manifest = await readManifest(backup);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(dataDir);
  const staged = join(dataDir, 'restore.part');
  try {
    const ended = await endLeftovers(join(dataDir, 'run'));
    if (ended.length > 0) say(`Ended ${ended.join(', ')}, left running by an earlier start that was killed.`);
    await stopLeftover(join(dataDir, 'postgres'));
    await checkMasterKey(restore, manifest);
    const recovery = await recoveryTo(restore, manifest);
    await stageBackup(backup, manifest, staged);
    if (recovery) await addLaterFiles(dataDir, staged);
    await mergeErased(staged, dataDir);
    await verifyStagedBackup({ folder: staged, manifest, dataDir, say, recovery });
    // workflows are younger than the databases in any case: those of the backup would lack what was started since
    const keepsWorkflows = recovery !== undefined && existsSync(join(dataDir, 'temporal'));
    const pieces = [
      'files',
      ...(keepsWorkflows ? [] : ['temporal']),
      ...(existsSync(join(staged, masterKeyPath)) ? [masterKeyPath] : []),
      'postgres',
    ];
    const aside = await swapIn(dataDir, staged, pieces);
    await markRestored(dataDir);
    return { manifest, aside };
  } finally {
    await rm(staged, { recursive: true, force: true });
    unlock();
  }
};
