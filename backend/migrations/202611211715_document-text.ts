import type { Knex } from 'knex';

/** How far reading a document for its text has come. Rows of before are filled by a rebuild. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('document_list', (table) => {
    table.text('text').notNullable().defaultTo('running');
    table.text('text_error');
  });

export const down = (knex: Knex) =>
  knex.schema.alterTable('document_list', (table) => table.dropColumns('text', 'text_error'));
