import type { Knex } from 'knex';

/** The position of a student's command that the read models did not show in time: later reads wait for it. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('sessions', (table) => {
    table.decimal('unseen_position', 20, 0);
  });

export const down = (knex: Knex) => knex.schema.alterTable('sessions', (table) => table.dropColumn('unseen_position'));
