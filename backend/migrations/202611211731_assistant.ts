import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('assistant_questions', (table) => {
    table.uuid('owner_id').primary();
    table.uuid('plan_id').notNullable();
    table.jsonb('changes').notNullable();
    table.timestamp('asked_at').notNullable().defaultTo(knex.fn.now());
  });

export const down = (knex: Knex) => knex.schema.dropTable('assistant_questions');
