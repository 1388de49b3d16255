import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('syllabus_review_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('class_id').notNullable();
    table.jsonb('offered').notNullable();
    table.jsonb('term');
    table.text('waits_for').notNullable();
    table.jsonb('findings').notNullable();
    table.jsonb('decisions').notNullable();
    table.text('created_at').notNullable();
    table.index(['class_id', 'owner_id']);
    table.index(['owner_id']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('syllabus_review_list');
