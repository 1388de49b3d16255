import type { Knex } from 'knex';

const schemas = ['read_models_next', 'read_models_previous'];

/** Where the next tables of a read model are built and the previous ones kept; since when, for the latter. */
export const up = async (knex: Knex): Promise<void> => {
  for (const schema of schemas) await knex.schema.createSchemaIfNotExists(schema);
  await knex.schema.alterTable('checkpoints', (table) => {
    table.timestamp('kept_since', { useTz: true }).comment('of a table that was replaced');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('checkpoints', (table) => table.dropColumn('kept_since'));
  for (const schema of schemas) await knex.schema.dropSchemaIfExists(schema, true);
};
