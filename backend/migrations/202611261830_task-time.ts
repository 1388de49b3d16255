import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.alterTable('task_list', (table) => {
    table.text('due_time');
    table.uuid('series_id');
    table.jsonb('repeats');
    table.jsonb('subtasks').notNullable().defaultTo('[]');
    table.index(['owner_id', 'series_id']);
  });

export const down = (knex: Knex) =>
  knex.schema.alterTable('task_list', (table) => {
    table.dropIndex(['owner_id', 'series_id']);
    for (const column of ['due_time', 'series_id', 'repeats', 'subtasks']) table.dropColumn(column);
  });
