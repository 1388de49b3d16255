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

/** The entries that this work adds. */
const entriesDuring = async (work: () => Promise<unknown>) => {
  const before = entries().length;
  await work();
  return entries().slice(before);
};

const at = (student: TestClient) => ({ student: student.userId, caller: expect.stringMatching(/^[\da-f]{16}$/) });
const done = { outcome: 'done', level: 30 };
const refused = { outcome: 'refused', level: 40 };

describe('each of these logs exactly one entry', () => {
  let ann: TestClient;
  beforeAll(async () => {
    ann = await app.student();
  });
  const login = (given: string, by = app.visitor) => by.post('/api/auth/login', { email: ann.email, password: given });

  it('a sign-in, a wrong password, and too many guesses', async () => {
    const action = 'POST /api/auth/login';
    expect(await entriesDuring(() => login(password))).toMatchObject([{ ...done, ...at(ann), action, status: 200 }]);
    const wrong = await entriesDuring(() => login('wrong'));
    expect(wrong).toMatchObject([{ ...refused, action, status: 401, code: 'wrong_credentials' }]);
    expect(wrong[0]).not.toHaveProperty('student');
    for (let guess = 0; guess < 4; guess += 1) await login('wrong');
    expect(await entriesDuring(() => login('wrong'))).toMatchObject([
      { ...refused, action, code: 'too_many_attempts' },
    ]);
    await app.platform.db('attempts').delete();
  });

  it('a registration, a sign-out, the end of another session, a new password, an export', async () => {
    const email = `${randomUUID()}@example.edu`;
    const form = { email, password, firstName: 'Ann', lastName: 'Lee' };
    const client = httpClient(app.origin, {}, new Map());
    expect(await entriesDuring(() => client.post('/api/auth/register', form))).toMatchObject([
      { ...done, action: 'POST /api/auth/register', student: expect.any(String) },
    ]);
    expect(await entriesDuring(() => client.post('/api/auth/logout'))).toMatchObject([
      { ...done, action: 'POST /api/auth/logout', student: expect.any(String) },
    ]);
    expect(await entriesDuring(() => ann.delete('/api/account/sessions'))).toMatchObject([{ ...done, ...at(ann) }]);
    const change = { currentPassword: password, newPassword: 'battery staple' };
    expect(await entriesDuring(() => ann.put('/api/account/password', change))).toMatchObject([
      { ...done, ...at(ann), action: 'PUT /api/account/password' },
    ]);
    expect(await entriesDuring(() => ann.get('/api/account/export'))).toMatchObject([
      { ...done, ...at(ann), action: 'GET /api/account/export' },
    ]);
  });

  it('a request from another site, an invalid session, and a workflow route without its token', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(await entriesDuring(() => ann.post('/api/tasks', { title: 'x' }, foreign))).toMatchObject([
      { ...refused, code: 'cross_site', status: 403 },
    ]);
    const forged = httpClient(app.origin, { cookie: 'sid=forged' });
    expect(await entriesDuring(() => forged.get('/api/tasks'))).toMatchObject([{ ...refused, code: 'unauthorized' }]);
    expect(await entriesDuring(() => ann.get(`/api/internal/documents/${randomUUID()}/text`))).toMatchObject([
      { ...refused, status: 404 },
    ]);
  });

  it('a failed sign-in through an identity provider', async () => {
    expect(await entriesDuring(() => app.visitor.get('/api/auth/google/callback?code=x&state=y'))).toMatchObject([
      { ...refused, action: 'GET /api/auth/google/callback', code: 'failed' },
    ]);
  });

  it('the deletion of an account', async () => {
    const bob = await app.student();
    expect(await entriesDuring(() => bob.delete('/api/account', {}, { password }))).toMatchObject([
      { ...done, ...at(bob), action: 'DELETE /api/account' },
    ]);
  });
});

it('a request without security relevance logs none', async () => {
  const ann = await app.student();
  const ordinary = async () => {
    await ann.get('/api/auth/user');
    await ann.post('/api/tasks', { title: 'Read' });
    await ann.get(`/api/documents/${randomUUID()}/view`);
    await app.visitor.get('/api/tasks');
    await app.visitor.get('/api/nothing');
  };
  expect(await entriesDuring(ordinary)).toEqual([]);
});

it('no text from a request can end or add a log line, or appears in one', async () => {
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
