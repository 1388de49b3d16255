import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTestHub } from '../../../hub/testing.ts';
import { httpClient, type Cookies, type Visitor } from '../../../platform/testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing/test-app.ts';
import { codeNow, nextStep, turnOn } from '../../../platform/testing/authenticator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db('attempts').delete());

const password = 'correct horse';
const wrongCode = { status: 400, body: { code: 'wrong_code' } };
const expired = { status: 401, body: { code: 'sign_in_expired' } };
const browser = (origin = app.origin) => {
  const cookies: Cookies = new Map();
  return { ...httpClient(origin, {}, cookies), cookies };
};
const isSignedIn = async (client: Visitor) => (await client.get('/api/auth/user')).status === 200;
const login = (client: Visitor, { email }: TestClient) => client.post('/api/auth/login', { email, password });
const enter = (client: Visitor, code: string) => client.post('/api/auth/login/code', { code });
/** A browser after the right password. */
const afterPassword = async (student: TestClient, origin?: string) => {
  const client = browser(origin);
  expect(await login(client, student)).toMatchObject({ status: 401, body: { code: 'code_required' } });
  return client;
};
const factorOf = async (client: Visitor) =>
  ((await client.get('/api/account')).body as { secondFactor: { recoveryCodesLeft: number } | null }).secondFactor;
const historyOf = async ({ userId }: TestClient) =>
  (await app.platform.eventLog.read(`user-${userId}`)).map(({ type }) => type);
const mailsAsked = () => app.platform.db('mail_requests').pluck<string[]>('template');

/** A student with a second factor, whose next code is accepted. */
const studentWithFactor = async () => {
  const ann = await app.student();
  const known = await turnOn(ann);
  await nextStep(app.platform.db, ann);
  return { ann, ...known };
};

const storedEverywhere = async () => {
  const { db, eventLog, codec } = app.platform;
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  const tables = await Promise.all(rows.map(({ name }) => db(name).select()));
  const events: unknown[] = [];
  for await (const message of eventLog.readAll()) events.push((await codec.decode(message)).shape);
  return JSON.stringify([tables, events]);
};

