import type { Knex } from 'knex';

/** What was recorded, when and by whom: one row per event, without its content. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('recorded_events', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.bigInteger('position').notNullable();
    table.text('subject').notNullable();
    table.text('subject_id').notNullable();
    table.text('type').notNullable();
    table.text('actor').notNullable();
    table.uuid('command_id');
    table.text('correlation_id');
    table.text('causation_id');
    table.text('recorded_at').notNullable();
    table.index(['owner_id', 'position']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('recorded_events');
};
