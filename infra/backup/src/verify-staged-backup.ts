import { databases } from '@hub/local/databases';
import { runOnce } from '@hub/local/run-once';
import { startPostgres } from '@hub/postgres';
import { handOverCluster } from '@hub/postgres/backup';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventsUpTo } from './event-log-end.ts';
import type { Manifest } from './manifest.ts';

const restored = fileURLToPath(new URL('../../../backend/src/restored.ts', import.meta.url));

/** A copied backup whose Postgres can be started. */
export interface StagedBackup {
  /** Folder that contains `postgres/cluster`. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Data folder with the list of erased students. */
  readonly dataDir: string;
  readonly say: (line: string) => void;
}

/**
 * Starts the copied Postgres once in its staging folder: it recovers, its events are counted, and the backend's program
 * removes what must not be restored, such as sessions.
 * @throws Error when it does not start, events are missing or that program fails
 */
export const verifyStagedBackup = async ({ folder, manifest, dataDir, say }: StagedBackup): Promise<void> => {
  const postgresDir = join(folder, 'postgres');
  await handOverCluster(postgresDir);
  const postgres = await startPostgres({ dataDir: postgresDir, port: 0 });
  try {
    if (manifest.eventLog) {
      const { events, position } = manifest.eventLog;
      const found = await eventsUpTo(postgres.url, position);
      if (found !== events)
        throw new Error(`The backup should contain ${events} events up to ${position}, but contains ${found}`);
    }
    await runOnce({
      name: 'cleanup of the restored database',
      program: restored,
      env: { PATH: process.env['PATH'], DATABASE_URL: postgres.url(databases.app), DATA_DIR: dataDir },
      onLine: say,
      signal: new AbortController().signal,
    });
  } finally {
    await postgres.stop();
  }
  await rm(join(postgresDir, 'starter'), { force: true });
};
