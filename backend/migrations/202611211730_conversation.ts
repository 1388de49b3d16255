import type { Knex } from 'knex';

export const up = async (knex: Knex) => {
  await knex.schema.createTable('conversation_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('class_id').notNullable();
    table.text('title').notNullable();
    table.text('created_at').notNullable();
    table.text('deleted_at');
    table.index(['class_id', 'owner_id']);
    table.index(['owner_id']);
  });
  await knex.schema.createTable('message_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('conversation_id').notNullable();
    table.integer('position').notNullable();
    table.text('type').notNullable();
    table.text('content').notNullable();
    table.text('model_used');
    table.boolean('verified').notNullable();
    table.jsonb('citations').notNullable();
    table.text('created_at').notNullable();
    table.index(['conversation_id', 'position']);
    table.index(['owner_id']);
  });
  await knex.schema.createTable('ai_replies', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('class_id').notNullable();
    table.uuid('conversation_id');
    table.binary('hash').notNullable();
    table.text('model_used').notNullable();
    table.jsonb('citations').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['owner_id', 'hash']);
    table.index(['created_at']);
  });
};

export const down = async (knex: Knex) => {
  await knex.schema.dropTable('ai_replies');
  await knex.schema.dropTable('message_list');
  await knex.schema.dropTable('conversation_list');
};
