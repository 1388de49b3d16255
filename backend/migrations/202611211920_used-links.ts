import type { Knex } from 'knex';

/** A used link is remembered until it would have expired: repeating its request gets the same response. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('mailed_links', (table) => {
    table.binary('used_with').nullable().comment('hash of the Idempotency-Key');
  });

export const down = async (knex: Knex): Promise<void> => {
  await knex('mailed_links').whereNotNull('used_with').delete();
  await knex.schema.alterTable('mailed_links', (table) => table.dropColumn('used_with'));
};
