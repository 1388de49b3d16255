import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { releasesOwner } from './owner.ts';
import { releaseIdOf } from './projection.ts';

interface Row {
  remote: string;
  /** SHA-256 of the content, in hex. */
  hash: string;
  /** Its name in the file store. */
  file: string;
  size: number;
  createdAt: string;
}

interface Named {
  readonly remote: string;
  readonly hash: string;
}

interface Parts {
  readonly db: Knex;
  readonly files: Pick<FileStore, 'put' | 'get' | 'delete'>;
}

/** The files of builds, each once per remote, by their content. Their bytes are in the file store. */
export const buildFiles = ({ db, files }: Parts) => {
  const rows = () => db<Row>('release_files');
  return {
    /** Those of these hashes that were not sent yet. */
    async missing(remote: string, hashes: readonly string[]): Promise<string[]> {
      const known = await rows()
        .where({ remote })
        .whereRaw('hash = any(?)', [[...hashes]])
        .select('hash');
      const there = new Set(known.map(({ hash }) => hash));
      return [...new Set(hashes)].filter((hash) => !there.has(hash));
    },

    /** @throws Rejection `wrong_hash` */
    async add({ remote, hash }: Named, content: Uint8Array): Promise<void> {
      if (createHash('sha256').update(content).digest('hex') !== hash) throw new Rejection('wrong_hash');
      if (await rows().where({ remote, hash }).first('hash')) return;
      const { key } = await files.put(releasesOwner, content, `release-${releaseIdOf(remote)}`);
      const row = { remote, hash, file: key, size: content.byteLength };
      const added = await rows().insert(row).onConflict(['remote', 'hash']).ignore().returning('hash');
      if (added.length === 0) await files.delete(releasesOwner, key); // another request was faster
    },

    /** Null when there is none. */
    async read({ remote, hash }: Named): Promise<Uint8Array | null> {
      const row = await rows().where({ remote, hash }).first('file');
      return row ? files.get(releasesOwner, row.file) : null;
    },

    /** Whether the file store's file belongs to a build or will. */
    isNamed: async (file: string): Promise<boolean> => (await rows().where({ file }).first('file')) !== undefined,

    /** Deletes the files of a remote that no build names, except those of the last day, whose build may still come. */
    async removeOthers(remote: string, named: ReadonlySet<string>): Promise<void> {
      const old = await rows()
        .where({ remote })
        .whereRaw("created_at < now() - interval '1 day'")
        .select('hash', 'file');
      for (const { hash, file } of old.filter((each) => !named.has(each.hash))) {
        await rows().where({ remote, hash }).delete();
        await files.delete(releasesOwner, file);
      }
    },
  };
};
