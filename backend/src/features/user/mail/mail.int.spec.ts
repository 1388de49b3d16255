import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient, type Visitor } from '../../../platform/testing/http-client.ts';
import { startInbox, type Inbox } from '../../../platform/testing/inbox.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing/test-app.ts';
import { listKeptMails } from '../../../platform/mail/index.ts';
import { keepMailing } from './keep-mailing.ts';
import { tokenIn } from '../testing/links.ts';

const publicUrl = 'https://hub.example.edu';
const from = 'Academic Hub <hub@example.edu>';
const logged: string[] = [];
let [inbox, app]: [Inbox, TestApp] = [] as never;
let stopMailing: () => Promise<void>;

const startMailing = ({ platform }: TestApp) => {
  const ending = new AbortController();
  const mailing = keepMailing(platform, ending.signal);
  return async () => {
    ending.abort();
    await mailing;
  };
};

beforeAll(async () => {
  inbox = await startInbox();
  app = await startTestApp([], {
    settings: { publicUrl, smtp: { url: inbox.url, from } },
    onLogLine: (line) => logged.push(line),
  });
  stopMailing = startMailing(app);
});
afterAll(async () => {
  await stopMailing();
  await app.stop();
  await inbox.stop();
});
beforeEach(() => app.platform.db('attempts').delete());

const patience = { timeout: 20_000 };
const mailsTo = (address: string, count: number) =>
  expect.poll(() => inbox.to(address).map(({ subject }) => subject), patience).toHaveLength(count);
const lastTo = (address: string) => inbox.to(address).at(-1);
const forgot = (email: string, by: Visitor = app.visitor) => by.post('/api/auth/forgot-password', { email });
const reset = (token: string, password: string) => app.visitor.post('/api/auth/reset-password', { token, password });
const login = (email: string, password: string) => app.visitor.post('/api/auth/login', { email, password });
const isSignedIn = async (client: Visitor) => (await client.get('/api/auth/user')).status === 200;

/** A student, and the mail of the sign-up. */
const newStudent = async (): Promise<TestClient> => {
  const ann = await app.student();
  await mailsTo(ann.email, 1);
  return ann;
};
const resetToken = async ({ email }: TestClient) => {
  const before = inbox.to(email).length;
  expect((await forgot(email)).status).toBe(204);
  await mailsTo(email, before + 1);
  return tokenIn(lastTo(email)?.text, 'reset-password');
};

