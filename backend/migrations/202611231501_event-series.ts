import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.alterTable('calendar_event_list', (table) => {
    table.text('end_date');
    table.text('end_time');
    table.text('place');
    table.uuid('series_id');
    table.jsonb('repeats');
    table.index(['owner_id', 'series_id']);
  });

export const down = (knex: Knex) =>
  knex.schema.alterTable('calendar_event_list', (table) => {
    table.dropIndex(['owner_id', 'series_id']);
    for (const column of ['end_date', 'end_time', 'place', 'series_id', 'repeats']) table.dropColumn(column);
  });
