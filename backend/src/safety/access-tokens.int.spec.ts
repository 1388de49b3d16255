import { CreatedAccessToken, scopeFor } from '@hub/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../app.ts';
import { httpClient } from '../platform/testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf } from './testing/belongings.ts';
import { filled, placesOf, type Row } from './testing/row.ts';
import { rows } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
beforeAll(async () => {
  app = await startTestApp(features);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const programOf = async (student: TestClient, scopes: readonly string[]) => {
  const { body } = await student.post('/api/account/tokens', { name: 'Program', scopes });
  return httpClient(app.origin, { authorization: `Bearer ${CreatedAccessToken.parse(body).secret}` });
};
const forStudents = () => app.operations.filter(({ access }) => access === 'student');
const request = async (row: Row, student: TestClient) => {
  const own = belongingsOf(student, app);
  const ids = new Map<string, string>();
  for (const { path, kind } of placesOf(row)) ids.set(path, await own(kind));
  return filled(row, (path) => ids.get(path) ?? '');
};

it('no token reaches the account, its sign-in, its data as a whole, or an address that works without one', async () => {
  const closed = forStudents().filter((operation) => scopeFor(operation) === null);
  expect(closed.map(nameOf).toSorted()).toMatchSnapshot();
  const program = await programOf(ann, ['read', 'write']);
  for (const operation of [...closed, ...app.operations.filter(({ path }) => path.startsWith('/api/auth'))]) {
    const { status, body } = await send(program, operation, await request(rows[nameOf(operation)] ?? {}, ann));
    expect({ name: nameOf(operation), status, body }).toMatchObject({ status: 403, body: { code: 'not_by_token' } });
  }
});

it('a token that only reads is refused by everything that changes something', async () => {
  const program = await programOf(ann, ['read']);
  for (const operation of forStudents().filter(({ method }) => method !== 'GET')) {
    const { status, body } = await send(program, operation, await request(rows[nameOf(operation)] ?? {}, ann));
    const code = scopeFor(operation) === null ? 'not_by_token' : 'missing_scope';
    expect({ name: nameOf(operation), status, body }).toMatchObject({ status: 403, body: { code } });
  }
});

it('a token that only writes is refused by everything that shows something', async () => {
  const program = await programOf(ann, ['write']);
  for (const operation of forStudents().filter(({ method }) => method === 'GET')) {
    const { status, body } = await send(program, operation, await request(rows[nameOf(operation)] ?? {}, ann));
    const code = scopeFor(operation) === null ? 'not_by_token' : 'missing_scope';
    expect({ name: nameOf(operation), status, body }).toMatchObject({ status: 403, body: { code } });
  }
});

it('with another student’s token, a thing looks missing to every call', async () => {
  const program = await programOf(bob, ['read', 'write']);
  const withIds = forStudents().filter((operation) => {
    const row = rows[nameOf(operation)];
    return scopeFor(operation) !== null && row !== undefined && placesOf(row).length > 0;
  });
  expect(withIds.length).toBeGreaterThan(60);
  for (const operation of withIds) {
    const row = rows[nameOf(operation)] ?? {};
    const { status, body } = await send(program, operation, await request(row, ann));
    const expected = row.empty ? { status: 200, body: row.empty } : { status: 404 };
    expect({ name: nameOf(operation), status, body }).toMatchObject(expected);
  }
});

it('the student’s own token is served wherever its scope reaches', async () => {
  const open = forStudents().filter((each) => scopeFor(each) !== null && each.result !== 'event stream');
  for (const operation of open) {
    const row = rows[nameOf(operation)] ?? {};
    const student = await app.student();
    const program = await programOf(student, [scopeFor(operation) ?? 'read']);
    const { status } = await send(program, operation, await request(row, student));
    expect({ name: nameOf(operation), status }).toMatchObject({ status: row.status ?? operation.status });
  }
});

it('the routes of workflows look like unknown paths to a token', async () => {
  const program = await programOf(ann, ['read', 'write']);
  for (const operation of app.operations.filter(({ access }) => access === 'worker'))
    expect((await send(program, operation)).status).toBe(404);
});
