import { mkdir, open, readdir } from 'node:fs/promises';
import { isNoSuchFile } from '../files/index.ts';

/**
 * The erased students, as a folder of empty files named by their ids: nothing about a student but the fact. It is
 * stored next to the databases and never restored to an older state, so it outlives every backup of them.
 */
export interface ErasedList {
  /** Durable when it returns; safe to repeat. */
  add(ownerId: string): Promise<void>;
  all(): Promise<string[]>;
}

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const synced = async (path: string, flags: string) => {
  const file = await open(path, flags, 0o600);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** @param dir created when it does not exist */
export const createErasedList = (dir: string): ErasedList => ({
  async add(ownerId) {
    if (!idShape.test(ownerId)) throw new Error('Not a student id');
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await synced(`${dir}/${ownerId}`, 'a');
    await synced(dir, 'r');
  },
  async all() {
    const names = await readdir(dir).catch((error: unknown) => {
      if (!isNoSuchFile(error)) throw error;
      return [];
    });
    return names.filter((name) => idShape.test(name));
  },
});
