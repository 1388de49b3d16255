import { archiveOf, unlessMissing } from '@hub/postgres/backup';
import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backupsIn } from './remove-old-backups.ts';

/** A folder with the WAL of one history of the data, as Postgres is started with it. */
const history = /^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{6}$/;
const segment = /^([0-9A-F]{24})(?:\.[0-9A-F]+\.backup)?\.(?:gz|part)$/;

interface Needed {
  /** Where the backup's WAL is. */
  readonly archive: string;
  /** The part of it with which its recovery begins. */
  readonly from: string;
}

const neededBy = async (backup: string): Promise<Needed[]> => {
  const archive = await archiveOf(join(backup, 'postgres'));
  const label = await readFile(join(backup, 'postgres/cluster/backup_label'), 'utf8').catch(unlessMissing(''));
  const from = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  return archive !== undefined && from !== undefined ? [{ archive, from }] : [];
};

/**
 * Removes the WAL that no backup in the folder needs: it is older than all of them, or of data that has been replaced.
 * @param current where the running data's WAL is, in its part of WAL_ARCHIVE
 * @returns the number of removed files
 */
export const removeOldWal = async (parent: string, current: string): Promise<number> => {
  const needed = (await Promise.all((await backupsIn(parent)).map(({ folder }) => neededBy(folder)))).flat();
  const whole = dirname(current);
  let removed = 0;
  for (const name of (await readdir(whole)).filter((each) => history.test(each))) {
    const folder = join(whole, name);
    const [oldest] = needed
      .filter(({ archive }) => archive === folder)
      .map(({ from }) => from)
      .toSorted();
    if (oldest === undefined && folder === current) continue; // a backup of it will come
    const files = await readdir(folder);
    const old = files.filter((file) => oldest === undefined || (segment.exec(file)?.[1] ?? oldest) < oldest);
    for (const file of old) await rm(join(folder, file));
    if (old.length === files.length && folder !== current) await rmdir(folder);
    removed += old.length;
  }
  return removed;
};
