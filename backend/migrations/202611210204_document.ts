import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('document_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('class_id').notNullable();
    table.text('name').notNullable();
    table.text('doc_type').notNullable();
    table.text('file_path').notNullable().unique();
    table.text('mime_type').notNullable();
    table.integer('size').notNullable();
    table.text('hash').notNullable();
    table.text('description');
    table.text('analysis').notNullable();
    table.text('analysis_error');
    table.integer('scheduled').notNullable();
    table.boolean('superseded').notNullable();
    table.text('created_at').notNullable();
    table.index(['owner_id', 'created_at']);
    table.index(['class_id', 'doc_type']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('document_list');
