import type { Knex } from 'knex';

/** By it a log that was restored from an older backup, or is another one altogether, is told from the one that was read. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('checkpoints', (table) => {
    table.jsonb('last_event').comment('stream, revision, id and position of the last event taken in');
  });

export const down = (knex: Knex) => knex.schema.alterTable('checkpoints', (table) => table.dropColumn('last_event'));
