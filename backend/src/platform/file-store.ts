import { open as unseal, seal } from '@hub/cipher';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Rejection } from './decider.ts';
import type { Keys } from './keys.ts';

/** Uploaded files, encrypted with the owner's key, under names of our own making. */
export interface FileStore {
  /** Stores bytes, or the file at a path of ours (which stays where it is). */
  put(ownerId: string, content: Uint8Array | { readonly path: string }): Promise<StoredFile>;
  /** @throws Rejection `not_found` when the key is unknown, malformed or not the owner's */
  get(ownerId: string, key: string): Promise<Uint8Array>;
  /** Deleting twice is no error. */
  delete(ownerId: string, key: string): Promise<void>;
  /** Every file of a student, also those that nothing names any more. */
  deleteAll(ownerId: string): Promise<void>;
  /** The students who have any. */
  owners(): Promise<string[]>;
}

export interface StoredFile {
  /** Unguessable, without folders: `[0-9a-f]{64}`. */
  readonly key: string;
  /** sha-256 of the content, hex. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

const keyShape = /^[0-9a-f]{64}$/;
const ownerShape = /^[0-9a-f-]{36}$/;

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  return null;
};

/** @param dir made when it does not exist */
export const createFileStore = (dir: string, keys: Pick<Keys, 'use' | 'find'>): FileStore => {
  // the only ways from outside to a path: nothing but our own names gets here
  const folderOf = (ownerId: string) => {
    if (!ownerShape.test(ownerId)) throw new Rejection('not_found');
    return join(dir, ownerId);
  };
  const pathOf = (ownerId: string, key: string) => {
    if (!keyShape.test(key)) throw new Rejection('not_found');
    return join(folderOf(ownerId), key);
  };

  return {
    async put(ownerId, content) {
      const bytes = content instanceof Uint8Array ? content : await readFile(content.path);
      const key = randomBytes(32).toString('hex');
      const path = pathOf(ownerId, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const sealed = seal(await keys.use(ownerId), bytes, `file|${key}`);
      const temporary = `${path}.part`;
      try {
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(sealed);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return { key, hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
    },

    async get(ownerId, key) {
      const path = pathOf(ownerId, key);
      const ownerKey = await keys.find(ownerId);
      const sealed = ownerKey && (await readFile(path).catch(missing));
      if (!ownerKey || !sealed) throw new Rejection('not_found');
      try {
        return unseal(ownerKey, sealed, `file|${key}`);
      } catch {
        throw new Rejection('not_found'); // sealed with somebody else's key
      }
    },

    async delete(ownerId, key) {
      await rm(pathOf(ownerId, key), { force: true });
    },

    owners: async () => (await readdir(dir).catch(missing)) ?? [],

    async deleteAll(ownerId) {
      await rm(folderOf(ownerId), { recursive: true, force: true });
    },
  };
};
