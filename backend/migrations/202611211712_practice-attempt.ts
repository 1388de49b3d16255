import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('practice_attempt_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('test_id').notNullable();
    table.integer('seconds').notNullable();
    table.integer('total').notNullable();
    table.jsonb('answers').notNullable();
    table.text('completed_at').notNullable();
    table.index(['test_id', 'completed_at']);
    table.index(['owner_id']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('practice_attempt_list');
