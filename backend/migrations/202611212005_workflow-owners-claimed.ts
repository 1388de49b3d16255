import type { Knex } from 'knex';

/** Since when, so that those whose workflows are long gone can be forgotten. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('workflow_owners', (table) => {
    table.timestamp('claimed_at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('workflow_owners', (table) => table.dropColumn('claimed_at'));
