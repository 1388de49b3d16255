import type { Knex } from 'knex';

const schemas = ['read_models_next', 'read_models_previous'];

/** Schemas for the next and the previous tables of read models, and since when a previous one is kept. */
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
