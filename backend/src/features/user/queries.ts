import { UserView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { userList } from './projection.ts';

const columns = Object.keys(UserView.shape) as (keyof UserView)[];

export const userQueries = (db: Knex) => {
  const rows = () => db<UserView>(userList.table);
  return {
    userOf: async (id: UserId): Promise<UserView | null> => (await rows().where({ id }).first(columns)) ?? null,
    userByEmail: async (email: string): Promise<UserView | null> =>
      (await rows().where({ email }).first(columns)) ?? null,
  };
};
