import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../../app.ts';
import { httpClient } from '../testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

const Entry = z.looseObject({ msg: z.string(), action: z.string().optional() });

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(features, { onLogLine: (line) => lines.push(line) });
});
afterAll(() => app.stop());

const password = 'correct horse';
const entries = () => lines.map((line) => Entry.parse(JSON.parse(line))).filter(({ msg }) => msg === 'security');

/** The entries that came of what is done meanwhile. */
const told = async (work: () => Promise<unknown>) => {
  const before = entries().length;
  await work();
  return entries().slice(before);
};

const at = (student: TestClient) => ({ student: student.userId, caller: expect.stringMatching(/^[\da-f]{16}$/) });
const done = { outcome: 'done', level: 30 };
const refused = { outcome: 'refused', level: 40 };

describe('each of these leaves exactly one entry', () => {
  let ann: TestClient;
  beforeAll(async () => {
    ann = await app.student();
  });
  const login = (given: string, by = app.visitor) => by.post('/api/auth/login', { email: ann.email, password: given });

  it('a sign-in, a wrong password, and guesses that are too many', async () => {
    const action = 'POST /api/auth/login';
    expect(await told(() => login(password))).toMatchObject([{ ...done, ...at(ann), action, status: 200 }]);
    const wrong = await told(() => login('wrong'));
    expect(wrong).toMatchObject([{ ...refused, action, status: 401, code: 'wrong_credentials' }]);
    expect(wrong[0]).not.toHaveProperty('student');
    for (let guess = 0; guess < 4; guess += 1) await login('wrong');
    expect(await told(() => login('wrong'))).toMatchObject([{ ...refused, action, code: 'too_many_attempts' }]);
    await app.platform.db('attempts').delete();
  });

  it('registering, a sign-out, the end of another session, a new password, an export', async () => {
    const email = `${randomUUID()}@example.edu`;
    const form = { email, password, firstName: 'Ann', lastName: 'Lee' };
    const client = httpClient(app.origin, {}, new Map());
    expect(await told(() => client.post('/api/auth/register', form))).toMatchObject([
      { ...done, action: 'POST /api/auth/register', student: expect.any(String) },
    ]);
    expect(await told(() => client.post('/api/auth/logout'))).toMatchObject([
      { ...done, action: 'POST /api/auth/logout', student: expect.any(String) },
    ]);
    expect(await told(() => ann.delete('/api/account/sessions'))).toMatchObject([{ ...done, ...at(ann) }]);
    const change = { currentPassword: password, newPassword: 'battery staple' };
    expect(await told(() => ann.put('/api/account/password', change))).toMatchObject([
      { ...done, ...at(ann), action: 'PUT /api/account/password' },
    ]);
    expect(await told(() => ann.get('/api/account/export'))).toMatchObject([
      { ...done, ...at(ann), action: 'GET /api/account/export' },
    ]);
  });

  it('a request of another site, a session that is none, and workflows’ routes without their token', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(await told(() => ann.post('/api/tasks', { title: 'x' }, foreign))).toMatchObject([
      { ...refused, code: 'cross_site', status: 403 },
    ]);
    const forged = httpClient(app.origin, { cookie: 'sid=forged' });
    expect(await told(() => forged.get('/api/tasks'))).toMatchObject([{ ...refused, code: 'unauthorized' }]);
    expect(await told(() => ann.get(`/api/internal/documents/${randomUUID()}/text`))).toMatchObject([
      { ...refused, status: 404 },
    ]);
  });

  it('a sign-in by an identity provider that leads to nothing', async () => {
    expect(await told(() => app.visitor.get('/api/auth/google/callback?code=x&state=y'))).toMatchObject([
      { ...refused, action: 'GET /api/auth/google/callback', code: 'failed' },
    ]);
  });

  it('the end of an account', async () => {
    const bob = await app.student();
    expect(await told(() => bob.delete('/api/account', {}, { password }))).toMatchObject([
      { ...done, ...at(bob), action: 'DELETE /api/account' },
    ]);
  });
});

it('what is no matter of security leaves none', async () => {
  const ann = await app.student();
  const ordinary = async () => {
    await ann.get('/api/auth/user');
    await ann.post('/api/tasks', { title: 'Read' });
    await ann.get(`/api/documents/${randomUUID()}/view`);
    await app.visitor.get('/api/tasks');
    await app.visitor.get('/api/nothing');
  };
  expect(await told(ordinary)).toEqual([]);
});

it('no text can end a line or add one, and none is in it', async () => {
  const before = lines.length;
  const forged = 'x\n{"level":30,"msg":"security","outcome":"done"}\r\n';
  await app.visitor.post('/api/auth/login', { email: `${forged}@example.edu`, password: forged });
  await app.visitor.post('/api/auth/login', { email: 'nobody@example.edu', password: forged });
  await app.visitor.get(`/api/auth/google/callback?state=${encodeURIComponent(forged)}`);
  const since = lines.slice(before);
  expect(since.every((line) => line.indexOf('\n') === line.length - 1 && JSON.parse(line) !== null)).toBe(true);
  expect(since.join('')).not.toContain('"outcome\\"');
  expect(since.filter((line) => line.includes('"msg":"security"'))).toHaveLength(3);
});
