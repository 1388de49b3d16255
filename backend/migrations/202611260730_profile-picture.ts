import type { Knex } from 'knex';

/** The file of a profile picture that we keep. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('user_list', (table) => table.text('picture_key'));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('user_list', (table) => table.dropColumn('picture_key'));
};
