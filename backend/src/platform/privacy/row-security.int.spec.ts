import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../app.ts';
import { belongingsOf } from '../../safety/testing/belongings.ts';
import { runAsStudent } from '../postgres/index.ts';
import { ownedTables, platformPrivacy } from './privacy.ts';
import { createTwin } from '../read-models/index.ts';
import { protectRows } from './row-security.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
const as = (student: TestClient) => student.userId as UserId;

beforeAll(async () => {
  app = await startTestApp(features);
  [ann, bob] = [await app.student(), await app.student()];
  for (const student of [ann, bob]) {
    const own = belongingsOf(student, app);
    for (const kind of ['task', 'attempt', 'flashcard', 'conversation', 'command', 'document'] as const)
      await own(kind);
  }
});
afterAll(() => app.stop());

const owned = () => ownedTables([platformPrivacy, ...features.flatMap(({ privacy }) => privacy ?? [])]);

/** The owners of all rows that a query returns; its limit is a value, so each connection prepares it. */
const ownersIn = async (db: Knex, table: string, owner: string) => {
  const rows: Record<string, unknown>[] = await db(table).select(owner).limit(10_000);
  return [...new Set(rows.map((row) => row[owner]))];
};

const ownersOfTasks = (db: Knex, table = 'task_list') => ownersIn(db, table, 'ownerId');

describe('a query without an owner condition', () => {
  it('run as a student returns no row of anyone else, in any table', async () => {
    let filled = 0;
    for (const { table, owner } of owned()) {
      const all = await ownersIn(app.platform.db, table, owner);
      const seen = await runAsStudent(as(ann), () => ownersIn(app.platform.db, table, owner));
      expect({ table, seen }).toEqual({ table, seen: all.filter((id) => id === ann.userId) });
      if (all.includes(bob.userId)) filled += 1;
    }
    expect(filled).toBeGreaterThan(10);
  });

  it('changes, deletes and creates no row of anyone else', async () => {
    const { db } = app.platform;
    const sessions = await db('sessions').where({ userId: bob.userId }).count();
    await runAsStudent(as(ann), async () => {
      await db('sessions').where({ userId: bob.userId }).delete();
      expect(await db('sessions').where({ userId: bob.userId }).update({ unseenPosition: 1 })).toBe(0);
      const forged = { tokenHash: Buffer.from('x'), userId: bob.userId, expiresAt: db.fn.now() };
      await expect(db('sessions').insert(forged)).rejects.toThrow('row-level security');
      await expect(db('task_list').delete()).rejects.toThrow('permission denied');
    });
    expect(await db('sessions').where({ userId: bob.userId }).count()).toEqual(sessions);
  });

  it('leaves no trace of the student on the connection, however it ends', async () => {
    const { db } = app.platform;
    const students = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ann : bob));
    const many = students.map(async (student) => {
      await expect(runAsStudent(as(student), () => ownersOfTasks(db, 'no_such_table'))).rejects.toThrow(
        'no_such_table',
      );
      expect(await runAsStudent(as(student), () => ownersOfTasks(db))).toEqual([student.userId]);
    });
    const own = Array.from({ length: 40 }, async () => {
      expect(new Set(await ownersOfTasks(db))).toEqual(new Set([ann.userId, bob.userId]));
    });
    await Promise.all([...many, ...own]);
  });

  it('runs as the student for the whole of a transaction, rolled back or not', async () => {
    const { db } = app.platform;
    const inOne = (fails: boolean) =>
      runAsStudent(as(ann), () =>
        db.transaction(async (trx) => {
          await trx('task_list').first();
          expect(await ownersOfTasks(trx)).toEqual([ann.userId]);
          if (fails) await trx('no_such_table').first();
        }),
      );
    await inOne(false);
    await expect(inOne(true)).rejects.toThrow('no_such_table');
    expect(await ownersOfTasks(db)).toContain(bob.userId);
  });
});

it('row security is the same for a table created by a rebuild', async () => {
  const { db } = app.platform;
  await db.transaction((trx) => createTwin(trx, 'task_list', 'next'));
  const policies = await db.raw<{ rows: object[] }>(
    `select schemaname, qual, roles::text, cmd from pg_policies where tablename = 'task_list'`,
  );
  const [one, other] = policies.rows.map((row) => ({ ...row, schemaname: '' }));
  expect(other).toEqual(one);
  await runAsStudent(as(ann), () => db('task_list').withSchema('read_models_next').select());
});

it('row security can be applied again without waiting for locks', async () => {
  const { db } = app.platform;
  await db.transaction(async (trx) => {
    await trx('task_list').first();
    await expect(protectRows(db, features)).resolves.toBeUndefined();
  });
});
