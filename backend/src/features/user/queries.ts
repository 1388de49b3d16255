import { type Role, UserView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { identityId, identityList, type IdentityRow } from './identity-provider/identity-projection.ts';
import { pictureKeyOf } from './picture/picture-path.ts';
import { userList, type UserRow } from './projection.ts';

const columns = columnsOf(UserView);
/** Pictures elsewhere, which earlier releases stored, are not shown: the page loads nothing from there. */
const shown = <Row extends { profileImageUrl: string | null }>(row: Row): Row => ({
  ...row,
  profileImageUrl: pictureKeyOf(row.profileImageUrl) && row.profileImageUrl,
});
const userView = viewOf(UserView);
const found = (row: UserView | undefined): UserView | null => (row ? shown(row) : null);

export const userQueries = (db: Knex) => {
  const rows = () => db<UserRow & { id: UserId }>(userList.table);
  const identities = () => db<IdentityRow & { id: string }>(identityList.table);
  return {
    userOf: async (id: UserId): Promise<UserView | null> => found(await rows().where({ id }).first(columns)),
    /** The student after a command about them. @throws Rejection `unauthorized` when there is none */
    userAfter: async (id: UserId, recorded: RecordedEvents): Promise<UserView> => {
      const row = rowAfter(userList, { id, row: await rows().where({ id }).first() }, recorded);
      if (!row) throw new Rejection('unauthorized');
      return userView({ ...shown(row), id });
    },
    userByEmail: async (email: string): Promise<UserView | null> => found(await rows().where({ email }).first(columns)),
    addressOf: async (id: UserId): Promise<{ email: string; emailVerified: boolean } | null> =>
      (await rows().where({ id }).first('email', 'emailVerified')) ?? null,
    /** Of those of these students who confirmed their address. */
    verifiedAddressesOf: async (ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> => {
      const found = await rows()
        .whereRaw('id = any(?)', [[...ids]])
        .where({ emailVerified: true })
        .select('id', 'email');
      return new Map(found.map(({ id, email }) => [id, email]));
    },
    /** Of these accounts. */
    addressesOf: async (ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> => {
      const known = await rows()
        .whereRaw('id = any(?)', [[...ids]])
        .select('id', 'email');
      return new Map(known.map(({ id, email }) => [id, email]));
    },
    /** None for an unknown id. */
    rolesOf: async (id: UserId): Promise<readonly Role[]> => (await rows().where({ id }).first('roles'))?.roles ?? [],
    accountsWithRoles: (): Promise<Pick<UserRow, 'email' | 'roles'>[]> =>
      rows().whereRaw("roles <> '[]'").orderBy('email').select('email', 'roles'),
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
