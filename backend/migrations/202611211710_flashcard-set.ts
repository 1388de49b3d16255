import type { Knex } from 'knex';

export const up = async (knex: Knex) => {
  await knex.schema.createTable('flashcard_set_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('class_id').notNullable();
    table.text('title').notNullable();
    table.text('description');
    table.boolean('ai_generated').notNullable();
    table.text('model_used');
    table.text('created_at').notNullable();
    table.text('deleted_at');
    table.index(['owner_id', 'created_at']);
  });
  await knex.schema.createTable('flashcard_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('set_id').notNullable();
    table.integer('position').notNullable();
    table.text('front').notNullable();
    table.text('back').notNullable();
    table.text('difficulty').notNullable();
    table.jsonb('source');
    table.index(['set_id', 'position']);
    table.index(['owner_id']);
  });
};

export const down = async (knex: Knex) => {
  await knex.schema.dropTable('flashcard_list');
  await knex.schema.dropTable('flashcard_set_list');
};
