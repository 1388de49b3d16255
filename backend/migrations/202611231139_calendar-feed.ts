import type { Knex } from 'knex';

/** Addresses of calendar feeds, and when calendar programs last read them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('calendar_feed_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.text('contents').notNullable();
    table.uuid('class_id');
    table.text('created_at').notNullable();
    table.index(['owner_id', 'created_at']);
  });
  await knex.schema.createTable('calendar_feed_reads', (table) => {
    table.uuid('feed_id').primary();
    table.uuid('owner_id').notNullable().index();
    table.text('read_at').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('calendar_feed_reads');
  await knex.schema.dropTable('calendar_feed_list');
};
