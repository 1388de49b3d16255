import type { Knex } from 'knex';

/** The status of text extraction. A rebuild fills older rows. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('document_list', (table) => {
    table.text('text').notNullable().defaultTo('running');
    table.text('text_error');
  });

export const down = (knex: Knex) =>
  knex.schema.alterTable('document_list', (table) => table.dropColumns('text', 'text_error'));
