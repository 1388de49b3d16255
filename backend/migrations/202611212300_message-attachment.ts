import type { Knex } from 'knex';

/** The name of a message's attachment; empty for messages without one and for older messages. */
export const up = (knex: Knex) => knex.schema.alterTable('message_list', (table) => table.text('attachment_name'));

export const down = (knex: Knex) =>
  knex.schema.alterTable('message_list', (table) => table.dropColumn('attachment_name'));
