import type { Knex } from 'knex';

/** The second step of a sign-in: what an authenticator app shares with us, recovery codes, and sign-ins between the steps. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('second_factors', (table) => {
    table.uuid('user_id').primary();
    table.uuid('factor_id').notNullable();
    table.binary('sealed').notNullable().comment('the secret, with the data key of the student');
    table.bigInteger('last_step').notNullable().defaultTo(0).comment('time step of the last accepted code');
    table.timestamp('begun_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('confirmed_at', { useTz: true });
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    table.text('code_hash').primary().comment('keyed fingerprint');
    table.uuid('user_id').notNullable().index();
  });
  await knex.schema.createTable('pending_sign_ins', (table) => {
    table.binary('ticket_hash').primary();
    table.uuid('user_id').notNullable().index();
    table.text('password_hash').comment('as it was when it was checked; null after a sign-in by a provider');
    table.integer('tries').notNullable().defaultTo(0);
    table.timestamp('expires_at', { useTz: true }).notNullable().index();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['pending_sign_ins', 'recovery_codes', 'second_factors']) await knex.schema.dropTable(table);
};
