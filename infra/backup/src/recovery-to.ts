import { archiveOf } from '@hub/postgres/backup';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';
import type { Recovery } from './verify-staged-backup.ts';

/** What to restore, and as of when. */
export interface PointInTime {
  readonly backup: string;
  readonly dataDir: string;
  /** Restore what was there at this time, from the backup and the WAL since; the backup as it is unless given. */
  readonly until?: Date | undefined;
  /** Where that WAL is now, if not where it was written. */
  readonly archive?: string | undefined;
}

/**
 * How the backup gets to the wanted time; undefined when it is wanted as it is.
 * @throws Error when the time is not after the backup, or no WAL was kept since
 */
export const recoveryTo = async (
  { backup, dataDir, until, archive: moved }: PointInTime,
  { begun }: Manifest,
): Promise<Recovery | undefined> => {
  if (until === undefined) return undefined;
  if (until <= new Date(begun))
    throw new Error(`The backup was begun at ${begun}, not before ${until.toISOString()}: name an earlier one`);
  if (until > new Date()) throw new Error(`${until.toISOString()} is in the future`);
  const written = await archiveOf(join(backup, 'postgres'));
  if (written === undefined) throw new Error('No WAL was kept when this backup was made: WAL_ARCHIVE was not set');
  const archive = moved ?? written;
  if (!existsSync(archive))
    throw new Error(`The WAL of this backup is not in ${archive}: name its folder with --archive`);
  // what is not in the archive yet is still with the current data, if that is what the backup was made of
  const [current, wal] = [await archiveOf(join(dataDir, 'postgres')), join(dataDir, 'postgres/cluster/pg_wal')];
  return { until, archive, ...(current === written && existsSync(wal) && { wal }) };
};
