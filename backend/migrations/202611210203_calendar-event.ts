import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('calendar_event_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('class_id').notNullable();
    table.text('title').notNullable();
    table.text('description');
    // YYYY-MM-DD: a calendar day belongs to no time zone
    table.text('due_date').notNullable();
    table.text('due_time');
    table.text('event_type').notNullable();
    table.text('priority').notNullable();
    table.boolean('completed').notNullable();
    table.text('source').notNullable();
    table.text('source_quote');
    table.uuid('document_id');
    table.text('created_at').notNullable();
    table.index(['owner_id', 'due_date']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('calendar_event_list');
