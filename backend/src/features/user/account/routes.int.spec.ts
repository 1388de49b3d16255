import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hash } from '@node-rs/argon2';
import { httpClient, type Cookies } from '../../../platform/testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing/test-app.ts';
import { gif } from '../testing/pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp([], { fetchPicture: async (address) => pictures.get(address) ?? null });
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db('attempts').delete());

const pictures = new Map([
  ['https://example.edu/ann.gif', gif(1)],
  ['https://example.edu/ann-2.gif', gif(2)],
]);
const password = 'correct horse';
const browser = (userAgent = '') => {
  const cookies: Cookies = new Map();
  return { ...httpClient(app.origin, { 'user-agent': userAgent }, cookies), cookies };
};
const signIn = async ({ email }: Pick<TestClient, 'email'>, userAgent?: string) => {
  const client = browser(userAgent);
  expect((await client.post('/api/auth/login', { email, password })).status).toBe(200);
  return client;
};
const isSignedIn = async (client: Pick<TestClient, 'get'>) => (await client.get('/api/auth/user')).status === 200;

describe('the account', () => {
  it('shows how the student signs in, and no secret', { tags: ['S3.1'] }, async () => {
    const ann = await app.student();
    expect((await ann.get('/api/account')).body).toEqual({
      email: ann.email,
      emailVerified: false,
      hasPassword: true,
      identities: [],
      secondFactor: null,
    });
    expect((await app.visitor.get('/api/account')).status).toBe(401);
  });

  it('changes only the fields of the profile that are named', { tags: ['S3.1'] }, async () => {
    const ann = await app.student();
    const changed = await ann.patch('/api/account', { firstName: ' Anna ', email: 'x@y.zz' });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: ann.userId, email: ann.email, firstName: 'Anna', lastName: 'Lee', profileImageUrl: null },
    });
    expect((await ann.get('/api/auth/user')).body).toEqual(changed.body);
  });

  it.each([
    [{ firstName: '  ' }, 'First name is required'],
    [{ profileImageUrl: 'http://example.edu/a.png' }, 'Please enter a web address that begins with https://'],
    [{ profileImageUrl: 'javascript:alert(1)' }, 'Please enter a web address that begins with https://'],
  ])('rejects %j', async (change, message) => {
    const ann = await app.student();
    expect(await ann.patch('/api/account', change)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('the picture', () => {
  const choose = async (client: TestClient, profileImageUrl: string | null) => {
    const { status, body } = await client.patch('/api/account', { profileImageUrl });
    expect(status).toBe(200);
    return (body as { profileImageUrl: string }).profileImageUrl;
  };
  const filesOf = ({ userId }: TestClient) => app.platform.db('file_keys').where({ ownerId: userId }).pluck('file');

  it('is fetched once, kept, and served to its student alone', async () => {
    const [ann, bob] = [await app.student(), await app.student()];
    const path = await choose(ann, 'https://example.edu/ann.gif');
    expect(path).toMatch(/^\/api\/account\/picture\/[0-9a-f]{64}$/);
    expect((await ann.get('/api/auth/user')).body).toMatchObject({ firstName: 'Ann', profileImageUrl: path });
    const { status, bytes, headers } = await ann.get(path);
    expect({ status, bytes: Buffer.from(bytes) }).toEqual({ status: 200, bytes: gif(1).bytes });
    expect(headers.get('content-type')).toBe('image/gif');
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect((await bob.get(path)).status).toBe(404);
    expect((await app.visitor.get(path)).status).toBe(401);
    expect(Buffer.from((await ann.get('/api/account/export')).bytes).toString('latin1')).toContain('profile picture');
    expect(await app.platform.fileSweeper.sweep(0)).toBe(0);
    expect((await ann.get(path)).status).toBe(200);
  });

  it('takes the place of the earlier one, whose file is deleted, and can be removed', async () => {
    const ann = await app.student();
    const key = { 'idempotency-key': 'one-click' };
    const first = await choose(ann, 'https://example.edu/ann.gif');
    const body = { profileImageUrl: 'https://example.edu/ann-2.gif' };
    const changed = await ann.patch('/api/account', body, key);
    expect((await ann.patch('/api/account', body, key)).body).toEqual(changed.body);
    const { profileImageUrl: second } = changed.body as { profileImageUrl: string };
    expect([(await ann.get(first)).status, (await ann.get(second)).status]).toEqual([404, 200]);
    expect(await filesOf(ann)).toHaveLength(1);
    expect(await choose(ann, null)).toBeNull();
    expect((await ann.get(second)).status).toBe(404);
    expect(await filesOf(ann)).toEqual([]);
  });

  it('that cannot be fetched changes nothing, and trying is limited', async () => {
    const ann = await app.student();
    const away = { firstName: 'Anna', profileImageUrl: 'https://example.edu/away.gif' };
    for (let tries = 0; tries < 20; tries += 1) {
      expect(await ann.patch('/api/account', away)).toMatchObject({
        status: 422,
        body: { code: 'picture_unavailable' },
      });
    }
    expect((await ann.patch('/api/account', away)).status).toBe(429);
    expect((await ann.get('/api/auth/user')).body).toMatchObject({ firstName: 'Ann', profileImageUrl: null });
  });
});

describe('changing the password', () => {
  const change = (client: Pick<TestClient, 'put'>, body: object) => client.put('/api/account/password', body);

  it('ends every other session, and this one continues under a new token', async () => {
    const ann = await app.student();
    const [here, elsewhere] = [await signIn(ann), await signIn(ann)];
    const stolen = httpClient(app.origin, {}, new Map(here.cookies));
    const newPassword = 'a better password';
    expect((await change(here, { currentPassword: password, newPassword })).status).toBe(204);

    expect(await isSignedIn(here)).toBe(true);
    expect(await Promise.all([stolen, elsewhere, ann].map(isSignedIn))).toEqual([false, false, false]);
    const login = (word: string) => app.visitor.post('/api/auth/login', { email: ann.email, password: word });
    expect([(await login(password)).status, (await login(newPassword)).status]).toEqual([401, 200]);
    const history = await app.platform.eventLog.read(`user-${ann.userId}`);
    expect(history.map(({ type }) => type)).toEqual(['UserRegistered', 'PasswordChanged']);
  });

  it.each([
    [{ newPassword: 'a better password' }, 'Your current password is not right'],
    [{ currentPassword: 'wrong horse', newPassword: 'a better password' }, 'Your current password is not right'],
    [{ currentPassword: password, newPassword: '12345' }, 'Password must be at least 6 characters'],
    [
      { currentPassword: password, newPassword: 'Password123' },
      'This password is too common. Please choose another one.',
    ],
    [
      { currentPassword: password, newPassword: 'ann.lee 2026' },
      'This password is too common. Please choose another one.',
    ],
  ])('is rejected for %j and changes nothing', async (body, message) => {
    const ann = await app.student();
    const elsewhere = await signIn(ann);
    expect(await change(ann, body)).toMatchObject({ status: 400, body: { message } });
    expect(await Promise.all([ann, elsewhere].map(isSignedIn))).toEqual([true, true]);
  });

  it('twenty times concurrently leaves one password, one session and no bypass', async () => {
    const ann = await app.student();
    const { cookies } = await signIn(ann);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const tab = httpClient(app.origin, {}, new Map(cookies));
        return change(tab, { currentPassword: password, newPassword: `better password ${index}` });
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(await app.platform.db('sessions').where({ userId: ann.userId })).toHaveLength(1);
    const winner = statuses.indexOf(204);
    await app.platform.db('attempts').delete();
    const won = { email: ann.email, password: `better password ${winner}` };
    expect((await app.visitor.post('/api/auth/login', won)).status).toBe(200);
  });
});

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  type Listed = { id: string; device: string; current: boolean };
  const list = async (client: Pick<TestClient, 'get'>) => (await client.get('/api/account/sessions')).body as Listed[];

  it('are listed with the device, and which is this one', async () => {
    const ann = await app.student();
    const here = await signIn(ann, firefox);
    const listed = await list(here);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ current }) => current)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Linux',
        current: true,
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(JSON.stringify(await app.platform.db('sessions').select())).not.toContain('Gecko');
  });

  it('are ended one by one, and only by their own student', async () => {
    const [ann, bob] = [await app.student(), await app.student()];
    const lost = await signIn(ann);
    const other = (await list(ann)).find(({ current }) => !current);
    const path = `/api/account/sessions/${other?.id}`;
    expect(await bob.delete(path)).toMatchObject({ status: 404, body: { message: 'Session not found' } });
    expect(await isSignedIn(lost)).toBe(true);
    expect((await ann.delete(path)).status).toBe(204);
    expect(await Promise.all([ann, lost].map(isSignedIn))).toEqual([true, false]);
    expect((await ann.delete(path)).status).toBe(404);
  });

  it('are ended all but this one', async () => {
    const ann = await app.student();
    const others = [await signIn(ann), await signIn(ann)];
    expect((await ann.delete('/api/account/sessions')).status).toBe(204);
    expect(await Promise.all([ann, ...others].map(isSignedIn))).toEqual([true, false, false]);
  });

  it('end half a year after the sign-in, however much they are used', async () => {
    const ann = await app.student();
    const { db } = app.platform;
    const setBack = (column: string, days: number) =>
      db('sessions')
        .where({ userId: ann.userId })
        .update({ [column]: db.raw(`now() - make_interval(days => ${days})`) });
    const daysLeft = async () => {
      const left = db.raw('round(extract(epoch from expires_at - now()) / 86400) as left');
      return Number((await db('sessions').where({ userId: ann.userId }).first<{ left: string }>(left)).left);
    };
    await setBack('lastUsedAt', 1);
    await setBack('createdAt', 100);
    await isSignedIn(ann);
    expect(await daysLeft()).toBe(30);
    await setBack('lastUsedAt', 1);
    await setBack('createdAt', 170);
    await isSignedIn(ann);
    expect(await daysLeft()).toBe(10);
    await setBack('lastUsedAt', 1);
    await setBack('createdAt', 181);
    await isSignedIn(ann);
    expect(await isSignedIn(ann)).toBe(false);
  });

  it('leave nothing behind in the browser when they end', { tags: ['S7.13'] }, async () => {
    const ann = await app.student();
    const cookies = new Map((await signIn(ann)).cookies);
    const here = httpClient(app.origin, {}, cookies);
    const stolen = httpClient(app.origin, {}, new Map(cookies));
    const { status, headers } = await here.post('/api/auth/logout');
    expect(status).toBe(204);
    expect(headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(cookies.size).toBe(0);
    expect(await isSignedIn(stolen)).toBe(false);
  });
});

describe('a password with outdated parameters', () => {
  it('is hashed again at the next sign-in', async () => {
    const ann = await app.student();
    const stored = () => app.platform.db('credentials').where({ userId: ann.userId });
    const weak = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await stored().update({ passwordHash: weak });
    await signIn(ann);
    expect((await stored().first<{ passwordHash: string }>())?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2/);
    await signIn(ann);
  });
});
