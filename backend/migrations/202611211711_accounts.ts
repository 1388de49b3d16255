import type { Knex } from 'knex';

/** Sign-in by password or identity provider, and the mails about it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('user_list', (table) => {
    table.boolean('email_verified').notNullable().defaultTo(false);
  });
  await knex.schema.createTable('identity_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.text('issuer').notNullable();
    table.text('subject').notNullable();
  });
  await knex.schema.alterTable('credentials', (table) => table.setNullable('password_hash'));
  await knex.schema.alterTable('sessions', (table) => {
    table.uuid('id').notNullable().unique().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('device').notNullable().defaultTo('An unknown browser');
    table.timestamp('last_used_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('mailed_links', (table) => {
    table.binary('token_hash').primary();
    table.uuid('owner_id').notNullable().index();
    table.text('purpose').notNullable();
    table.timestamp('expires_at', { useTz: true }).notNullable().index();
  });
  await knex.schema.createTable('mail_requests', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('template').notNullable();
    table.text('email_id').notNullable().comment('keyed fingerprint of the address');
    table.integer('tries').notNullable().defaultTo(0);
    table.timestamp('due_at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
    table.timestamp('requested_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('kept_mails', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.binary('sealed').notNullable().comment('with the data key of the student');
    table.timestamp('kept_at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
  });
  await knex.schema.createTable('provider_sign_ins', (table) => {
    table.binary('ticket_hash').primary();
    table.text('state').notNullable();
    table.text('nonce').notNullable();
    table.text('code_verifier').notNullable();
    table.text('return_to').notNullable();
    table.timestamp('expires_at', { useTz: true }).notNullable().index();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['provider_sign_ins', 'kept_mails', 'mail_requests', 'mailed_links', 'identity_list']) {
    await knex.schema.dropTable(table);
  }
  await knex('credentials').whereNull('password_hash').delete();
  await knex.schema.alterTable('credentials', (table) => table.dropNullable('password_hash'));
  await knex.schema.alterTable('sessions', (table) => table.dropColumns('id', 'device', 'last_used_at'));
  await knex.schema.alterTable('user_list', (table) => table.dropColumn('email_verified'));
};