describe('signing up', () => {
  it('mails a link that verifies the address in a session of the account, once, and signs the student in without it', async () => {
    const ann = await newStudent();
    const mail = lastTo(ann.email);
    expect(mail).toMatchObject({ subject: 'Confirm your email address', from: { address: 'hub@example.edu' } });
    expect(mail?.text).toContain(`${publicUrl}/auth/verify-email#`);
    const verified = async () => ((await ann.get('/api/account')).body as { emailVerified: boolean }).emailVerified;
    expect(await verified()).toBe(false);

    const token = tokenIn(mail?.text, 'verify-email');
    const open = () => ann.post('/api/auth/verify-email', { token });
    expect((await reset(token, 'a better password')).status).toBe(400);
    const key = { 'idempotency-key': 'key-of-the-page' };
    const openAgain = () => ann.post('/api/auth/verify-email', { token }, key);
    expect((await openAgain()).status).toBe(204);
    expect(await verified()).toBe(true);
    expect((await openAgain()).status).toBe(204);
    expect(await open()).toMatchObject({ status: 400, body: { code: 'used_link' } });
  });

  it('verifies the address only for someone who can sign in, so that its owner confirms no account of a stranger', async () => {
    const [ann, eve] = [await newStudent(), await newStudent()];
    const token = tokenIn(lastTo(ann.email)?.text, 'verify-email');
    const open = (by: Visitor, password?: string) => by.post('/api/auth/verify-email', { token, password });
    for (const stranger of [app.visitor, eve]) {
      expect(await open(stranger)).toMatchObject({ status: 403, body: { code: 'password_required' } });
      expect(await open(stranger, 'not the password')).toMatchObject({ body: { code: 'wrong_password' } });
    }
    expect((await ann.get('/api/account')).body).toMatchObject({ emailVerified: false });
    expect((await open(app.visitor, 'correct horse')).status).toBe(204);
    expect((await ann.get('/api/account')).body).toMatchObject({ emailVerified: true });
  });

  it('lets no one guess a password by such a link', async () => {
    const ann = await newStudent();
    const token = tokenIn(lastTo(ann.email)?.text, 'verify-email');
    const guess = (password: string) => app.visitor.post('/api/auth/verify-email', { token, password });
    for (let tries = 0; tries < 5; tries += 1) await guess(`guess number ${tries}`);
    expect((await guess('correct horse')).status).toBe(429);
  });

  it('mails the link again on request, unless the address is verified', async () => {
    const ann = await newStudent();
    expect((await ann.post('/api/account/verification')).status).toBe(204);
    await mailsTo(ann.email, 2);
    await ann.post('/api/auth/verify-email', { token: tokenIn(lastTo(ann.email)?.text, 'verify-email') });
    expect((await ann.post('/api/account/verification')).status).toBe(204);
    expect(await app.platform.db('mail_requests').select()).toEqual([]);
    expect((await app.visitor.post('/api/account/verification')).status).toBe(401);
  });

  it('never includes user input in the mail', async () => {
    const email = 'victim@example.edu';
    const form = { email, password: 'correct horse', firstName: 'http://evil.example', lastName: 'Click here' };
    await app.visitor.post('/api/auth/register', form);
    await mailsTo(email, 1);
    expect(JSON.stringify(lastTo(email))).not.toMatch(/evil\.example|Click here/);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends every session and verifies the address', async () => {
    const ann = await newStudent();
    const token = await resetToken(ann);
    expect((await reset(token, 'a better password')).status).toBe(204);
    expect(await isSignedIn(ann)).toBe(false);
    expect((await login(ann.email, 'correct horse')).status).toBe(401);
    const again = httpClient(app.origin, {}, new Map());
    const signedIn = await again.post('/api/auth/login', { email: ann.email, password: 'a better password' });
    expect(signedIn.status).toBe(200);
    expect((await again.get('/api/account')).body).toMatchObject({ emailVerified: true });
    await mailsTo(ann.email, 3);
    expect(lastTo(ann.email)?.subject).toBe('Your password was changed');
  });

  it('accepts a link once, and invalidates earlier ones', async () => {
    const ann = await newStudent();
    const [first, second] = [await resetToken(ann), await resetToken(ann)];
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => reset(second, `better password ${index}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400, 400, 400]);
    const used = await reset(first, 'a better password');
    const message = 'This link was used already or is too old. Please ask for a new one.';
    expect(used).toMatchObject({ status: 400, body: { message } });
  });

  it('[Q167] repeats its response to the same request, and to no other one with the link', async () => {
    const ann = await newStudent();
    const token = await resetToken(ann);
    const key = { 'idempotency-key': 'key-of-the-form' };
    const again = (password: string, headers = key) =>
      app.visitor.post('/api/auth/reset-password', { token, password }, headers);
    expect((await again('a better password')).status).toBe(204);
    expect((await again('a better password')).status).toBe(204);
    const others = [await again('another password'), await again('a better password', { 'idempotency-key': 'else' })];
    expect([...others, await reset(token, 'a better password')].map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await login(ann.email, 'a better password')).status).toBe(200);
    await mailsTo(ann.email, 3);
    const changes = await app.platform.eventLog.read(`user-${ann.userId}`);
    expect(changes.filter(({ type }) => type === 'PasswordChanged')).toHaveLength(1);
  });

  it('rejects a link after an hour, an invented one, and a common password', async () => {
    const ann = await newStudent();
    const token = await resetToken(ann);
    expect((await reset('a-token-of-my-own', 'a better password')).status).toBe(400);
    expect((await reset(token, 'password')).body).toMatchObject({ code: 'common_password' });
    const { db } = app.platform;
    const [left] = await db('mailed_links')
      .where({ ownerId: ann.userId, purpose: 'reset-password' })
      .select(db.raw('extract(epoch from expires_at - now()) as seconds'));
    expect(Number((left as { seconds: string }).seconds)).toBeGreaterThan(3500);
    expect(Number((left as { seconds: string }).seconds)).toBeLessThanOrEqual(3600);
    await db('mailed_links').update({ expiresAt: db.raw("now() - interval '1 second'") });
    expect((await reset(token, 'a better password')).status).toBe(400);
    expect(await isSignedIn(ann)).toBe(true);
  });

  it('keeps tokens and addresses out of tables and logs', async () => {
    const ann = await newStudent();
    const token = await resetToken(ann);
    const { db } = app.platform;
    for (const table of ['mailed_links', 'mail_requests', 'attempts', 'kept_mails']) {
      const rows = JSON.stringify(await db(table).select());
      expect(rows).not.toContain(token);
      expect(rows).not.toContain(ann.email);
    }
    expect(logged.join('')).not.toContain(token);
    expect(logged.join('')).not.toContain(ann.email);
  });

  it('responds the same for an unknown address, with the same work, and sends no mail', async () => {
    const ann = await newStudent();
    await stopMailing();
    const [known, unknown] = [await forgot(ann.email), await forgot('nobody@example.edu')];
    const shown = ({ status, body, headers }: typeof known) => ({ status, body, names: [...headers.keys()] });
    expect(shown(unknown)).toEqual(shown(known));
    const requests = await app.platform.db('mail_requests').select('template', 'tries');
    expect(requests).toEqual(Array.from({ length: 2 }, () => ({ template: 'reset-password', tries: 0 })));
    stopMailing = startMailing(app);
    await mailsTo(ann.email, 2);
    await expect.poll(() => app.platform.db('mail_requests').select(), patience).toEqual([]);
    expect(inbox.to('nobody@example.edu')).toEqual([]);
  });

  it('mails an address at most five times an hour, without revealing it', async () => {
    const ann = await newStudent();
    for (let index = 0; index < 8; index += 1) expect((await forgot(ann.email)).status).toBe(204);
    await expect.poll(() => app.platform.db('mail_requests').select(), patience).toEqual([]);
    expect(inbox.to(ann.email)).toHaveLength(6);
  });

  it('can be requested a hundred times an hour by one caller', async () => {
    const answers = [];
    for (let index = 0; index < 101; index += 1) answers.push(await forgot(`nobody${index}@example.edu`));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(100);
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a mail', () => {
  it('waits for an unavailable mail server, and survives a killed process', async () => {
    const ann = await newStudent();
    inbox.refuse(451);
    await forgot(ann.email);
    const { db } = app.platform;
    const tries = async () => (await db('mail_requests').first<{ tries: number }>('tries'))?.tries;
    await expect.poll(tries, patience).toBe(1);
    await stopMailing();
    inbox.refuse(null);
    await db('mail_requests').update({ dueAt: db.fn.now() });
    stopMailing = startMailing(app);
    await mailsTo(ann.email, 2);
    expect((await reset(tokenIn(lastTo(ann.email)?.text, 'reset-password'), 'a better password')).status).toBe(204);
  });

  it('that the server rejects permanently is not retried', async () => {
    const ann = await newStudent();
    inbox.refuse(550);
    await forgot(ann.email);
    await expect.poll(() => app.platform.db('mail_requests').select(), patience).toEqual([]);
    inbox.refuse(null);
    expect(inbox.to(ann.email)).toHaveLength(1);
  });

  it('is sent once, however many processes run', async () => {
    const ann = await newStudent();
    const others = [startMailing(app), startMailing(app)];
    await forgot(ann.email);
    await mailsTo(ann.email, 2);
    await expect.poll(() => app.platform.db('mail_requests').select(), patience).toEqual([]);
    for (const stop of others) await stop();
    expect(inbox.to(ann.email)).toHaveLength(2);
  });
});

describe('without a mail server', () => {
  it('mails are kept, sealed, for the hub to list, and the log names neither address nor token', async () => {
    const lines: string[] = [];
    const other = await startTestApp([], { onLogLine: (line) => lines.push(line) });
    const stop = startMailing(other);
    const ann = await other.student();
    const { db, keys } = other.platform;
    const letters = async () => (await listKeptMails(db, keys)).map(({ to, subject }) => ({ to, subject }));
    await expect.poll(letters, patience).toEqual([{ to: ann.email, subject: 'Confirm your email address' }]);
    const [letter] = await listKeptMails(db, keys);
    const token = tokenIn(letter?.text, 'verify-email');
    expect((await ann.post('/api/auth/verify-email', { token })).status).toBe(204);
    const stored = (await db('kept_mails').select<{ sealed: Buffer }[]>())[0]?.sealed.toString('latin1');
    for (const secret of [token, ann.email]) {
      expect(stored).not.toContain(secret);
      expect(lines.join('')).not.toContain(secret);
    }
    expect(lines.join('')).toContain('pnpm hub mail');
    await stop();
    await other.stop();
  });
});
