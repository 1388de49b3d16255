import { copyRunningCluster, runningCluster, unlessMissing } from '@hub/postgres/backup';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './copy-file.ts';
import { erasedFolder } from './erased-students.ts';
import { eventLogEnd } from './event-log-end.ts';
import { writeManifest, type Manifest } from './manifest.ts';
import { fingerprintOf, masterKeyPath } from './master-key.ts';
import { copyTemporalDatabase } from './temporal-database.ts';
import { createBackupWriter, type BackupWriter } from './backup-writer.ts';

/** What a backup copies, and where to. */
export interface BackupOptions {
  /** Data folder of the running product. */
  readonly dataDir: string;
  /** Folder to create; it must not exist, or be empty. */
  readonly target: string;
  readonly masterKey: string;
  readonly withMasterKey: boolean;
}

const refuseNonEmpty = async (target: string) => {
  const entries = await readdir(target).catch(unlessMissing([]));
  if (entries.length > 0) throw new Error(`${target} is not empty. Name a new folder.`);
};

/**
 * Files are copied before and after the databases, because the copied log may refer to files that are deleted or added
 * meanwhile. Temporal comes last: a workflow without its document ends on its own, but one that the copied checkpoints
 * count as started would be missing permanently.
 */
const copyAll = async ({ dataDir, withMasterKey, masterKey }: BackupOptions, to: BackupWriter, half: string) => {
  const running = await runningCluster(join(dataDir, 'postgres'));
  const eventLog = await eventLogEnd(running.url);
  const uploads = () => to.copyTree(join(dataDir, 'files'), 'files');

  await uploads();
  await to.folder('postgres/cluster');
  const besides = ['postgres/password', 'postgres/archive']; // the second is missing where no WAL is kept
  await to.copy(besides.map((path) => ({ source: join(dataDir, path), path })));
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
 * Copies all data of the one-machine product while it runs. The folder gets its final name once it is complete.
 * @throws Error when no product runs on the data folder, the target is not empty, or a copy fails
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
