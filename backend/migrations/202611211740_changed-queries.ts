import type { Knex } from 'knex';

/** The last change of each query of a student, so that a reconnecting browser learns what it missed. */
export const up = async (knex: Knex) => {
  await knex.raw('create sequence change_numbers');
  await knex.schema.createTable('changed_queries', (table) => {
    table.uuid('owner_id').notNullable();
    table.text('query_key').notNullable();
    table.bigInteger('change').notNullable().comment('drawn in the order of the commits');
    table.primary(['owner_id', 'query_key']);
  });
};

export const down = async (knex: Knex) => {
  await knex.schema.dropTable('changed_queries');
  await knex.raw('drop sequence change_numbers');
};
