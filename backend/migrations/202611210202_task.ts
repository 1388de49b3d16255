import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('task_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('class_id');
    table.text('title').notNullable();
    table.text('description');
    // YYYY-MM-DD: a calendar day belongs to no time zone
    table.text('due_date');
    table.text('priority').notNullable();
    table.boolean('completed').notNullable();
    table.text('created_at').notNullable();
    table.index(['owner_id', 'created_at']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('task_list');
