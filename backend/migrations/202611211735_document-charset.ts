import type { Knex } from 'knex';

/** What a text is written in, so that it is shown rightly. */
export const up = (knex: Knex) => knex.schema.alterTable('document_list', (table) => table.text('charset'));

export const down = (knex: Knex) => knex.schema.alterTable('document_list', (table) => table.dropColumn('charset'));
