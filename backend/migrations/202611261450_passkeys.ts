import type { Knex } from 'knex';

/** Passkeys, the challenges that they sign, and with which factor recovery codes were given. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('passkeys', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().index();
    table.text('credential_hash').notNullable().unique().comment('keyed fingerprint');
    table.binary('sealed').notNullable().comment('name, credential and public key, with the data key of the student');
    table.bigInteger('counter').notNullable().comment('signatures, as its device counts them; 0 where it does not');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('last_used_at', { useTz: true });
  });
  await knex.schema.createTable('passkey_challenges', (table) => {
    table.binary('holder_hash').primary();
    table.text('challenge').notNullable();
    table.timestamp('expires_at', { useTz: true }).notNullable().index();
  });
  await knex.schema.alterTable('recovery_codes', (table) => {
    table.uuid('factor_id').comment('with which they were given; null: the authenticator app');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('recovery_codes', (table) => table.dropColumn('factor_id'));
  for (const table of ['passkey_challenges', 'passkeys']) await knex.schema.dropTable(table);
};
