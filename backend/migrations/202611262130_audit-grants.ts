import type { Knex } from 'knex';

/** Leave for auditors to read what a student wrote, and each look that they took. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('audit_grant_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().index();
    table.uuid('auditor_id').notNullable();
    table.jsonb('scope');
    table.text('reason').notNullable();
    table.integer('days').notNullable();
    table.text('state').notNullable();
    table.text('requested_at').notNullable();
    table.text('until');
    table.uuid('decided_by');
    table.text('decided_at');
    table.text('ended_at');
    table.integer('looks').notNullable();
    table.index(['auditor_id', 'requested_at']);
    table.index(['state', 'requested_at']);
  });
  await knex.schema.createTable('audit_look_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.uuid('auditor_id').notNullable();
    table.uuid('grant_id').notNullable();
    table.text('subject').notNullable();
    table.text('subject_id').notNullable();
    table.text('event_id');
    table.jsonb('moments').notNullable();
    table.text('looked_at').notNullable();
    table.index(['looked_at', 'id']);
    table.index(['owner_id', 'looked_at', 'id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['audit_look_list', 'audit_grant_list']) await knex.schema.dropTable(table);
};
