import type { Knex } from 'knex';

/** Requests by `Idempotency-Key`, with their responses: sealed with the student's key, for 24 hours. */
export const up = (knex: Knex) =>
  knex.schema.createTable('idempotency_keys', (table) => {
    table.uuid('id').primary().comment('derived from student, method, path and key');
    table.uuid('owner_id').notNullable().index();
    table.text('request_hash').notNullable();
    table.timestamp('claimed_until', { useTz: true }).notNullable();
    table.binary('answer').comment('null while it is worked on');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
  });

export const down = (knex: Knex) => knex.schema.dropTable('idempotency_keys');
