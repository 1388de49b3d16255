import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { categoryOf } from '../event-log/index.ts';
import type { FileKeyList } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import { repeat } from '../runtime/index.ts';

/** Whether the thing with this id still names the file, by the log: a read model may not show it yet. */
export type NamesFile = (id: string, file: string) => Promise<boolean>;

/** Deletes what an interrupted upload or erasure left. */
export interface FileSweeper {
  /**
   * Deletes files that nothing names, as an upload leaves them that was cut off between its file and its event, and bytes
   * whose key is gone. Younger ones are left: what they belong to may be recorded yet. Answers how many were deleted.
   */
  sweep(olderThanMs?: number): Promise<number>;
}

interface FileSweeperDependencies {
  /** The file store's. */
  readonly dir: string;
  readonly files: Pick<FileStore, 'delete' | 'owners'>;
  readonly keys: FileKeyList;
  /** By the category of the streams whose things name files. */
  readonly named: Readonly<Record<string, NamesFile>>;
}

/** Far longer than any request takes. */
const graceMs = 3_600_000;
const keyLength = 64;

/** Whole files go by their keys, never by their names: what somebody else put into the folder counts as dead bytes. */
export const createFileSweeper = ({ dir, files, keys, named }: FileSweeperDependencies): FileSweeper => {
  /** Of each file is asked once: who names it deletes it too. */
  const sweepUnnamed = async (olderThanMs: number) => {
    let deleted = 0;
    for (const { ownerId, file, subject } of await keys.unconfirmed(olderThanMs)) {
      const category = categoryOf(subject);
      const names = named[category];
      if (!names) continue; // of a newer or older release, which knows better
      if (await names(subject.slice(category.length + 1), file)) await keys.confirm(file);
      else {
        await files.delete(ownerId, file);
        deleted += 1;
      }
    }
    return deleted;
  };

  const untouchedIn = async (folder: string, forMs: number) => {
    const entries = await readdir(folder).catch(() => []); // of a student who is being erased
    const ages = await Promise.all(
      entries.map(async (entry) => {
        const found = await stat(join(folder, entry)).catch(() => null);
        return { entry, old: found !== null && found.mtimeMs < Date.now() - forMs };
      }),
    );
    return ages.filter(({ old }) => old).map(({ entry }) => entry);
  };

  /** Bytes that no key opens any more, and parts that a crash has left. */
  const sweepUnreadable = async (ownerId: string, olderThanMs: number) => {
    const folder = join(dir, ownerId);
    const old = await untouchedIn(folder, olderThanMs);
    const keyed = await keys.among([...new Set(old.map((entry) => entry.slice(0, keyLength)))]);
    const dead = old.filter((entry) => entry.endsWith('.part') || !keyed.has(entry.slice(0, keyLength)));
    await Promise.all(dead.map((entry) => rm(join(folder, entry), { force: true })));
    return dead.length;
  };

  return {
    async sweep(olderThanMs = graceMs) {
      let deleted = await sweepUnnamed(olderThanMs);
      for (const ownerId of await files.owners()) deleted += await sweepUnreadable(ownerId, olderThanMs);
      return deleted;
    },
  };
};

const everyMs = 15 * 60_000;

/** Sweeps now and again, until the signal is given. */
export const keepSwept = (sweeper: FileSweeper, log: Logger, signal: AbortSignal): Promise<void> => {
  const sweep = async () => {
    const deleted = await sweeper.sweep();
    if (deleted > 0) log.info({ files: deleted }, 'files that nothing names were deleted');
  };
  return repeat(sweep, { everyMs, signal, failed: (error) => log.warn({ err: error }, 'files are swept later') });
};
