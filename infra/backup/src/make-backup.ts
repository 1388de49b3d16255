import { copyRunningCluster, runningCluster } from '@hub/postgres/backup';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './copy-file.ts';
import { erasedFolder } from './erased-students.ts';
import { eventLogEnd } from './event-log-end.ts';
import { writeManifest, type Manifest } from './manifest.ts';
import { fingerprintOf, masterKeyPath } from './master-key.ts';
import { copyTemporalDatabase } from './temporal-database.ts';
import { unlessMissing } from './unless-missing.ts';
import { createBackupWriter, type BackupWriter } from './backup-writer.ts';

/** From where a backup is made, and to where. */
export interface BackupOptions {
  /** Of the running product. */
  readonly dataDir: string;
  /** Made here; must not exist, or be empty. */
  readonly target: string;
  readonly masterKey: string;
  readonly withMasterKey: boolean;
}

const refuseNonEmpty = async (target: string) => {
  const entries = await readdir(target).catch(unlessMissing([]));
  if (entries.length > 0) throw new Error(`${target} is not empty. Name a new folder.`);
};

/**
 * Files are copied before and after the databases: one that was deleted meanwhile is still known to the copied log, and
 * so is one that was added. Temporal comes last: a workflow without its document ends by itself, while one that the
 * copied checkpoints take for started would be missing for good.
 */
const copyAll = async ({ dataDir, withMasterKey, masterKey }: BackupOptions, to: BackupWriter, half: string) => {
  const running = await runningCluster(join(dataDir, 'postgres'));
  const eventLog = await eventLogEnd(running.url);
  const uploads = () => to.copyTree(join(dataDir, 'files'), 'files');

  await uploads();
  await to.folder('postgres/cluster');
  await to.copy([{ source: join(dataDir, 'postgres/password'), path: 'postgres/password' }]);
  const inCluster = (path: string) => `postgres/cluster/${path}`;
  await copyRunningCluster(running, {
    folder: (path) => to.folder(inCluster(path)),
    copy: (files) => to.copy(files.map(({ source, path }) => ({ source, path: inCluster(path) }))),
    write: (path, content) => to.write(inCluster(path), content),
  });
  await uploads();

  await to.copyTree(join(dataDir, erasedFolder), erasedFolder);

  await to.folder('temporal');
  const temporal = 'temporal/temporal.db';
  if (await copyTemporalDatabase(join(dataDir, temporal), join(half, temporal))) await to.adopt(temporal);
  if (withMasterKey) {
    await to.folder(dirname(masterKeyPath));
    await to.write(masterKeyPath, Buffer.from(`${masterKey}\n`));
  }
  return eventLog;
};

/**
 * Copies everything that the one-machine product keeps, while it runs. The folder gets its name when all is in it.
 * @throws Error when the product does not run on the data folder, the target is not empty, or a copy fails
 */
export const makeBackup = async (backup: BackupOptions): Promise<Manifest> => {
  const { target, masterKey } = backup;
  await refuseNonEmpty(target);
  const half = `${target}.${process.pid}.part`;
  await mkdir(half, { recursive: true, mode: 0o700 });
  try {
    const writer = createBackupWriter(half);
    const begun = new Date().toISOString();
    const eventLog = await copyAll(backup, writer, half);
    const manifest: Manifest = {
      format: 1,
      begun,
      eventLog,
      masterKey: fingerprintOf(masterKey),
      ...writer.listed,
    };
    await writeManifest(half, manifest);
    await rename(half, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
};
