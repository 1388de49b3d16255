import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.alterTable('class_list', (table) => {
    table.boolean('archived').notNullable().defaultTo(false);
    table.text('deleted_at').comment('while it can still be brought back').index();
  });

export const down = (knex: Knex) =>
  knex.schema.alterTable('class_list', (table) => {
    table.dropColumn('archived');
    table.dropColumn('deleted_at');
  });
