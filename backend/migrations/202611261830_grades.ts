import type { Knex } from 'knex';

/** The grades of classes: one row per class, with its id. */
export const up = (knex: Knex) =>
  knex.schema.createTable('grade_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.text('scale').notNullable();
    table.double('credits');
    table.jsonb('categories').notNullable();
    table.jsonb('items').notNullable();
    table.text('created_at').notNullable();
  });

export const down = (knex: Knex) => knex.schema.dropTable('grade_list');
