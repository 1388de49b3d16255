import type { Knex } from 'knex';

/** Addresses that may sign up where sign-up is by invitation: only their keyed fingerprints. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('invitations', (table) => {
    table.string('email_id').primary();
    table.timestamp('invited_at').notNullable().defaultTo(knex.fn.now());
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('invitations');
};
