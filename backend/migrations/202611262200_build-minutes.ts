import type { Knex } from 'knex';

const counts = ['mounts', 'failures', 'errors', 'long_tasks', 'failing_students'];

/** What browsers reported of each build of a remote, summed up by minute, and after two days by hour. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('build_minutes', (table) => {
    table.text('remote').notNullable();
    table.text('version').notNullable();
    table.timestamp('minute', { useTz: true }).notNullable().index();
    for (const name of counts) table.integer(name).notNullable().defaultTo(0);
    table.primary(['remote', 'version', 'minute']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('build_minutes');
};
