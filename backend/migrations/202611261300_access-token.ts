import type { Knex } from 'knex';

/** Personal access tokens: what their secrets open, their names, and whose token recorded an event. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('access_tokens', (table) => {
    table.uuid('id').primary();
    table.binary('token_hash').notNullable().unique();
    table.uuid('user_id').notNullable().index();
    table.jsonb('scopes').notNullable();
    table.timestamp('expires_at', { useTz: true });
    table.date('last_used_on');
    table.decimal('unseen_position', 20, 0);
  });
  await knex.schema.createTable('access_token_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.text('name').notNullable();
    table.jsonb('scopes').notNullable();
    table.text('expires_at');
    table.text('created_at').notNullable();
    table.text('revoked_at');
    table.index(['owner_id', 'created_at']);
  });
  await knex.schema.alterTable('recorded_events', (table) => table.uuid('token_id'));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('recorded_events', (table) => table.dropColumn('token_id'));
  for (const table of ['access_token_list', 'access_tokens']) await knex.schema.dropTable(table);
};
