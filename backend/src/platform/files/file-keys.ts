import { open, seal } from '@hub/cipher';
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Keys } from '../encryption/index.ts';

/** One file of a student, and the stream of the thing that it belongs to, as `document-<id>`. */
interface KeyedFile {
  readonly ownerId: string;
  /** Its name in the file store. */
  readonly file: string;
  readonly subject: string;
}

/**
 * One key per file, wrapped by its owner's. Destroying it makes the file, and all that was derived from it, unreadable
 * wherever its bytes still lie (decision Q55).
 */
export interface FileKeys {
  /** @throws Rejection `not_found` when the owner was erased */
  make(file: KeyedFile): Promise<Buffer>;
  /** Null when it was destroyed, never made, or is somebody else's. */
  find(ownerId: string, file: string): Promise<Buffer | null>;
  /** Destroying twice is no error. */
  destroy(ownerId: string, file: string): Promise<void>;
}

/** What the sweeper has to know of them. */
export interface FileKeyList {
  /** Made so long ago, and nobody has looked yet whether anything names the file: at most 1,000. */
  unconfirmed(olderThanMs: number): Promise<KeyedFile[]>;
  /** A file that is named once is deleted by whoever names it. */
  confirm(file: string): Promise<void>;
  /** Those of the files that have a key. */
  among(files: readonly string[]): Promise<ReadonlySet<string>>;
}

const table = 'file_keys';

interface Row extends KeyedFile {
  readonly wrapped: Buffer;
  readonly confirmed: boolean;
}

/** In the table `file_keys`, shared by all processes (ADR 0019). */
export const createFileKeys = (db: Knex, keys: Pick<Keys, 'use' | 'find'>): FileKeys & FileKeyList => {
  const rows = () => db<Row>(table);

  return {
    async make({ ownerId, file, subject }) {
      const key = randomBytes(32);
      const wrapped = seal(await keys.use(ownerId), key, `key|${file}`);
      await rows().insert({ file, ownerId, subject, wrapped });
      return key;
    },

    async find(ownerId, file) {
      const [ownerKey, row] = await Promise.all([keys.find(ownerId), rows().where({ file, ownerId }).first('wrapped')]);
      return ownerKey && row ? open(ownerKey, row.wrapped, `key|${file}`) : null;
    },

    async destroy(ownerId, file) {
      await rows().where({ file, ownerId }).delete();
    },

    unconfirmed: (olderThanMs) =>
      rows()
        .where({ confirmed: false })
        .whereRaw(`created_at < now() - ? * interval '1 millisecond'`, [olderThanMs])
        .orderBy('createdAt')
        .limit(1000)
        .select('ownerId', 'file', 'subject'),

    async confirm(file) {
      await rows().where({ file }).update({ confirmed: true });
    },

    async among(files) {
      return new Set(await rows().whereIn('file', files).pluck('file'));
    },
  };
};
