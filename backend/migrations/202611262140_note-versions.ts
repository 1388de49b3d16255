import type { Knex } from 'knex';

/** The texts that a note had before. */
export const up = (knex: Knex) =>
  knex.schema.createTable('note_version_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.uuid('document_id').notNullable();
    table.integer('version').notNullable();
    table.text('file_path').notNullable();
    table.integer('size').notNullable();
    table.text('written_at');
    table.index(['document_id', 'version']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('note_version_list');
