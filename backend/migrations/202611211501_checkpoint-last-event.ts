import type { Knex } from 'knex';

/** The last event that was read: shows whether the log was restored from an older backup or replaced by another one. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('checkpoints', (table) => {
    table.jsonb('last_event').comment('stream, revision, id and position of the last event that was applied');
  });

export const down = (knex: Knex) => knex.schema.alterTable('checkpoints', (table) => table.dropColumn('last_event'));
