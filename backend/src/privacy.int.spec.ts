import { createTestDatabase } from '@hub/postgres/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { createLog } from '@hub/telemetry';
import { features } from './app.ts';
import { createDatabase, migrate } from './platform/postgres/index.ts';
import { ownedTables, platformPrivacy } from './platform/privacy/index.ts';

const privacies = [platformPrivacy, ...features.flatMap(({ privacy = [] }) => privacy)];
let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  await migrate(database.url);
  db = createDatabase(database.url, createLog('test', 'silent'));
  drop = () => database.drop();
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

interface Column {
  tableName: string;
  columnName: string;
}
const columns = () =>
  db<Column>('information_schema.columns').where('table_schema', 'public').select('tableName', 'columnName');

describe('what is kept of students', () => {
  it('is declared for every table of the migrated database, and for no other', async () => {
    const there = new Set((await columns()).map(({ tableName }) => tableName));
    const declared = privacies.flatMap(({ tables }) => Object.keys(tables));
    expect(declared.toSorted()).toEqual([...there].toSorted());
  });

  it('names a column of the table whose rows are somebody’s', async () => {
    const all = await columns();
    for (const { table, owner } of ownedTables(privacies)) {
      const column = owner.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      expect(all).toContainEqual({ tableName: table, columnName: column });
    }
  });

  it('is declared for every category of streams, and for no other', () => {
    const categories = features.flatMap(({ aggregates = [] }) => aggregates.map(({ category }) => category));
    expect(privacies.flatMap(({ streams }) => streams).toSorted()).toEqual(categories.toSorted());
  });
});
