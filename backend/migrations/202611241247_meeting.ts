import type { Knex } from 'knex';

/** When classes meet. */
export const up = (knex: Knex) =>
  knex.schema.createTable('meeting_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('class_id').notNullable();
    table.text('title');
    table.text('by').notNullable();
    table.jsonb('days').notNullable();
    table.integer('every_weeks').notNullable();
    table.text('start_time').notNullable();
    table.text('end_time').notNullable();
    table.text('place');
    table.text('first');
    table.text('last');
    table.jsonb('changes').notNullable();
    table.text('created_at').notNullable();
    table.index(['owner_id', 'class_id']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('meeting_list');
