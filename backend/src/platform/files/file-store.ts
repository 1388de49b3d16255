import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Rejection } from '../domain/index.ts';
import type { Blobs } from './blobs.ts';
import type { FileKeys } from './file-keys.ts';
import { type Binding, openSealed, writeSealed, type Content, type SealedFile } from './sealed-file.ts';

/** Names data derived from a file: its text by the file's key alone, or another kind. */
type DerivedName = string | { readonly file: string; readonly kind: 'vectors' };

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
   * Stores data derived from a file next to it, replacing earlier data of that kind. @throws Rejection `not_found` as
   * `open`
   */
  putDerived(ownerId: string, name: DerivedName, content: Content): Promise<void>;
  /** Null while there is none. @throws Rejection `not_found` when the file's key is destroyed or not the owner's */
  getDerived(ownerId: string, name: DerivedName): Promise<Uint8Array | null>;
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

/** Ends of the names of derived data. */
const kinds = ['derived', 'vectors'] as const;

const readWhole = (file: SealedFile) => buffer(file.read());

export const createFileStore = (blobs: Blobs, fileKeys: FileKeys): FileStore => {
  // every name that reaches the blobs passes here: only generated names are accepted
  const assertOwner = (ownerId: string) => {
    if (!ownerPattern.test(ownerId)) throw new Rejection('not_found');
  };
  const assertNames = (ownerId: string, key: string) => {
    assertOwner(ownerId);
    if (!keyPattern.test(key)) throw new Rejection('not_found');
  };
  const keyOf = async (ownerId: string, file: string) => {
    assertNames(ownerId, file);
    const key = await fileKeys.find(ownerId, file);
    if (!key) throw new Rejection('not_found');
    return key;
  };

  const lookUpDerived = async (ownerId: string, derived: DerivedName) => {
    const { file, kind } = typeof derived === 'string' ? { file: derived, kind: 'derived' } : derived;
    return { blob: `${file}.${kind}`, binding: { key: await keyOf(ownerId, file), name: `${kind}|${file}` } };
  };

  const openBlob = async (ownerId: string, name: string, binding: Binding) => {
    const size = await blobs.sizeOf(ownerId, name);
    if (size === null) return null;
    return openSealed({ size, read: (section) => blobs.read(ownerId, name, section) }, binding);
  };

  const openFile = async (ownerId: string, key: string) => {
    const file = await openBlob(ownerId, key, { key: await keyOf(ownerId, key), name: `file|${key}` });
    if (!file) throw new Rejection('not_found');
    return file;
  };

  return {
    async put(ownerId, content, subject) {
      assertOwner(ownerId);
      const key = randomBytes(32).toString('hex');
      const fileKey = await fileKeys.make({ ownerId, file: key, subject }); // throws for an erased student
      try {
        const binding = { key: fileKey, name: `file|${key}` };
        return { key, ...(await writeSealed(content, binding, (pieces) => blobs.write(ownerId, key, pieces))) };
      } catch (error) {
        await fileKeys.destroy(ownerId, key).catch(() => undefined); // otherwise the sweeper does it
        throw error;
      }
    },

    open: openFile,

    get: async (ownerId, key) => readWhole(await openFile(ownerId, key)),

    async putDerived(ownerId, name, content) {
      const { blob, binding } = await lookUpDerived(ownerId, name);
      await writeSealed(content, binding, (pieces) => blobs.write(ownerId, blob, pieces));
    },

    async getDerived(ownerId, name) {
      const { blob, binding } = await lookUpDerived(ownerId, name);
      const file = await openBlob(ownerId, blob, binding);
      return file && readWhole(file);
    },

    async delete(ownerId, key) {
      assertNames(ownerId, key);
      await fileKeys.destroy(ownerId, key);
      await Promise.all([key, ...kinds.map((kind) => `${key}.${kind}`)].map((name) => blobs.remove(ownerId, name)));
    },

    owners: () => blobs.owners(),

    async deleteAll(ownerId) {
      assertOwner(ownerId);
      await blobs.removeAll(ownerId);
    },
  };
};
