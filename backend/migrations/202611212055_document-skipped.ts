import type { Knex } from 'knex';

/** Lines of a syllabus with dates that did not become events. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('document_list', (table) => table.jsonb('skipped').notNullable().defaultTo('[]'));

export const down = (knex: Knex) => knex.schema.alterTable('document_list', (table) => table.dropColumn('skipped'));
