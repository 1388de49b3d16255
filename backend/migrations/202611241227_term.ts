import type { Knex } from 'knex';

/** Terms, and the term of each class. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('term_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.text('name').notNullable();
    table.text('first').notNullable();
    table.text('last').notNullable();
    table.jsonb('breaks').notNullable();
    table.integer('rotation_days');
    table.text('created_at').notNullable();
    table.index(['owner_id', 'first']);
  });
  await knex.schema.alterTable('class_list', (table) => {
    table.uuid('term_id');
    table.index(['owner_id', 'term_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('class_list', (table) => {
    table.dropIndex(['owner_id', 'term_id']);
    table.dropColumn('term_id');
  });
  await knex.schema.dropTable('term_list');
};
