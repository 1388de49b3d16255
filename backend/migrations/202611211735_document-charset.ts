import type { Knex } from 'knex';

/** The charset of a text file, for the response's content type. */
export const up = (knex: Knex) => knex.schema.alterTable('document_list', (table) => table.text('charset'));

export const down = (knex: Knex) => knex.schema.alterTable('document_list', (table) => table.dropColumn('charset'));
