import { randomBytes, randomUUID } from 'node:crypto';
import { commandIdHeader } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf, type Kind, type Own } from './testing/belongings.ts';
import { filled, placesOf, type Row } from './testing/row.ts';
import { rows } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

let app: TestApp;
let ann: TestClient;
let own: Own;
let deleting: string;

/** The things that are in no class. */
const elsewhere: ReadonlySet<Kind> = new Set([
  'session',
  'passkey',
  'access-token',
  'calendar-subscription',
  'webhook',
  'push-device',
  'command',
  'term',
]);
const inClasses = Object.entries(rows).filter(
  ([, row]) => !row.empty && placesOf(row).some(({ kind }) => !elsewhere.has(kind)),
);

const request = async (row: Row, idOf: Own) => {
  const ids = new Map<string, string>();
  for (const { path, kind } of placesOf(row)) ids.set(path, await idOf(kind));
  return filled(row, (path) => ids.get(path) ?? '');
};

const nothing: Own = async (kind) => (kind === 'file' ? randomBytes(32).toString('hex') : randomUUID());

const sent = async (name: string, row: Row, idOf: Own) => {
  const operation = app.operations.find((each) => nameOf(each) === name);
  if (!operation) throw new Error(`${name} is not mounted`);
  const { status, body } = await send(ann, operation, await request(row, idOf));
  return { status, body };
};

const listing = [
  'classes',
  'tasks',
  'events',
  'documents',
  'flashcard-sets',
  'practice-tests',
  'stats',
  'search?q=Read',
];

/** Everything that the student can read of it. */
const seen = async () => {
  const lists = listing.map(async (path) => [path, (await ann.get(`/api/${path}`)).body] as const);
  // due times count from now
  const reads = inClasses.filter(([name]) => name.startsWith('GET ') && name !== 'GET /api/reviews');
  const things = reads.map(async ([name, row]) => [name, await sent(name, row, own)] as const);
  return Object.fromEntries(await Promise.all([...lists, ...things])) as Readonly<Record<string, unknown>>;
};

let before: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  app = await startTestApp(features);
  ann = await app.student();
  own = belongingsOf(ann, app);
  for (const [, row] of inClasses) await request(row, own);
  before = await seen();
  const { headers } = await ann.delete(`/api/classes/${await own('class')}`);
  deleting = headers.get(commandIdHeader) ?? '';
});
afterAll(() => app.stop());

describe('the contents of a deleted class', () => {
  it.each(inClasses)('do not exist for %s', async (name, row) => {
    const there = await sent(name, row, own);
    const missing = await sent(name, row, nothing);
    expect([there.status, missing.status]).toEqual([404, 404]);
    // any of several things may be named first
    expect(placesOf(row).length > 1 ? missing : there).toEqual(missing);
  });

  it('return with the class, unchanged', async () => {
    expect(before['GET /api/flashcard-sets/:id/flashcards']).toMatchObject({ status: 200, body: [{}] });
    expect((await ann.post(`/api/undo/${deleting}`)).status).toBe(200);
    expect(await seen()).toEqual(before);
  });
});
