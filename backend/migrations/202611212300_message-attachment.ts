import type { Knex } from 'knex';

/** What the file beside a message was called; empty for messages without one and from before. */
export const up = (knex: Knex) => knex.schema.alterTable('message_list', (table) => table.text('attachment_name'));

export const down = (knex: Knex) =>
  knex.schema.alterTable('message_list', (table) => table.dropColumn('attachment_name'));
