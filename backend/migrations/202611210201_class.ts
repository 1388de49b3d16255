import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('class_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.text('name').notNullable();
    table.text('course_code');
    table.text('instructor');
    table.text('color').notNullable();
    table.text('class_type').notNullable();
    table.text('description');
    // ISO 8601 in UTC with milliseconds: text order is time order, and nothing is lost on the way
    table.text('created_at').notNullable();
    table.index(['owner_id', 'created_at']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('class_list');
