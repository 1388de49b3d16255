import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('card_review_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('set_id').notNullable();
    table.text('due').notNullable();
    table.jsonb('schedule').notNullable();
    table.index(['owner_id']);
    table.index(['set_id']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('card_review_list');
