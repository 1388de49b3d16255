import { open, seal } from '@hub/cipher';
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** One data key per student, wrapped by the master key. Erasing it makes everything sealed with it unreadable. */
export interface Keys {
  /**
   * The owner's key; made on first use.
   * @throws ErasedKeyError
   */
  use(ownerId: string): Promise<Buffer>;
  /** The owner's key, or null when it was erased or never made. */
  find(ownerId: string): Promise<Buffer | null>;
  /** For ever. Other processes forget the key within a minute. */
  erase(ownerId: string): Promise<void>;
}

/** The student was erased: nothing can be written for them again. */
class ErasedKeyError extends Error {
  constructor(ownerId: string) {
    super(`The data key of ${ownerId} was erased`);
    this.name = 'ErasedKeyError';
  }
}

interface Row {
  wrapped: Buffer | null;
}

const cacheMs = 60_000;
const cacheSize = 10_000;

export const createKeys = (db: Knex, masterKey: Buffer): Keys => {
  const cache = new Map<string, { key: Buffer; until: number }>();

  const remember = (ownerId: string, key: Buffer) => {
    const oldest = cache.keys().next();
    if (cache.size >= cacheSize && !oldest.done) cache.delete(oldest.value);
    cache.set(ownerId, { key, until: Date.now() + cacheMs });
    return key;
  };

  const stored = () => db<Row & { ownerId: string }>('data_keys');

  const load = async (ownerId: string) => {
    const cached = cache.get(ownerId);
    if (cached && cached.until > Date.now()) return cached.key;
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
      if (!key) throw new ErasedKeyError(ownerId);
      return key;
    },
    find: async (ownerId) => (await load(ownerId)) ?? null,
    async erase(ownerId) {
      await stored().insert({ ownerId, wrapped: null }).onConflict('ownerId').merge({ wrapped: null });
      cache.delete(ownerId);
    },
  };
};
