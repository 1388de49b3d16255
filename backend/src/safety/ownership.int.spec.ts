import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../app.ts';
import type { Operation } from '../platform/http/routing/index.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf, type Kind, type Own } from './testing/belongings.ts';
import { idPlacesOf } from './testing/id-places.ts';
import { filled, placesOf, type Row } from './testing/row.ts';
import { rows } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let ofBob: Own;
const operations = new Map<string, Operation>();
const forStudents = () => [...operations.values()].filter(({ access }) => access === 'student');

beforeAll(async () => {
  app = await startTestApp(features);
  for (const operation of app.operations) operations.set(nameOf(operation), operation);
});
afterAll(() => app.stop());

/** The row with the ids of Ann's own things, except in some places. */
const request = async (row: Row, own: Own, instead: ReadonlyMap<string, string> = new Map()) => {
  const ids = new Map(instead);
  for (const { path, kind } of placesOf(row)) if (!ids.has(path)) ids.set(path, await own(kind));
  return filled(row, (path) => ids.get(path) ?? '');
};

const unknownId = (kind: Kind) => (kind === 'file' ? randomBytes(32).toString('hex') : randomUUID());

describe('the ownership matrix', () => {
  it('has a row for every route of students, and no others', () => {
    expect(Object.keys(rows).toSorted()).toEqual(forStudents().map(nameOf).toSorted());
  });

  it.each(Object.entries(rows))('%s has an id in every place that accepts one', (name, row) => {
    const operation = operations.get(name);
    const places = placesOf(row).map(({ path }) => path);
    expect(places).toEqual(expect.arrayContaining(idPlacesOf(operation ?? {})));
  });
});

describe('another student’s thing', { tags: ['S6.7'] }, () => {
  beforeAll(async () => {
    [ann, bob] = [await app.student(), await app.student()];
    ofBob = belongingsOf(bob, app);
  });

  /** All of Bob's lists, as he sees them. */
  const seenByBob = async () => {
    const lists = forStudents().filter(({ method, path, result }) => {
      return method === 'GET' && !path.includes(':') && typeof result !== 'string';
    });
    const answers = lists.map(async (list) => [nameOf(list), (await send(bob, list)).body]);
    return Object.fromEntries(await Promise.all(answers)) as unknown;
  };

  it.each(Object.entries(rows).filter(([, row]) => placesOf(row).length > 0))(
    'looks missing in every place of %s, and is not changed',
    async (name, row) => {
      const operation = operations.get(name);
      if (!operation) throw new Error(`${name} is not mounted`);
      const places = placesOf(row);
      const own = belongingsOf(ann, app);
      for (const { kind } of places) await ofBob(kind);
      const before = await seenByBob();

      for (const place of [...places.map((one) => [one]), places]) {
        const foreignIds = await Promise.all(place.map(async ({ path, kind }) => [path, await ofBob(kind)] as const));
        const unknownIds = place.map(({ path, kind }) => [path, unknownId(kind)] as const);
        const foreign = await send(ann, operation, await request(row, own, new Map(foreignIds)));
        const unknown = await send(ann, operation, await request(row, own, new Map(unknownIds)));
        expect({ status: foreign.status, body: foreign.body }).toEqual({ status: unknown.status, body: unknown.body });
        const repeated = place.every(({ path }) => row.repeats?.includes(path));
        const refused = { status: repeated ? 400 : 404 };
        expect(foreign).toMatchObject(row.empty ? { status: 200, body: row.empty } : refused);
      }
      expect(await seenByBob()).toEqual(before);
    },
  );
});

describe('the student’s own thing, with no right except a session', { tags: ['S6.5'] }, () => {
  it.each(Object.entries(rows))('is served by %s', async (name, row) => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`${name} is not mounted`);
    if (operation.result === 'event stream') return; // never ends; see live.int.spec.ts
    const student = await app.student();
    const { status, body } = await send(student, operation, await request(row, belongingsOf(student, app)));
    expect({ status, body }).toMatchObject({ status: row.status ?? operation.status });
  });
});

describe('without a session', { tags: ['S6.8'] }, () => {
  const open = [
    'GET /api/auth/google',
    'GET /api/auth/google/callback',
    'GET /api/auth/login/step',
    'GET /api/auth/sign-up',
    'GET /api/docs',
    'GET /api/feeds/:name',
    'GET /api/health',
    'GET /api/login',
    'GET /api/logout',
    'GET /api/openapi.json',
    'GET /api/ready',
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/login/challenge',
    'POST /api/auth/login/code',
    'POST /api/auth/login/passkey',
    'POST /api/auth/logout',
    'POST /api/auth/passkey',
    'POST /api/auth/passkey/challenge',
    'POST /api/auth/register',
    'POST /api/auth/reset-password',
    'POST /api/auth/verify-email',
    'POST /api/reminders/stop/:token',
  ];

  it('only these routes work', () => {
    const publicOnes = [...operations.values()].filter(({ access }) => access === 'public');
    expect(publicOnes.map(nameOf).toSorted()).toEqual(open);
  });

  it('every other route responds with 401 before it checks anything else', async () => {
    for (const operation of forStudents()) {
      const answer = await send(app.visitor, operation);
      const text = Buffer.from(answer.bytes).toString();
      expect({ name: nameOf(operation), status: answer.status, text }).toEqual({
        name: nameOf(operation),
        status: 401,
        text: '{"message":"Unauthorized"}',
      });
    }
  });

  it('and with one, the workflows’ routes look like unknown paths', async () => {
    const internal = [...operations.values()].filter(({ access }) => access === 'worker');
    const student = await app.student();
    for (const client of [app.visitor, student]) {
      const nowhere = await client.get('/api/internal/nothing');
      expect(nowhere).toMatchObject({ status: 404, body: { message: 'Not found' } });
      for (const operation of internal) {
        const { status, body } = await send(client, operation);
        expect({ name: nameOf(operation), status, body }).toEqual({
          name: nameOf(operation),
          status: 404,
          body: nowhere.body,
        });
      }
    }
  });
});