describe('turning it on', () => {
  it('takes a code of the app, ends every other session, and stores no secret in the clear', async () => {
    const ann = await app.student();
    const elsewhere = browser();
    await login(elsewhere, ann);
    expect(await factorOf(ann)).toBeNull();

    const enrolled = await ann.post('/api/account/second-factor/enrolment');
    const { secret, address } = enrolled.body as { secret: string; address: string };
    expect(address).toContain(`secret=${secret}`);
    expect(await ann.put('/api/account/second-factor', { code: '000000' })).toMatchObject(wrongCode);
    expect(await factorOf(ann)).toBeNull();
    expect(await isSignedIn(elsewhere)).toBe(true);

    const { recoveryCodes, ...known } = await turnOn(ann);
    expect(known.secret).not.toBe(secret); // the newest one counts
    expect(new Set(recoveryCodes)).toHaveLength(10);
    expect(await factorOf(ann)).toEqual({
      since: expect.stringMatching(/Z$/),
      recoveryCodesLeft: 10,
      app: true,
      passkeys: [],
    });
    expect(await Promise.all([ann, elsewhere].map(isSignedIn))).toEqual([true, false]);
    expect(await historyOf(ann)).toEqual(['UserRegistered', 'SecondFactorTurnedOn']);
    expect(await mailsAsked()).toContain('factor-on');
    const stored = await storedEverywhere();
    for (const each of [known.secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(each);
    }
    const again = await ann.post('/api/account/second-factor/enrolment');
    expect(again).toMatchObject({ status: 409, body: { code: 'factor_on' } });
  });

  it('starts again after a quarter of an hour', async () => {
    const ann = await app.student();
    const confirm = (code: string) => ann.put('/api/account/second-factor', { code });
    const notBegun = { status: 409, body: { code: 'factor_not_begun' } };
    expect(await confirm('123456')).toMatchObject(notBegun);
    const { secret } = (await ann.post('/api/account/second-factor/enrolment')).body as { secret: string };
    const { db } = app.platform;
    await db('second_factors')
      .where({ userId: ann.userId })
      .update({ begunAt: db.raw("now() - interval '16 minutes'") });
    expect(await confirm(codeNow(secret))).toMatchObject(notBegun);
    expect((await login(browser(), ann)).status).toBe(200);
  });
});

describe('signing in', () => {
  it('takes the code after the right password, in the same browser, once', async () => {
    const { ann, secret } = await studentWithFactor();
    const wrong = await app.visitor.post('/api/auth/login', { email: ann.email, password: 'a guess' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });

    const here = await afterPassword(ann);
    expect(await isSignedIn(here)).toBe(false);
    const code = codeNow(secret);
    expect(await enter(browser(), code)).toMatchObject(expired);
    expect(await enter(here, '000000')).toMatchObject(wrongCode);
    const ticket = new Map(here.cookies);
    expect(await enter(here, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { id: ann.userId },
    });
    expect(await isSignedIn(here)).toBe(true);
    expect(await enter(httpClient(app.origin, {}, ticket), code)).toMatchObject(expired);
    expect(await enter(await afterPassword(ann), code)).toMatchObject(wrongCode); // shown to someone else
  });

  it('accepts a code once, however many browsers send it at once', async () => {
    const { ann, secret } = await studentWithFactor();
    const browsers = [await afterPassword(ann), await afterPassword(ann), await afterPassword(ann)];
    const ends = await Promise.all(browsers.map((each) => enter(each, codeNow(secret))));
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ends.filter(({ status }) => status === 400)).toHaveLength(2);
  });

  it('takes each recovery code once, and says so', async () => {
    const { ann, recoveryCodes } = await studentWithFactor();
    const [first = ''] = recoveryCodes;
    const here = await afterPassword(ann);
    expect((await enter(here, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await factorOf(here)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await historyOf(ann)).toContain('RecoveryCodeUsed');
    expect(await mailsAsked()).toContain('recovery-code-used');
    expect(await enter(await afterPassword(ann), first)).toMatchObject(wrongCode);
  });

  it('ends after five tries; a student’s codes can be guessed five times in a quarter of an hour, on any instance', async () => {
    const { ann, secret } = await studentWithFactor();
    const here = await afterPassword(ann);
    for (let tries = 0; tries < 5; tries += 1) expect(await enter(here, '000000')).toMatchObject(wrongCode);
    expect(await enter(here, codeNow(secret))).toMatchObject(expired);
    const there = await afterPassword(ann, await app.anotherApi());
    expect(await enter(there, codeNow(secret))).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(await isSignedIn(ann)).toBe(true);
  });

  it('starts again when the password has changed or five minutes have passed', async () => {
    const { ann, secret } = await studentWithFactor();
    const { db } = app.platform;
    const late = await afterPassword(ann);
    await db('pending_sign_ins').update({ expiresAt: db.fn.now() });
    expect(await enter(late, codeNow(secret))).toMatchObject(expired);
    const here = await afterPassword(ann);
    await ann.put('/api/account/password', { currentPassword: password, newPassword: 'a better password' });
    expect(await enter(here, codeNow(secret))).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  it('cannot be avoided by repeating the registration', async () => {
    const headers = { 'idempotency-key': 'the-sign-up' };
    const form = { email: `${Date.now()}@example.edu`, password, firstName: 'Ann', lastName: 'Lee' };
    const ann = browser();
    expect((await ann.post('/api/auth/register', form, headers)).status).toBe(201);
    await turnOn(ann);
    const repeated = await browser().post('/api/auth/register', form, headers);
    expect(repeated).toMatchObject({ status: 401, body: { code: 'code_required' } });
  });
});

describe('turning it off', () => {
  const turnOff = (client: Visitor, code: string) => client.delete('/api/account/second-factor', {}, { code });

  it('takes a code too, and from then on the password is enough', async () => {
    const { ann, recoveryCodes } = await studentWithFactor();
    const waiting = await afterPassword(ann);
    expect(await turnOff(ann, '000000')).toMatchObject(wrongCode);
    expect((await turnOff(ann, recoveryCodes[3] ?? '')).status).toBe(204);
    expect(await factorOf(ann)).toBeNull();
    expect(await historyOf(ann)).toEqual(['UserRegistered', 'SecondFactorTurnedOn', 'SecondFactorTurnedOff']);
    expect(await mailsAsked()).toContain('factor-off');
    expect(await enter(waiting, recoveryCodes[4] ?? '')).toMatchObject(expired);
    expect((await login(browser(), ann)).status).toBe(200);
    expect(await turnOff(ann, '000000')).toMatchObject({ status: 409, body: { code: 'factor_off' } });
    expect(await app.platform.db('recovery_codes').where({ userId: ann.userId })).toEqual([]);
  });

  it('is not needed for new recovery codes, which replace the older ones', async () => {
    const { ann, secret, recoveryCodes } = await studentWithFactor();
    const path = '/api/account/second-factor/recovery-codes';
    expect(await ann.post(path, { code: '000000' })).toMatchObject(wrongCode);
    const { body, status } = await ann.post(path, { code: codeNow(secret) });
    expect(status).toBe(201);
    const [fresh = ''] = (body as { recoveryCodes: string[] }).recoveryCodes;
    expect(await historyOf(ann)).toContain('RecoveryCodesReplaced');
    const here = await afterPassword(ann);
    expect(await enter(here, recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
    expect((await enter(here, fresh)).status).toBe(200);
  });
});

it('an operator turns it off for a student who has lost phone and codes', async () => {
  const { ann } = await studentWithFactor();
  const run = () => runTestHub(['factor', 'off', ann.email], app.environment);
  expect(await run()).toEqual({ code: 0, said: `Two-step sign-in of ${ann.userId} is off.\n` });
  expect((await login(browser(), ann)).status).toBe(200);
  expect(await historyOf(ann)).toContain('SecondFactorTurnedOff');
  expect((await run()).said).toBe(`Two-step sign-in of ${ann.userId} was off.\n`);
});

it('deleting the account leaves nothing of it', async () => {
  const { ann } = await studentWithFactor();
  await afterPassword(ann);
  expect((await ann.delete('/api/account', {}, { password })).status).toBe(204);
  const left = async () => {
    const tables = ['second_factors', 'recovery_codes', 'pending_sign_ins'];
    const of = { userId: ann.userId };
    return (await Promise.all(tables.map((table) => app.platform.db(table).where(of)))).flat();
  };
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
});
