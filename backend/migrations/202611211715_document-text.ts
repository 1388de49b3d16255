import type { Knex } from 'knex';

/** How far reading a document for its text has come, and the blob with it. Rows of before are filled by a rebuild. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('document_list', (table) => {
    table.text('text').notNullable().defaultTo('running');
    table.text('text_error');
    table.text('text_path').unique();
  });

export const down = (knex: Knex) =>
  knex.schema.alterTable('document_list', (table) => table.dropColumns('text', 'text_error', 'text_path'));
