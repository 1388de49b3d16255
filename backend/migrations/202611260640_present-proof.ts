import type { Knex } from 'knex';

/** When a session last showed that its student is there. Sessions from before show it when they are asked. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('sessions', (table) => table.timestamp('proven_at', { useTz: true }));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('sessions', (table) => table.dropColumn('proven_at'));
};
