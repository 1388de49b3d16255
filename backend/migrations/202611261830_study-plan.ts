import type { Knex } from 'knex';

/** What students chose about studying for exams, and decided about proposed sessions. */
export const up = (knex: Knex) =>
  knex.schema.createTable('study_plan_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.jsonb('plan').notNullable();
    table.jsonb('decided').notNullable();
  });

export const down = (knex: Knex) => knex.schema.dropTable('study_plan_list');
