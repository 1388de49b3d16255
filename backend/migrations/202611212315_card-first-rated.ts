import type { Knex } from 'knex';

/** When a card was rated first, by which the new cards of a day are counted; filled by rebuilding from the first event. */
export const up = (knex: Knex) => knex.schema.alterTable('card_review_list', (table) => table.text('first_rated_at'));

export const down = (knex: Knex) =>
  knex.schema.alterTable('card_review_list', (table) => table.dropColumn('first_rated_at'));
