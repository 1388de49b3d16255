import type { Knex } from 'knex';

/** When a card was first rated, to count a day's new cards; filled by rebuilding from the first event. */
export const up = (knex: Knex) => knex.schema.alterTable('card_review_list', (table) => table.text('first_rated_at'));

export const down = (knex: Knex) =>
  knex.schema.alterTable('card_review_list', (table) => table.dropColumn('first_rated_at'));
