import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';

interface Row {
  userId: UserId;
  passwordHash: string;
  setAt: string;
}

/** A registration that got this far and no further for so long was cut off: the next one may set its own password. */
const abandoned = "credentials.set_at < now() - interval '1 minute'";

/** Password hashes: a table, never events. */
export const credentials = (db: Knex) => {
  const table = () => db<Row>('credentials');
  return {
    hashOf: async (userId: UserId): Promise<string | null> =>
      (await table().where({ userId }).first('passwordHash'))?.passwordHash ?? null,

    remove: async (userId: UserId): Promise<void> => void (await table().where({ userId }).delete()),

    /**
     * Sets the password of a registration that is not complete yet.
     * False when another one for the same address is under way.
     */
    async claim(userId: UserId, passwordHash: string): Promise<boolean> {
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
