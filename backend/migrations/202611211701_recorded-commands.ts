import type { Knex } from 'knex';

/** Commands that can be undone, and the titles of the things they changed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('recorded_commands', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('command_id').notNullable().index();
    table.text('subject').notNullable();
    table.uuid('subject_id').notNullable();
    table.text('type').notNullable();
    table.boolean('undone').notNullable();
    table.text('recorded_at').notNullable();
    table.index(['owner_id', 'recorded_at']);
  });
  await knex.schema.createTable('subject_titles', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.text('title').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['subject_titles', 'recorded_commands']) await knex.schema.dropTable(table);
};
