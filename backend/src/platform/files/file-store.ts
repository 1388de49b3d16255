import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Rejection } from '../domain/index.ts';
import type { FileKeys } from './file-keys.ts';
import { isNoSuchFile } from './no-such-file.ts';
import { openSealed, writeSealed, type Content, type SealedFile } from './sealed-file.ts';

/**
 * Files of students, each encrypted with a key of its own, under names of our own making. Beside a file may lie what was
 * derived from it: sealed with the same key, and gone with it.
 */
export interface FileStore {
  /** @param subject the stream of the thing that it belongs to, as `document-<id>`: by that the sweeper knows orphans */
  put(ownerId: string, content: Content, subject: string): Promise<StoredFile>;
  /** @throws Rejection `not_found` when the key is unknown, malformed or not the owner's */
  open(ownerId: string, key: string): Promise<SealedFile>;
  /** The whole content. @throws Rejection `not_found` as `open` */
  get(ownerId: string, key: string): Promise<Uint8Array>;
  /** Puts what was derived from a file beside it, in place of what lies there. @throws Rejection `not_found` as `open` */
  putDerived(ownerId: string, key: string, content: Content): Promise<void>;
  /** Null while there is none. @throws Rejection `not_found` when the file's key is destroyed or not the owner's */
  getDerived(ownerId: string, key: string): Promise<Uint8Array | null>;
  /** Destroys its key, then deletes the bytes and what was derived from them. Twice is no error. */
  delete(ownerId: string, key: string): Promise<void>;
  /** Every file of a student, also those that nothing names any more. */
  deleteAll(ownerId: string): Promise<void>;
  /** The students who have any. */
  owners(): Promise<string[]>;
}

/** What the event that names the file keeps of it. */
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

const missing = (error: unknown) => {
  if (!isNoSuchFile(error)) throw error;
  return null;
};

const wholeOf = (file: SealedFile) => buffer(file.read());

/** @param dir made when it does not exist */
export const createFileStore = (dir: string, fileKeys: FileKeys): FileStore => {
  // the only ways from outside to a path: nothing but our own names gets here
  const folderOf = (ownerId: string) => {
    if (!ownerShape.test(ownerId)) throw new Rejection('not_found');
    return join(dir, ownerId);
  };
  const pathOf = (ownerId: string, key: string) => {
    if (!keyShape.test(key)) throw new Rejection('not_found');
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
    const file = await openSealed(path, content).catch(missing);
    if (!file) throw new Rejection('not_found');
    return file;
  };

  return {
    async put(ownerId, content, subject) {
      const key = randomBytes(32).toString('hex');
      const path = pathOf(ownerId, key);
      const fileKey = await fileKeys.make({ ownerId, file: key, subject }); // nothing is made for who was erased
      try {
        await mkdir(folderOf(ownerId), { recursive: true, mode: 0o700 });
        return { key, ...(await writeSealed(path, content, { key: fileKey, name: `file|${key}` })) };
      } catch (error) {
        await fileKeys.destroy(ownerId, key).catch(() => undefined); // or the sweeper does
        throw error;
      }
    },

    open: openFile,

    get: async (ownerId, key) => wholeOf(await openFile(ownerId, key)),

    async putDerived(ownerId, key, content) {
      const { path, derived } = await lookUp(ownerId, key);
      await writeSealed(derivedOf(path), content, derived);
    },

    async getDerived(ownerId, key) {
      const { path, derived } = await lookUp(ownerId, key);
      const file = await openSealed(derivedOf(path), derived).catch(missing);
      return file && wholeOf(file);
    },

    async delete(ownerId, key) {
      const path = pathOf(ownerId, key);
      await fileKeys.destroy(ownerId, key);
      await Promise.all([rm(path, { force: true }), rm(derivedOf(path), { force: true })]);
    },

    owners: async () => (await readdir(dir).catch(missing)) ?? [],

    async deleteAll(ownerId) {
      await rm(folderOf(ownerId), { recursive: true, force: true });
    },
  };
};
