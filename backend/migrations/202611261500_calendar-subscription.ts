import type { Knex } from 'knex';

/** Calendars to which students subscribe, when to read each of them next, and which events came from them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('calendar_subscription_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.text('name').notNullable();
    table.text('host').notNullable();
    table.uuid('otherwise');
    table.text('problem');
    table.text('failing_since');
    table.boolean('is_paused').notNullable();
    table.text('created_at').notNullable();
    table.index(['owner_id', 'created_at']);
  });
  await knex.schema.createTable('calendar_readings', (table) => {
    table.uuid('subscription_id').primary();
    table.uuid('owner_id').notNullable().index();
    table.timestamp('due_at', { useTz: true }).notNullable().index();
    table.integer('tries').notNullable().defaultTo(0);
    table.text('read_at');
    table.text('etag');
    table.text('last_modified');
    table.text('fingerprint');
  });
  await knex.schema.alterTable('calendar_event_list', (table) => {
    table.uuid('subscription_id');
    table.index(['owner_id', 'subscription_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('calendar_event_list', (table) => {
    table.dropIndex(['owner_id', 'subscription_id']);
    table.dropColumn('subscription_id');
  });
  await knex.schema.dropTable('calendar_readings');
  await knex.schema.dropTable('calendar_subscription_list');
};
