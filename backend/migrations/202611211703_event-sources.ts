import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.alterTable('calendar_event_list', (table) => {
    table.text('source_state');
    table.jsonb('read').comment('what the syllabus says, before the student changed it');
    table.boolean('edited').notNullable().defaultTo(false);
    table.index(['owner_id', 'document_id']);
  });

export const down = (knex: Knex) =>
  knex.schema.alterTable('calendar_event_list', (table) => {
    table.dropIndex(['owner_id', 'document_id']);
    for (const column of ['source_state', 'read', 'edited']) table.dropColumn(column);
  });
