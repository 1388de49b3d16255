import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../app.ts';
import type { Operation } from '../platform/http/routing/index.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf } from './testing/belongings.ts';
import { filled, placesOf, type Sent } from './testing/row.ts';
import { rows, usedPasskey } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

let app: TestApp;
let ann: TestClient;
const email = 'carl@example.edu';
const requests = new Map<string, Sent>([
  ['POST /api/auth/register', { body: { email, password: 'correct horse', firstName: 'Carl', lastName: 'Lee' } }],
  ['POST /api/auth/login', { body: { email, password: 'correct horse' } }],
  ['POST /api/auth/login/code', { body: { code: '123456' } }],
  ['POST /api/auth/login/passkey', { body: { response: usedPasskey } }],
  ['POST /api/auth/passkey', { body: { response: usedPasskey } }],
  ['POST /api/auth/forgot-password', { body: { email } }],
  ['POST /api/auth/reset-password', { body: { token: 'x', password: 'battery staple' } }],
  ['POST /api/auth/verify-email', { body: { token: 'x' } }],
]);

beforeAll(async () => {
  app = await startTestApp(features);
  ann = await app.student();
  const own = belongingsOf(ann, app);
  for (const [name, row] of Object.entries(rows)) {
    const ids = new Map<string, string>();
    for (const { path, kind } of placesOf(row)) ids.set(path, await own(kind));
    requests.set(
      name,
      filled(row, (path) => ids.get(path) ?? ''),
    );
  }
});
afterAll(() => app.stop());

/** Session queries still work; every other query fails with an error that quotes the statement. */
const withoutTables = async (work: () => Promise<void>) => {
  const { db } = app.platform;
  const { rows: tables } = await db.raw<{ rows: { name: string }[] }>(
    `select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'sessions'`,
  );
  const rename = async (from: string, to: string) => {
    for (const { name } of tables) await db.raw('alter table ?? rename to ??', [`${name}${from}`, `${name}${to}`]);
  };
  await rename('', '_away');
  await work();
  await rename('_away', '');
};

/** These query only the session and the event log, or report the failure differently: an archive breaks off, and a proposal keeps nothing. */
const sound = new Set([
  'GET /api/account/export',
  'DELETE /api/account/sessions',
  'DELETE /api/classes/:id',
  'PUT /api/terms/:id',
  'DELETE /api/terms/:id',
  'POST /api/scheduling-assistant/chat',
  'POST /api/documents/propose-class',
  // without a worker no calendar is read
  'POST /api/calendar-subscriptions/preview',
  'POST /api/calendar-subscriptions/:id/preview',
  'POST /api/calendar-subscriptions/:id/refresh',
  'DELETE /api/account/sessions/:id',
  'GET /api/account/sessions',
  'GET /api/account/proof',
  'GET /api/account/push-key',
  'GET /api/chat/models',
  'GET /api/health',
  'GET /api/ready',
  'GET /api/openapi.json',
  'GET /api/auth/sign-up',
  'GET /api/feeds/:name',
  'PUT /api/reminder-settings',
  'PUT /api/study-plan',
  'POST /api/reminders/stop/:token',
  'GET /api/docs',
  'GET /api/login',
  'GET /api/logout',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/live',
  'POST /api/auth/logout',
]);

const generic = '{"message":"Something went wrong. Please try again."}';

it('[E1] an internal error in any route is reported by one sentence, the same for all, and nothing else', async () => {
  let told: string[] = [];
  const routes = app.operations.filter(
    ({ access, ...operation }) => access !== 'worker' && access !== 'team' && !sound.has(nameOf(operation)),
  );
  const report = async (operation: Operation) => {
    const { status, bytes } = await send(ann, operation, requests.get(nameOf(operation)) ?? {});
    return `${nameOf(operation)} ${status} ${Buffer.from(bytes).toString()}`;
  };
  await withoutTables(async () => {
    told = await Promise.all(routes.map(report));
  });
  expect(told).toEqual(routes.map((operation) => `${nameOf(operation)} 500 ${generic}`));
});
