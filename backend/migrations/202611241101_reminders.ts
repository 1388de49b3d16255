import type { Knex } from 'knex';

/** What students chose about reminders, when to look next for each of them, and which reminders were sent. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('reminder_settings_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.jsonb('settings').notNullable();
  });
  await knex.schema.createTable('reminder_turns', (table) => {
    table.uuid('owner_id').primary();
    table.timestamp('checked_at', { useTz: true }).notNullable();
    table.timestamp('due_at', { useTz: true }).notNullable().index();
    table.integer('tries').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('sent_reminders', (table) => {
    table.uuid('owner_id').notNullable();
    table.text('key').notNullable();
    table.timestamp('sent_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.primary(['owner_id', 'key']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['sent_reminders', 'reminder_turns', 'reminder_settings_list'])
    await knex.schema.dropTable(table);
};
