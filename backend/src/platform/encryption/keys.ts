import { open, seal } from '@hub/cipher';
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../domain/index.ts';
import { proveMasterKey } from './master-key.ts';

/**
 * One data key per student, wrapped by the master key. Destroying it makes everything sealed with it unreadable.
 * Nothing is done with a master key that the database was not written with: both throw OtherMasterKeyError.
 */
export interface Keys {
  /**
   * The owner's key; made on first use.
   * @throws Rejection `not_found` when it was erased: nothing can be written for that student again
   */
  use(ownerId: string): Promise<Buffer>;
  /** The owner's key; null when it was erased, undefined when there is none: never made, or lost with the database. */
  find(ownerId: string): Promise<Buffer | null | undefined>;
  /** In this process: other ones forget a destroyed key within a minute. */
  forget(ownerId: string): void;
}

interface Row {
  wrapped: Buffer | null;
}

/** For ever: the row stays without a key, so that no new one is made. */
export const destroyKey = async (trx: Knex, ownerId: string): Promise<void> => {
  const rows = trx<Row & { ownerId: string }>('data_keys');
  await rows.insert({ ownerId, wrapped: null }).onConflict('ownerId').merge({ wrapped: null });
};

/** Those of them whose key is erased by now, whatever a process remembers. */
export const erasedAmong = async (trx: Knex, ownerIds: readonly string[]): Promise<string[]> => {
  if (ownerIds.length === 0) return [];
  const keys = trx<Row & { ownerId: string }>('data_keys').whereRaw('owner_id = any(?)', [[...ownerIds]]);
  const rows = await keys.whereNull('wrapped').select('ownerId');
  return rows.map(({ ownerId }) => ownerId);
};

const cacheMs = 60_000;
const cacheSize = 10_000;

/** Keeps opened keys in memory for a minute, 10,000 at most. */
export const createKeys = (db: Knex, masterKey: Buffer): Keys => {
  const cache = new Map<string, { key: Buffer; until: number }>();

  const remember = (ownerId: string, key: Buffer) => {
    const oldest = cache.keys().next();
    if (cache.size >= cacheSize && !oldest.done) cache.delete(oldest.value);
    cache.set(ownerId, { key, until: Date.now() + cacheMs });
    return key;
  };

  let isProven = false;
  const prove = async () => {
    if (!isProven) await proveMasterKey(db, masterKey);
    isProven = true;
  };

  const stored = () => db<Row & { ownerId: string }>('data_keys');

  const load = async (ownerId: string) => {
    const cached = cache.get(ownerId);
    if (cached && cached.until > Date.now()) return cached.key;
    await prove();
    const row = await stored().where({ ownerId }).first('wrapped');
    if (!row) return undefined;
    return row.wrapped && remember(ownerId, open(masterKey, row.wrapped, ownerId));
  };

  return {
    async use(ownerId) {
      let key = await load(ownerId);
      if (key === undefined) {
        const wrapped = seal(masterKey, randomBytes(32), ownerId);
        await stored().insert({ ownerId, wrapped }).onConflict('ownerId').ignore();
        key = await load(ownerId); // another process may have been first
      }
      if (!key) throw new Rejection('not_found');
      return key;
    },
    find: load,
    forget: (ownerId) => void cache.delete(ownerId),
  };
};
