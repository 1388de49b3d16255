import type { Knex } from 'knex';

/** A used link is known until it would have ended: the same request once more is told the same. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('mailed_links', (table) => {
    table.binary('used_with').nullable().comment('hash of the Idempotency-Key');
  });

export const down = async (knex: Knex): Promise<void> => {
  await knex('mailed_links').whereNotNull('used_with').delete();
  await knex.schema.alterTable('mailed_links', (table) => table.dropColumn('used_with'));
};
