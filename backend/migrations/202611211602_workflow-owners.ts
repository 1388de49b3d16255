import type { Knex } from 'knex';

/** The student whose data a workflow contains: its payloads are sealed with a key derived from that student's key. */
export const up = (knex: Knex) =>
  knex.schema.createTable('workflow_owners', (table) => {
    table.text('workflow_id').primary();
    table.uuid('owner_id').notNullable().index();
  });

export const down = (knex: Knex) => knex.schema.dropTable('workflow_owners');
