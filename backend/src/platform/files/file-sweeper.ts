import type { Logger } from 'pino';
import { categoryOf } from '../event-log/index.ts';
import type { Blobs } from './blobs.ts';
import type { FileKeyList } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import { repeat } from '../runtime/index.ts';

/** Whether the thing with this id still names the file, according to the log: a read model may lag behind. */
export type IsFileReferenced = (id: string, file: string) => Promise<boolean>;

/** Deletes files left by an interrupted upload or erasure. */
export interface FileSweeper {
  /**
   * Deletes files that nothing names (such as those of an upload that was interrupted before its event) and bytes
   * without a key. Younger files are left alone, because their event may still be recorded. Returns how many were
   * deleted.
   */
  sweep(olderThanMs?: number): Promise<number>;
}

interface FileSweeperDependencies {
  /** Those of the file store. */
  readonly blobs: Pick<Blobs, 'list' | 'owners' | 'remove' | 'removePartial'>;
  readonly files: Pick<FileStore, 'delete'>;
  readonly keys: FileKeyList;
  /** By category of the streams whose things name files. */
  readonly references: Readonly<Record<string, IsFileReferenced>>;
}

/** Far longer than any request takes. */
const graceMs = 3_600_000;
const keyLength = 64;

/** Whole files are found by their keys, never by their names: foreign files among them count as unreadable bytes. */
export const createFileSweeper = ({ blobs, files, keys, references }: FileSweeperDependencies): FileSweeper => {
  /** Checks each file once: from then on, whatever names it also deletes it. */
  const sweepUnnamed = async (olderThanMs: number) => {
    let deleted = 0;
    for (const { ownerId, file, subject } of await keys.unconfirmed(olderThanMs)) {
      const category = categoryOf(subject);
      const isReferenced = references[category];
      if (!isReferenced) continue; // a category of a newer or older release: left to that release
      if (await isReferenced(subject.slice(category.length + 1), file)) await keys.confirm(file);
      else {
        await files.delete(ownerId, file);
        deleted += 1;
      }
    }
    return deleted;
  };

  const untouchedOf = async (ownerId: string, before: number) => {
    const untouched: string[] = [];
    for await (const { name, changedAt } of blobs.list(ownerId)) if (changedAt < before) untouched.push(name);
    return untouched;
  };

  /** Bytes that no key opens any more, and partial files left by a crash. */
  const sweepUnreadable = async (ownerId: string, olderThanMs: number) => {
    const before = Date.now() - olderThanMs;
    const old = await untouchedOf(ownerId, before);
    const keyed = await keys.among([...new Set(old.map((name) => name.slice(0, keyLength)))]);
    const dead = old.filter((name) => !keyed.has(name.slice(0, keyLength)));
    await Promise.all(dead.map((name) => blobs.remove(ownerId, name)));
    return dead.length + (await blobs.removePartial(ownerId, before));
  };

  return {
    async sweep(olderThanMs = graceMs) {
      let deleted = await sweepUnnamed(olderThanMs);
      for (const ownerId of await blobs.owners()) deleted += await sweepUnreadable(ownerId, olderThanMs);
      return deleted;
    },
  };
};

const everyMs = 15 * 60_000;

/** Sweeps every 15 minutes until the signal aborts. */
export const sweepFilesRegularly = (sweeper: FileSweeper, log: Logger, signal: AbortSignal): Promise<void> => {
  const sweep = async () => {
    const deleted = await sweeper.sweep();
    if (deleted > 0) log.info({ files: deleted }, 'deleted files that nothing names');
  };
  return repeat(sweep, {
    everyMs,
    signal,
    failed: (error) => log.warn({ err: error }, 'sweeping files failed; trying again later'),
  });
};
