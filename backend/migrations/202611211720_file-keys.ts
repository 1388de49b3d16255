import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('file_keys', (table) => {
    table.text('file').primary();
    table.uuid('owner_id').notNullable().index();
    table.text('subject').notNullable();
    table.binary('wrapped').notNullable();
    table.boolean('confirmed').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['created_at'], 'file_keys_unconfirmed', { predicate: knex.whereRaw('not confirmed') });
  });

export const down = (knex: Knex) => knex.schema.dropTable('file_keys');
