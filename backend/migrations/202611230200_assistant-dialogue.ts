import type { Knex } from 'knex';

/** What the assistant remembers of a conversation; replaces its open questions, which expire after minutes. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('assistant_dialogues', (table) => {
    table.uuid('owner_id').primary();
    table.jsonb('dialogue').notNullable();
    table.timestamp('saved_at').notNullable().defaultTo(knex.fn.now());
  });
  // contract: assistant_questions, unused since 0.0.0
  await knex.schema.dropTable('assistant_questions');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('assistant_questions', (table) => {
    table.uuid('owner_id').primary();
    table.uuid('plan_id').notNullable();
    table.jsonb('changes').notNullable();
    table.timestamp('asked_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.dropTable('assistant_dialogues');
};
