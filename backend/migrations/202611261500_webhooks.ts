import type { Knex } from 'knex';

/** Addresses to which changes of students’ things are announced, their secrets and turns, and the messages to them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('webhook_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.text('address').notNullable();
    table.jsonb('kinds').notNullable();
    table.text('state').notNullable();
    table.text('created_at').notNullable();
    table.index(['owner_id', 'created_at']);
  });
  await knex.schema.createTable('webhook_targets', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.binary('secret').notNullable();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.text('address');
    table.jsonb('kinds').notNullable().defaultTo('[]');
    table.boolean('active').notNullable().defaultTo(false);
    table.integer('tries').notNullable().defaultTo(0);
    table.timestamp('failing_since', { useTz: true });
    table.timestamp('due_at', { useTz: true });
    table.uuid('claim');
    table.timestamp('claimed_until', { useTz: true });
  });
  await knex.raw('create index webhook_targets_due on webhook_targets (due_at) where active and due_at is not null');
  await knex.schema.createTable('webhook_deliveries', (table) => {
    table.uuid('id').primary();
    table.specificType('number', 'bigint generated always as identity').notNullable();
    table.uuid('webhook_id').notNullable().references('id').inTable('webhook_targets').onDelete('cascade');
    table.uuid('owner_id').notNullable().index();
    table.text('type').notNullable();
    table.uuid('subject_id').notNullable();
    table.timestamp('happened_at', { useTz: true }).notNullable();
    table.timestamp('queued_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.text('state').notNullable().defaultTo('waiting');
    table.integer('tries').notNullable().defaultTo(0);
    table.timestamp('tried_at', { useTz: true });
    table.integer('status');
    table.text('problem');
    table.index(['webhook_id', 'state', 'number']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['webhook_deliveries', 'webhook_targets', 'webhook_list']) await knex.schema.dropTable(table);
};
