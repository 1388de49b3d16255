import type { Knex } from 'knex';

/** The platform's own tables: checkpoints, parked streams, keys, sessions, attempts. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('checkpoints', (table) => {
    table.text('name').primary();
    table.integer('version').notNullable();
    table.decimal('commit_position', 20, 0);
    table.decimal('prepare_position', 20, 0);
  });
  await knex.schema.createTable('parked_streams', (table) => {
    table.text('subscriber').notNullable();
    table.text('stream_id').notNullable();
    table.decimal('from_revision', 20, 0).notNullable();
    table.text('reason').notNullable();
    table.timestamp('parked_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.primary(['subscriber', 'stream_id']);
  });
  await knex.schema.createTable('data_keys', (table) => {
    table.uuid('owner_id').primary();
    table.binary('wrapped').comment('null once erased');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('sessions', (table) => {
    table.binary('token_hash').primary();
    table.uuid('user_id').notNullable().index();
    table.timestamp('expires_at', { useTz: true }).notNullable().index();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('attempts', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['attempts', 'sessions', 'data_keys', 'parked_streams', 'checkpoints']) {
    await knex.schema.dropTable(table);
  }
};
