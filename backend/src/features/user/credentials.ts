import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';

interface Row {
  userId: UserId;
  /** Null of a student who signs in by an identity provider alone. */
  passwordHash: string | null;
  setAt: string;
}

/** A registration that got this far and no further for so long was cut off: the next one may set its own password. */
const abandoned = "credentials.set_at < now() - interval '1 minute'";

/** Password hashes: a table, never events. */
export const credentials = (db: Knex) => {
  const table = (on: Knex = db) => on<Row>('credentials');
  return {
    hashOf: async (userId: UserId): Promise<string | null> =>
      (await table().where({ userId }).first('passwordHash'))?.passwordHash ?? null,

    removePassword: async (on: Knex, userId: UserId): Promise<void> => {
      await table(on).where({ userId }).delete();
    },

    /** @throws Rejection `wrong_credentials` when it was changed or taken away since it was checked */
    demandUnchanged: async (on: Knex, userId: UserId, passwordHash: string): Promise<void> => {
      if (!(await table(on).where({ userId, passwordHash }).first('userId'))) throw new Rejection('wrong_credentials');
    },

    setPassword: async (on: Knex, userId: UserId, passwordHash: string): Promise<void> => {
      await table(on).insert({ userId, passwordHash, setAt: db.fn.now() }).onConflict('userId').merge();
    },

    /** The same password under other parameters, unless it was changed meanwhile. */
    rehash: async (userId: UserId, from: string, to: string): Promise<void> => {
      await table().where({ userId, passwordHash: from }).update({ passwordHash: to });
    },

    /** Takes the password away. The row stays, so that no registration under way sets another one. */
    dropPassword: async (on: Knex, userId: UserId): Promise<void> => {
      await table(on)
        .insert({ userId, passwordHash: null, setAt: db.raw("'infinity'") })
        .onConflict('userId')
        .merge();
    },

    /**
     * Sets the password of a registration that is not complete yet.
     * False when another one for the same address is under way.
     */
    claim: async (userId: UserId, passwordHash: string): Promise<boolean> => {
      const claimed = await table()
        .insert({ userId, passwordHash, setAt: db.fn.now() })
        .onConflict('userId')
        .merge()
        .whereRaw(abandoned)
        .returning('userId');
      return claimed.length > 0;
    },
  };
};
