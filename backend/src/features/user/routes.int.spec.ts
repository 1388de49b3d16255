import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient, type Visitor } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { credentials } from './passwords/credentials.ts';
import { emailAggregate, userAggregate } from './aggregate.ts';
import { UserId } from '@hub/contracts';
import { hashPassword } from './passwords/hash-password.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
// all callers here have the same address
beforeEach(() => app.platform.db('attempts').delete());

const password = 'correct horse';
const newForm = () => ({
  email: `${randomBytes(6).toString('hex')}@example.edu`,
  password,
  firstName: 'Ann',
  lastName: 'Lee',
});
const browser = (): Visitor => httpClient(app.origin, {}, new Map());
const countUsers = async (email: string) => (await app.platform.db('user_list').where({ email })).length;

describe('registering', () => {
  it('creates an account, signs in and shows the student at once', { tags: ['S1.2', 'S7.6', 'S7.11'] }, async () => {
    const form = newForm();
    const ann = browser();
    const registered = await ann.post('/api/auth/register', {
      ...form,
      email: ` ${form.email.toUpperCase()} `,
      id: 'x',
    });
    expect(registered.status).toBe(201);
    const expected = { email: form.email, firstName: 'Ann', lastName: 'Lee', profileImageUrl: null, roles: [] };
    expect(registered.body).toEqual({
      ...expected,
      id: expect.any(String),
      createdAt: expect.stringMatching(/\.\d{3}Z$/),
    });
    expect(await ann.get('/api/auth/user')).toMatchObject({ status: 200, body: registered.body });
  });

  it('creates exactly one account for twenty concurrent requests with one address', async () => {
    const form = newForm();
    const spellings = [form.email, form.email.toUpperCase()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.visitor.post('/api/auth/register', {
          ...form,
          email: spellings[index % 2],
          password: `password no. ${index % 5}`,
        }),
      ),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 201 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await countUsers(form.email)).toBe(1);
    const winner = `password no. ${(winners[0] ?? 0) % 5}`;
    expect((await app.visitor.post('/api/auth/login', { email: form.email, password: winner })).status).toBe(200);
  });

  it(
    'creates exactly one account for a hundred concurrent requests with one address, in any spelling',
    { tags: ['R21'] },
    async () => {
      const form = newForm();
      const spelling = (index: number) =>
        form.email.replaceAll(/[a-z]/g, (letter, at: number) =>
          (index >> (at % 7)) & 1 ? letter.toUpperCase() : letter,
        );
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          app.visitor.post('/api/auth/register', { ...form, email: spelling(index) }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
      expect(await countUsers(form.email)).toBe(1);
    },
  );

  it('with a key creates one account, and a repeat returns it and signs in', { tags: ['R19'] }, async () => {
    const [form, headers] = [newForm(), { 'idempotency-key': randomUUID() }];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.visitor.post('/api/auth/register', form, headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
    expect(await countUsers(form.email)).toBe(1);

    const later = browser();
    expect(await later.post('/api/auth/register', form, headers)).toMatchObject({
      status: 201,
      body: answers[0]?.body,
    });
    expect((await later.get('/api/auth/user')).status).toBe(200);
    expect(await app.platform.db('idempotency_keys').select()).toEqual([]);
  });

  it('with a key never opens or changes the account with another password, nor treats another name as a repeat', async () => {
    const [form, headers] = [newForm(), { 'idempotency-key': randomUUID() }];
    await app.visitor.post('/api/auth/register', form, headers);
    await app.platform.db('credentials').update({ setAt: app.platform.db.raw(`now() - interval '1 hour'`) });
    const other = { ...form, password: 'another password' };
    expect((await app.visitor.post('/api/auth/register', other, headers)).status).toBe(409);
    expect((await app.visitor.post('/api/auth/register', { ...form, firstName: 'Bob' }, headers)).status).toBe(422);
    expect((await app.visitor.post('/api/auth/register', form)).status).toBe(409);
    const signIn = (password: string) => app.visitor.post('/api/auth/login', { email: form.email, password });
    expect((await signIn(other.password)).status).toBe(401);
    expect((await signIn(form.password)).status).toBe(200);
  });

  it('says that the address is taken', async () => {
    const form = newForm();
    await app.visitor.post('/api/auth/register', form);
    const again = await app.visitor.post('/api/auth/register', { ...form, firstName: 'Bob' });
    expect(again).toMatchObject({ status: 409, body: { message: 'An account with this email already exists' } });
  });

  it('accepts a password of six characters and none of five', { tags: ['S9.2'] }, async () => {
    const form = newForm();
    const register = (word: string) => browser().post('/api/auth/register', { ...form, password: word });
    expect((await register('k7#vQ')).status).toBe(400);
    expect((await register('k7#vQz')).status).toBe(201);
    const { email } = form;
    expect((await app.visitor.post('/api/auth/login', { email, password: 'k7#vQz' })).status).toBe(200);
  });

  it.each([
    [{ email: 'nonsense' }, 'Please enter a valid email address'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ firstName: '  ' }, 'First name is required'],
    [{ lastName: undefined }, 'Last name is required'],
    [{ password: 'Password123' }, 'This password is too common. Please choose another one.'],
  ])(
    'rejects %j with a message and creates nothing',
    { tags: ['S5.3', 'S5.4', 'S5.5', 'S5.6', 'S5.8'] },
    async (wrong, message) => {
      const form = { ...newForm(), ...wrong };
      expect(await app.visitor.post('/api/auth/register', form)).toMatchObject({ status: 400, body: { message } });
      expect(await countUsers(form.email)).toBe(0);
    },
  );

  it('continues after an interruption once the address was reserved', { tags: ['R21'] }, async () => {
    const form = newForm();
    const userId = UserId.parse(randomUUID());
    const context = { ownerId: userId, actorId: userId, actorKind: 'student', correlationId: 'c' } as const;
    const id = app.platform.secrets.fingerprint('e-mail reservation', form.email);
    await app.platform.commands.handle(emailAggregate, { id, command: { type: 'ReserveEmail', userId } }, context);
    expect(await app.visitor.post('/api/auth/register', form)).toMatchObject({ status: 201, body: { id: userId } });
  });

  it(
    'continues after an interruption once the password was set, for the same student only',
    { tags: ['R21'] },
    async () => {
      const form = newForm();
      const userId = UserId.parse(randomUUID());
      const context = { ownerId: userId, actorId: userId, actorKind: 'student', correlationId: 'c' } as const;
      const id = app.platform.secrets.fingerprint('e-mail reservation', form.email);
      await app.platform.commands.handle(emailAggregate, { id, command: { type: 'ReserveEmail', userId } }, context);
      await credentials(app.platform.db).claim(userId, await hashPassword(password));
      expect((await app.visitor.post('/api/auth/register', { ...form, password: 'another one' })).status).toBe(409);
      expect(await app.visitor.post('/api/auth/register', form)).toMatchObject({ status: 201, body: { id: userId } });
    },
  );

  it('keeps the address out of stream names and the password out of everything', async () => {
    const form = { ...newForm(), password: 'canary-7f3a' };
    const { body } = await app.visitor.post('/api/auth/register', form);
    const { id } = body as { id: string };
    const [stored] = await app.platform.eventLog.read(`${userAggregate.category}-${id}`);
    expect(JSON.stringify({ ...stored, revision: 0, position: 0 })).not.toContain(form.email);
    const { rows } = await app.platform.db.raw<{ rows: { passwordHash: string }[] }>(
      'select password_hash from credentials where user_id = ?',
      [id],
    );
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('signing in', () => {
  it('returns the student and a session of 30 days that scripts cannot read', { tags: ['S1.3', 'S7.8'] }, async () => {
    const form = newForm();
    await app.visitor.post('/api/auth/register', form);
    const { status, headers, body } = await app.visitor.post('/api/auth/login', { email: form.email, password });
    expect({ status, body }).toMatchObject({ status: 200, body: { email: form.email, firstName: 'Ann' } });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^sid=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/i);
    const token = /sid=([^;]+)/.exec(cookie)?.[1];
    const sessions = await app.platform.db('sessions').select();
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('responds the same to a wrong password and an unknown address', { tags: ['S7.10'] }, async () => {
    const form = newForm();
    await app.visitor.post('/api/auth/register', form);
    const wrong = await app.visitor.post('/api/auth/login', { email: form.email, password: 'wrong horse' });
    const unknown = await app.visitor.post('/api/auth/login', { email: newForm().email, password });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    [{ email: 'nonsense', password }, 'Please enter a valid email address'],
    [{ email: 'ann@example.edu', password: '' }, 'Password is required'],
    [{ email: 'ann@example.edu' }, 'Password is required'],
  ])('rejects %j with a message', { tags: ['S5.1', 'S5.2', 'S5.8'] }, async (form, message) => {
    expect(await app.visitor.post('/api/auth/login', form)).toMatchObject({ status: 400, body: { message } });
  });

  it('invalidates the previous session', async () => {
    const ann = await app.student();
    const cookies = new Map<string, string>();
    const before = httpClient(app.origin, {}, cookies);
    await before.post('/api/auth/login', { email: ann.email, password });
    const stolen = httpClient(app.origin, {}, new Map(cookies));
    expect((await stolen.get('/api/auth/user')).status).toBe(200);
    await before.post('/api/auth/login', { email: ann.email, password });
    expect((await before.get('/api/auth/user')).status).toBe(200);
    expect((await stolen.get('/api/auth/user')).status).toBe(401);
  });

  it('[Q167] again creates one more session, even with the same key', async () => {
    const ann = await app.student();
    const headers = { 'idempotency-key': 'one-click' };
    const cookies = [new Map<string, string>(), new Map<string, string>()];
    for (const jar of cookies) {
      const client = httpClient(app.origin, {}, jar);
      expect((await client.post('/api/auth/login', { email: ann.email, password }, headers)).status).toBe(200);
      expect((await client.get('/api/auth/user')).status).toBe(200);
    }
    expect((await ann.get('/api/account/sessions')).body).toHaveLength(3);
  });

  it('rejects an invented token', async () => {
    const ann = await app.student();
    const cookies = new Map([['sid', 'a-token-of-my-own']]);
    await httpClient(app.origin, {}, cookies).post('/api/auth/login', { email: ann.email, password });
    expect(cookies.get('sid')).not.toBe('a-token-of-my-own');
  });

  it('is rejected after five wrong passwords, without storing the address', async () => {
    const ann = await app.student();
    const guess = () => app.visitor.post('/api/auth/login', { email: ann.email, password: 'a guess' });
    for (let index = 0; index < 5; index += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await app.platform.db('attempts').where('key', 'like', 'sign-in%').select('key');
    expect(JSON.stringify(elsewhere)).not.toContain(ann.email);
  });
});

describe('signing out', () => {
  it('ends the session on the server, and twice is no error', { tags: ['S7.7', 'S7.13'] }, async () => {
    const ann = await app.student();
    expect((await ann.post('/api/auth/logout')).status).toBe(204);
    expect(await ann.get('/api/auth/user')).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    expect((await ann.post('/api/auth/logout')).status).toBe(204);
  });

  it('is never done by a link', async () => {
    const ann = await app.student();
    expect(await ann.get('/api/logout')).toMatchObject({ status: 405, body: { message: 'Method not allowed' } });
    expect((await ann.get('/api/auth/logout')).status).toBe(405);
    expect((await ann.get('/api/auth/user')).status).toBe(200);
  });
});

describe('the sign-in link', () => {
  it.each([
    ['/api/login', '/auth'],
    ['/api/login?returnTo=%2Fcalendar%3Fa%3D1', '/auth?returnTo=%2Fcalendar%3Fa%3D1'],
    ['/api/login?returnTo=%2F%2Fevil.example', '/auth'],
    ['/api/login?returnTo=https%3A%2F%2Fevil.example', '/auth'],
    ['/api/auth/google', '/auth?error=google_unavailable'],
  ])('%s redirects a visitor to %s', { tags: ['S7.12', 'S7.14'] }, async (path, target) => {
    const { status, headers } = await app.visitor.get(path);
    expect({ status, target: headers.get('location') }).toEqual({ status: 302, target });
  });

  it('redirects a signed-in student', { tags: ['S7.14'] }, async () => {
    const ann = await app.student();
    expect((await ann.get('/api/login?returnTo=/tasks')).headers.get('location')).toBe('/tasks');
    expect((await ann.get('/api/login')).headers.get('location')).toBe('/');
  });
});
