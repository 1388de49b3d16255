import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf, type Own } from './testing/belongings.ts';
import { filled, placesOf, type Row } from './testing/row.ts';
import { rows } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

/** The owner filter of a query, in all its spellings. */
const filter = /((?:"?\w+"?\.)?"?(?:owner_id|user_id)"?) = (\$\d+)/g;
const Asked = z.looseObject({ text: z.string() });
interface Connection {
  query: (config: unknown, ...rest: readonly unknown[]) => unknown;
}

/** From now on every owner filter sent to a connection matches all rows; returns the number of replaced filters. */
const switchFiltersOff = ({ client }: Knex): (() => number) => {
  let switched = 0;
  const deaf = new WeakSet<Connection>();
  const acquire: () => Promise<Connection> = client.acquireConnection.bind(client);
  const acquireConnection = async () => {
    const connection = await acquire();
    if (deaf.has(connection)) return connection;
    deaf.add(connection);
    const ask = connection.query.bind(connection);
    connection.query = (config, ...rest) => {
      const { data } = Asked.safeParse(config);
      if (!data || !filter.test(data.text)) return ask(config, ...rest);
      switched += 1;
      return ask({ ...data, text: data.text.replaceAll(filter, '($1 = $2 or true)') }, ...rest);
    };
    return connection;
  };
  Object.assign(client, { acquireConnection });
  return () => switched;
};

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let ofAnn: Own;
let switched: () => number;

const reads = Object.entries(rows).filter(([name]) => name.startsWith('GET ') && name !== 'GET /api/live');

beforeAll(async () => {
  app = await startTestApp(features);
  [ann, bob] = [await app.student(), await app.student()];
  ofAnn = belongingsOf(ann, app);
  for (const [, row] of Object.entries(rows)) for (const { kind } of placesOf(row)) await ofAnn(kind);
  switched = switchFiltersOff(app.platform.db);
});
afterAll(() => app.stop());

const ask = async (student: TestClient, name: string, row: Row) => {
  const operation = app.operations.find((each) => nameOf(each) === name);
  if (!operation) throw new Error(`${name} is not mounted`);
  const ids = new Map<string, string>();
  for (const { path, kind } of placesOf(row)) ids.set(path, await ofAnn(kind));
  return send(
    student,
    operation,
    filled(row, (path) => ids.get(path) ?? ''),
  );
};

describe('[A4] with every owner filter of the queries switched off', () => {
  it('a query without a student shows everyone’s rows, so the filters are off', async () => {
    const { db } = app.platform;
    const seen = await db('task_list').where({ ownerId: bob.userId }).select('ownerId');
    expect(seen).toContainEqual({ ownerId: ann.userId });
    expect(switched()).toBe(1);
  });

  it.each(reads)('%s shows nothing of another student', async (name, row) => {
    const own = await ask(ann, name, row);
    const { status, bytes } = await ask(bob, name, row);
    expect([own.status, placesOf(row).length > 0 && !row.empty ? 404 : 200]).toEqual([row.status ?? 200, status]);
    const text = Buffer.from(bytes).toString('latin1');
    expect([ann.userId, ann.email].filter((of) => text.includes(of))).toEqual([]);
    for (const kind of ['class', 'task', 'event', 'file', 'flashcard-set', 'practice-test', 'session'] as const)
      expect({ kind, found: text.includes(await ofAnn(kind)) }).toEqual({ kind, found: false });
  });

  it('and many queries were tried', () => {
    expect(switched()).toBeGreaterThan(30);
  });
});
