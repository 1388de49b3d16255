import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('user_list', (table) => {
    table.uuid('id').primary();
    table.text('email').notNullable().unique();
    table.text('first_name');
    table.text('last_name');
    table.text('profile_image_url');
    table.timestamp('created_at', { useTz: true }).notNullable();
  });
  await knex.schema.createTable('credentials', (table) => {
    table.uuid('user_id').primary();
    table.text('password_hash').notNullable();
    table.timestamp('set_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('credentials');
  await knex.schema.dropTable('user_list');
};
