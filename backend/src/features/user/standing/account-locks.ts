import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../../platform/domain/index.ts';

interface Row {
  userId: UserId;
  lockId: string;
}

/**
 * Accounts that may not sign in. A table, because a sign-in must see the lock in its own transaction; the events tell the
 * history.
 */
export const accountLocks = (db: Knex) => {
  const locks = (on: Knex = db) => on<Row>('locked_accounts');
  return {
    /** @throws Rejection `account_locked` */
    requireUnlocked: async (userId: UserId, on: Knex = db): Promise<void> => {
      if (await locks(on).where({ userId }).first('userId')) throw new Rejection('account_locked');
    },

    /** Returns the id of the lock; that of the earlier one when there is one. */
    lockAccount: async (trx: Knex, userId: UserId, lockId: string): Promise<string> => {
      await locks(trx).insert({ userId, lockId }).onConflict('userId').ignore();
      return (await locks(trx).where({ userId }).first('lockId'))?.lockId ?? lockId;
    },

    unlockAccount: async (userId: UserId): Promise<void> => {
      await locks().where({ userId }).delete();
    },
  };
};
