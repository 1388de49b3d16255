import type { Knex } from 'knex';

/** Passages of documents with an index of their exact words, which rank higher, and of their stems. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('passages', (table) => {
    table.uuid('id').primary().comment('derived from document and place');
    table.uuid('owner_id').notNullable().index();
    table.uuid('document_id').notNullable().index();
    table.integer('page').notNullable();
    table.integer('place').notNullable();
    table.specificType('language', 'regconfig').notNullable();
    table.text('text').notNullable();
  });
  await knex.raw(`
    alter table passages add column words tsvector not null generated always as
      (setweight(to_tsvector('simple', text), 'B') || setweight(to_tsvector(language, text), 'C')) stored`);
  await knex.raw('create index passages_words on passages using gin (words)');
};

export const down = (knex: Knex) => knex.schema.dropTable('passages');
