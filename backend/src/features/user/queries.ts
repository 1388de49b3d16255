import { UserView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { identityId, identityList, type IdentityRow } from './identity-provider/identity-projection.ts';
import { userList, type UserRow } from './projection.ts';

const columns = columnsOf(UserView);
const userView = viewOf(UserView);

export const userQueries = (db: Knex) => {
  const rows = () => db<UserRow & { id: UserId }>(userList.table);
  const identities = () => db<IdentityRow & { id: string }>(identityList.table);
  return {
    userOf: async (id: UserId): Promise<UserView | null> => (await rows().where({ id }).first(columns)) ?? null,
    /** The student after a command about them. @throws Rejection `unauthorized` when there is none */
    userAfter: async (id: UserId, recorded: RecordedEvents): Promise<UserView> => {
      const row = rowAfter(userList, { id, row: await rows().where({ id }).first() }, recorded);
      if (!row) throw new Rejection('unauthorized');
      return userView({ ...row, id });
    },
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
