import { describe, expect, it } from 'vitest';
import { checkMigrations } from './migrations.ts';
import { repositoryOf } from './testing.ts';

const path = 'backend/migrations/202701010000_change.ts';
const check = (up: string, source = '') =>
  checkMigrations(
    repositoryOf({
      'package.json': '{ "version": "0.3.0" }',
      'backend/src/queries.ts': source,
      [path]: `export const up = (knex) => {\n${up}\n};\n\nexport const down = (knex) => knex.schema.dropTable('x');\n`,
    }),
  ).map((fault) => fault.replace(`${path} `, ''));

describe('a migration', () => {
  it('may add tables, nullable columns, columns with a default and indexes', () => {
    expect(check("knex.schema.createTable('a', (table) => {\n table.text('b').notNullable();\n})")).toEqual([]);
    const added = "table.text('b');\n table.text('c').notNullable().defaultTo('');\n table.dropIndex(['b']);";
    expect(check(`knex.schema.alterTable('a', (table) => {\n ${added}\n})`)).toEqual([]);
  });

  it('renames nothing, and requires nothing new in a table that exists', () => {
    expect(check("table.renameColumn('a', 'b')")).toEqual([expect.stringContaining('renames')]);
    expect(check("knex.raw('alter table a rename to b')")).toEqual([expect.stringContaining('renames')]);
    const required = "knex.schema.alterTable('a', (table) => {\n table.text('b').notNullable();\n})";
    expect(check(required)).toEqual([expect.stringContaining('does not fill')]);
    expect(check("table.dropNullable('a')")).toEqual([expect.stringContaining('does not fill')]);
  });

  it('drops what the version before uses only a release after the last use', () => {
    const drop = "table.dropColumn('nick_name');";
    expect(check(drop)).toEqual([expect.stringContaining('may use')]);
    const contract = (since: string) => `// contract: nick_name, unused since ${since}\n${drop}`;
    expect(check(contract('0.3.0'))).toEqual([]);
    expect(check(contract('0.4.0'))).toEqual([expect.stringContaining('wait for the next one')]);
    expect(check(contract('0.2.0'), 'row.nickName')).toEqual(['drops nick_name, which backend/src/queries.ts names']);
    expect(check(`${contract('0.2.0')}\nknex.schema.dropTable('other')`)).toEqual([expect.stringContaining('may use')]);
  });
});
