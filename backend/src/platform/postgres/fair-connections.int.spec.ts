import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { createLog } from '@hub/telemetry';
import { createTestDatabase } from '@hub/postgres/testing';
import { createDatabase } from './database.ts';
import { serve } from './served-party.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, createLog('test', 'silent'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('a student with hundreds of statements delays the statement of another by a few only', async () => {
  const order: string[] = [];
  const statement = (party: string) =>
    serve(party, async () => {
      await db.raw('select pg_sleep(0.01)');
      order.push(party);
    });
  const greedy = Array.from({ length: 300 }, () => statement('greedy'));
  await Promise.all([...greedy, statement('modest')]);
  // those that had a connection already, and one turn
  expect(order.indexOf('modest')).toBeLessThan(30);
});

it('a statement that fails returns its connection', async () => {
  const failing = Array.from({ length: 30 }, () => db.raw('select 1 / 0'));
  const ended = await Promise.allSettled(failing);
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(db.transaction(() => Promise.reject(new Error('undone')))).rejects.toThrow('undone');
  expect((await db.raw<{ rows: unknown[] }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
