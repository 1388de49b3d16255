import type { Knex } from 'knex';

/** Language model tokens per UTC day: for each student and, under an id that no student has, in total. */
export const up = (knex: Knex) =>
  knex.schema.createTable('ai_tokens', (table) => {
    // YYYY-MM-DD
    table.text('day').notNullable();
    table.uuid('owner_id').notNullable();
    table.bigInteger('tokens').notNullable();
    table.primary(['day', 'owner_id']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('ai_tokens');
