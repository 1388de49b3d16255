import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.alterTable('calendar_feed_list', (table) => {
    table.text('zone');
  });

export const down = (knex: Knex) =>
  knex.schema.alterTable('calendar_feed_list', (table) => {
    table.dropColumn('zone');
  });
