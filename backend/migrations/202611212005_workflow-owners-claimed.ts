import type { Knex } from 'knex';

/** Since when, so that owners of workflows that ended long ago can be deleted. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('workflow_owners', (table) => {
    table.timestamp('claimed_at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('workflow_owners', (table) => table.dropColumn('claimed_at'));
