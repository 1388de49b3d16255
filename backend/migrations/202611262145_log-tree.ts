import type { Knex } from 'knex';

/** The Merkle tree over the sealed events: its hashes as tiles of 256, and its signed heads. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('log_tree_tiles', (table) => {
    table.integer('level').notNullable();
    table.integer('tile').notNullable();
    table.binary('hashes').notNullable();
    table.primary(['level', 'tile']);
  });
  await knex.schema.createTable('log_tree_heads', (table) => {
    table.integer('number').primary();
    table.text('seal_root').notNullable();
    table.bigInteger('size').notNullable();
    table.text('note').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['log_tree_heads', 'log_tree_tiles']) await knex.schema.dropTable(table);
};
