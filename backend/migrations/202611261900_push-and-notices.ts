import type { Knex } from 'knex';

/** Where push messages of reminders go and which are on their way, notices in the app, and choices for single things. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('push_devices', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.uuid('session_id').notNullable().unique().references('id').inTable('sessions').onDelete('cascade');
    table.text('address_id').notNullable().comment('keyed fingerprint of the address');
    table.binary('sealed').notNullable().comment('address and keys, with the data key of the student');
    table.text('name').notNullable();
    table.timestamp('failing_since', { useTz: true });
    table.unique(['owner_id', 'address_id']);
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('push_messages', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('device_id').notNullable().references('id').inTable('push_devices').onDelete('cascade').index();
    table.jsonb('about').notNullable().comment('ids of things and names of summaries');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('due_at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
    table.integer('tries').notNullable().defaultTo(0);
    table.uuid('claim');
    table.timestamp('claimed_until', { useTz: true });
    table.index(['owner_id', 'due_at']);
  });
  await knex.schema.createTable('reminder_notices', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('owner_id').notNullable();
    table.uuid('thing_id').notNullable();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.unique(['owner_id', 'thing_id']);
    table.index(['owner_id', 'created_at']);
  });
  await knex.schema.createTable('notices_seen_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.text('until').notNullable();
  });
  await knex.schema.createTable('reminder_choice_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.text('lead').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  const tables = ['reminder_choice_list', 'notices_seen_list', 'reminder_notices', 'push_messages', 'push_devices'];
  for (const table of tables) await knex.schema.dropTable(table);
};
