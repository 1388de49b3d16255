import type { Knex } from 'knex';

/** Addresses that may sign up, by their fingerprints. */
export const invitations = (db: Knex) => {
  const table = () => db<{ emailId: string }>('invitations');
  return {
    invite: async (emailId: string): Promise<void> => {
      await table().insert({ emailId }).onConflict('emailId').ignore();
    },
    /** Returns whether there was such an invitation. */
    withdraw: async (emailId: string): Promise<boolean> => (await table().where({ emailId }).delete()) > 0,
    isInvited: async (emailId: string): Promise<boolean> =>
      (await table().where({ emailId }).first('emailId')) !== undefined,
  };
};
