import type { Knex } from 'knex';

/** The sources of the AI's replies and plans; empty for older ones. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('ai_replies', (table) => {
    table.jsonb('provenance');
  });
  await knex.schema.createTable('ai_plans', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.text('model_used').notNullable();
    table.jsonb('provenance').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now()).index();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('ai_plans');
  await knex.schema.alterTable('ai_replies', (table) => table.dropColumn('provenance'));
};
