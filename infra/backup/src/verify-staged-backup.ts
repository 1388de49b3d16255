import { databases } from '@hub/local/databases';
import { runOnce } from '@hub/local/run-once';
import { startPostgres, type PostgresOptions } from '@hub/postgres';
import { handOverCluster } from '@hub/postgres/backup';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventLogEnd, eventsUpTo } from './event-log-end.ts';
import type { Manifest } from './manifest.ts';

const restored = fileURLToPath(new URL('../../../backend/src/restored.ts', import.meta.url));

/** A time, and where the WAL since a backup is. */
export type Recovery = NonNullable<PostgresOptions['recovery']>;

/** A copied backup whose Postgres can be started. */
export interface StagedBackup {
  /** Folder that contains `postgres/cluster`. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Data folder with the list of erased students. */
  readonly dataDir: string;
  readonly say: (line: string) => void;
  /** To which time the copied Postgres recovers; to the end of the backup unless given. */
  readonly recovery?: Recovery | undefined;
}

/**
 * Starts the copied Postgres once in its staging folder: it recovers, its events are counted, and the backend's program
 * removes what must not be restored, such as sessions.
 * @throws Error when it does not start, events are missing or that program fails
 */
export const verifyStagedBackup = async ({ folder, manifest, dataDir, say, recovery }: StagedBackup): Promise<void> => {
  const postgresDir = join(folder, 'postgres');
  await handOverCluster(postgresDir);
  const postgres = await startPostgres({ dataDir: postgresDir, port: 0, ...(recovery && { recovery }) });
  try {
    if (manifest.eventLog) {
      const { events, position } = manifest.eventLog;
      const found = await eventsUpTo(postgres.url, position);
      if (found !== events)
        throw new Error(`The backup should contain ${events} events up to ${position}, but contains ${found}`);
    }
    const end = recovery && (await eventLogEnd(postgres.url));
    if (end) say(`At that time the log had ${end.events} events, up to position ${end.position}.`);
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
