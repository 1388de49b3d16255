import type { Knex } from 'knex';

/** The releases of remotes: a row for each, the tokens of teams, and where the files of builds are stored. */
export const up = async (knex: Knex) => {
  await knex.schema.createTable('release_list', (table) => {
    table.uuid('id').primary();
    table.text('remote').notNullable();
    table.text('team').notNullable();
    table.jsonb('builds').notNullable();
    table.jsonb('served').notNullable();
    table.jsonb('versions').notNullable();
  });
  await knex.schema.createTable('release_tokens', (table) => {
    table.text('team').primary();
    table.binary('token_hash').notNullable().unique();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('release_files', (table) => {
    table.text('remote').notNullable();
    table.text('hash').notNullable();
    table.text('file').notNullable().unique();
    table.integer('size').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['remote', 'hash']);
  });
};

export const down = async (knex: Knex) => {
  for (const table of ['release_files', 'release_tokens', 'release_list']) await knex.schema.dropTable(table);
};
