import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Account } from './account.ts';
import { unlessMissing } from './unless-missing.ts';

/** Longest time, in seconds, until a change is in the archive. */
const archiveSeconds = 60;

const nameOf = (dataDir: string) => join(dataDir, 'archive');

/**
 * The folder with the WAL of this data, as its last start left it; undefined when none is kept. It is unique to the data
 * since it was created or restored, so that the WAL of one history never continues that of another.
 */
export const archiveOf = async (dataDir: string): Promise<string | undefined> =>
  (await readFile(nameOf(dataDir), 'utf8').catch(unlessMissing(''))).trim() || undefined;

/**
 * Returns the folder below `parent` for the WAL of this data, and remembers it next to the data. Without a parent it
 * forgets: WAL that is missing in between ends what can be restored.
 */
export const prepareArchive = async (
  dataDir: string,
  { parent, account }: { readonly parent: string | undefined; readonly account: Account },
): Promise<string | undefined> => {
  if (parent === undefined) {
    await rm(nameOf(dataDir), { force: true });
    return undefined;
  }
  const known = await archiveOf(dataDir);
  const begun = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const folder =
    known !== undefined && dirname(known) === resolve(parent)
      ? known
      : join(resolve(parent), `${begun}-${randomBytes(3).toString('hex')}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  await writeFile(nameOf(dataDir), `${folder}\n`, { mode: 0o600, flush: true });
  return folder;
};

/** Of a path within a shell command in which Postgres replaces `%p` and `%f`. */
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/** Settings with which Postgres compresses each finished part of its WAL into the folder. */
export const archiving = (folder: string): string[] => {
  const part = `${quoted(folder)}/%f.part`;
  const whole = `${quoted(folder)}/%f.gz`;
  return [
    'archive_mode=on',
    `archive_timeout=${archiveSeconds}`,
    // one that is there already was stored before a crash
    `archive_command=test -e ${whole} || { gzip -1 < "%p" > ${part} && sync ${part} && mv ${part} ${whole}; }`,
  ];
};

/** Settings with which Postgres recovers to a time, from folders that {@link archiving} or a cluster wrote. */
export const recovering = (until: Date, folders: { readonly archive: string; readonly wal?: string }): string[] => {
  const unpacked = `gzip -dc < ${quoted(folders.archive)}/%f.gz > "%p"`;
  const copied = folders.wal === undefined ? '' : ` || cp ${quoted(folders.wal)}/%f "%p"`;
  return [
    `restore_command=${unpacked}${copied}`,
    // while it starts, Postgres does not know what Z means
    `recovery_target_time=${until.toISOString().replace('Z', '+00')}`,
    'recovery_target_inclusive=off',
    'recovery_target_action=promote',
    'hot_standby=off', // nobody reads what is not complete
  ];
};
