import { mkdir, open, readdir } from 'node:fs/promises';
import { isNoSuchFile } from '../files/index.ts';

/**
 * Who was erased, as a folder of empty files named by their ids: nothing of a student but the fact. It lies beside the
 * databases and is never restored to an older state, so that it outlives every backup of them.
 */
export interface ErasedList {
  /** Durable when it returns; twice is no error. */
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

/** @param dir made when it does not exist */
export const createErasedList = (dir: string): ErasedList => ({
  async add(ownerId) {
    if (!idShape.test(ownerId)) throw new Error('Not the id of a student');
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
