import { UserView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { identityId, identityList, type IdentityRow } from './identity-projection.ts';
import { userList } from './projection.ts';

const columns = Object.keys(UserView.shape) as (keyof UserView)[];

export const userQueries = (db: Knex) => {
  const rows = () => db<UserView & { emailVerified: boolean }>(userList.table);
  const identities = () => db<IdentityRow & { id: string }>(identityList.table);
  return {
    userOf: async (id: UserId): Promise<UserView | null> => (await rows().where({ id }).first(columns)) ?? null,
    userByEmail: async (email: string): Promise<UserView | null> =>
      (await rows().where({ email }).first(columns)) ?? null,
    addressOf: async (id: UserId): Promise<{ email: string; emailVerified: boolean } | null> =>
      (await rows().where({ id }).first('email', 'emailVerified')) ?? null,
    issuersOf: (ownerId: UserId): Promise<string[]> =>
      identities().where({ ownerId }).distinct().orderBy('issuer').pluck('issuer'),
    studentOfIdentity: async (issuer: string, subject: string): Promise<UserId | null> =>
      (
        await identities()
          .where({ id: identityId(issuer, subject) })
          .first('ownerId')
      )?.ownerId ?? null,
  };
};
