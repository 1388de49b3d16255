import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Rejection } from '../domain/index.ts';
import type { FileKeys } from './file-keys.ts';
import { isNoSuchFile } from './no-such-file.ts';
import { openSealed, writeSealed, type Content, type SealedFile } from './sealed-file.ts';

/**
 * Files of students, each encrypted with its own key and stored under a generated name. Derived data can be stored next
 * to a file: it is sealed with the same key and deleted with it.
 */
export interface FileStore {
  /**
   * @param subject the stream of the thing that it belongs to, such as `document-<id>`: the sweeper finds orphans by it
   */
  put(ownerId: string, content: Content, subject: string): Promise<StoredFile>;
  /** @throws Rejection `not_found` when the key is unknown, malformed or not the owner's */
  open(ownerId: string, key: string): Promise<SealedFile>;
  /** The whole content. @throws Rejection `not_found` as `open` */
  get(ownerId: string, key: string): Promise<Uint8Array>;
  /**
   * Stores data derived from a file next to it, replacing earlier derived data. @throws Rejection `not_found` as `open`
   */
  putDerived(ownerId: string, key: string, content: Content): Promise<void>;
  /** Null while there is none. @throws Rejection `not_found` when the file's key is destroyed or not the owner's */
  getDerived(ownerId: string, key: string): Promise<Uint8Array | null>;
  /** Destroys its key, then deletes the bytes and the derived data. Safe to repeat. */
  delete(ownerId: string, key: string): Promise<void>;
  /** Deletes every file of a student, including unnamed ones. */
  deleteAll(ownerId: string): Promise<void>;
  /** The students who have files. */
  owners(): Promise<string[]>;
}

/** What the event that names the file stores about it. */
export interface StoredFile {
  /** Unguessable, without folders: `[0-9a-f]{64}`. */
  readonly key: string;
  /** sha-256 of the content, hex. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

const keyPattern = /^[0-9a-f]{64}$/;
const ownerPattern = /^[0-9a-f-]{36}$/;

const nullWhenMissing = (error: unknown) => {
  if (!isNoSuchFile(error)) throw error;
  return null;
};

const readWhole = (file: SealedFile) => buffer(file.read());

/** @param dir created when it does not exist */
export const createFileStore = (dir: string, fileKeys: FileKeys): FileStore => {
  // the only ways from outside to a path: only generated names are accepted
  const folderOf = (ownerId: string) => {
    if (!ownerPattern.test(ownerId)) throw new Rejection('not_found');
    return join(dir, ownerId);
  };
  const pathOf = (ownerId: string, key: string) => {
    if (!keyPattern.test(key)) throw new Rejection('not_found');
    return join(folderOf(ownerId), key);
  };
  const derivedOf = (path: string) => `${path}.derived`;

  const lookUp = async (ownerId: string, key: string) => {
    const path = pathOf(ownerId, key);
    const fileKey = await fileKeys.find(ownerId, key);
    if (!fileKey) throw new Rejection('not_found');
    return {
      path,
      content: { key: fileKey, name: `file|${key}` },
      derived: { key: fileKey, name: `derived|${key}` },
    };
  };

  const openFile = async (ownerId: string, key: string) => {
    const { path, content } = await lookUp(ownerId, key);
    const file = await openSealed(path, content).catch(nullWhenMissing);
    if (!file) throw new Rejection('not_found');
    return file;
  };

  return {
    async put(ownerId, content, subject) {
      const key = randomBytes(32).toString('hex');
      const path = pathOf(ownerId, key);
      const fileKey = await fileKeys.make({ ownerId, file: key, subject }); // throws for an erased student
      try {
        await mkdir(folderOf(ownerId), { recursive: true, mode: 0o700 });
        return { key, ...(await writeSealed(path, content, { key: fileKey, name: `file|${key}` })) };
      } catch (error) {
        await fileKeys.destroy(ownerId, key).catch(() => undefined); // otherwise the sweeper does it
        throw error;
      }
    },

    open: openFile,

    get: async (ownerId, key) => readWhole(await openFile(ownerId, key)),

    async putDerived(ownerId, key, content) {
      const { path, derived } = await lookUp(ownerId, key);
      await writeSealed(derivedOf(path), content, derived);
    },

    async getDerived(ownerId, key) {
      const { path, derived } = await lookUp(ownerId, key);
      const file = await openSealed(derivedOf(path), derived).catch(nullWhenMissing);
      return file && readWhole(file);
    },

    async delete(ownerId, key) {
      const path = pathOf(ownerId, key);
      await fileKeys.destroy(ownerId, key);
      await Promise.all([rm(path, { force: true }), rm(derivedOf(path), { force: true })]);
    },

    owners: async () => (await readdir(dir).catch(nullWhenMissing)) ?? [],

    async deleteAll(ownerId) {
      await rm(folderOf(ownerId), { recursive: true, force: true });
    },
  };
};
