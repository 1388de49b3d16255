import type { Knex } from 'knex';

export const up = async (knex: Knex) => {
  await knex.schema.createTable('practice_test_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('class_id').notNullable();
    table.text('title').notNullable();
    table.text('description');
    table.text('difficulty').notNullable();
    table.boolean('ai_generated').notNullable();
    table.text('model_used');
    table.text('created_at').notNullable();
    table.text('deleted_at');
    table.index(['owner_id', 'created_at']);
  });
  await knex.schema.createTable('question_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('test_id').notNullable();
    table.integer('position').notNullable();
    table.text('question').notNullable();
    table.text('question_type').notNullable();
    table.jsonb('options').notNullable();
    table.text('correct_answer').notNullable();
    table.text('explanation');
    table.text('difficulty').notNullable();
    table.integer('points').notNullable();
    table.jsonb('source');
    table.index(['test_id', 'position']);
    table.index(['owner_id']);
  });
};

export const down = async (knex: Knex) => {
  await knex.schema.dropTable('question_list');
  await knex.schema.dropTable('practice_test_list');
};
