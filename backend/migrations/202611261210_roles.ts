import type { Knex } from 'knex';

const searched = ['email', 'first_name', 'last_name'];

/** Roles, locks and own limits of accounts, and what operators search by. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('user_list', (table) => {
    table.jsonb('roles').notNullable().defaultTo('[]');
    table.timestamp('locked_at', { useTz: true });
    table.double('quota_bytes'); // a bigint would be read as text
    table.integer('quota_documents');
    table.integer('quota_events');
    table.index(['created_at', 'id']);
  });
  for (const column of searched) {
    await knex.raw('create index ?? on user_list (lower(??) text_pattern_ops)', [`user_list_${column}_start`, column]);
  }
  await knex.schema.createTable('locked_accounts', (table) => {
    table.uuid('user_id').primary();
    table.uuid('lock_id').notNullable();
    table.timestamp('locked_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('locked_accounts');
  for (const column of searched) await knex.raw('drop index ??', [`user_list_${column}_start`]);
  await knex.schema.alterTable('user_list', (table) => {
    table.dropIndex(['created_at', 'id']);
    table.dropColumns('roles', 'locked_at', 'quota_bytes', 'quota_documents', 'quota_events');
  });
};
