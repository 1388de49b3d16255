import { AccountDetail, AccountList, HistoryPage, SystemState } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runTestHub } from '../../hub/testing.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { historyFeature } from '../history/index.ts';
import { quotaFeature } from '../quota/index.ts';
import { turnOn } from '../../platform/testing/authenticator.ts';
import { userFeature } from '../user/index.ts';
import { operationsFeature } from './index.ts';

let app: TestApp;
let operator: TestClient;
const password = 'correct horse';
const accounts = '/api/operations/accounts';

const hub = async (...args: string[]) => (await runTestHub(args, app.environment)).said;
/** The command line waits for no read model. */
const hasRoles = (email: string, roles: readonly string[]) =>
  vi.waitFor(async () => {
    const row = await app.platform.db('user_list').where({ email }).first<{ roles: unknown }>('roles');
    expect(row.roles).toEqual(roles);
  });
const newOperator = async () => {
  const student = await app.student();
  await turnOn(student);
  await hub('role', 'grant', student.email, 'operator');
  await hasRoles(student.email, ['operator']);
  return student;
};

beforeAll(async () => {
  const subjects = [userFeature, classFeature, calendarEventFeature, documentFeature, quotaFeature];
  app = await startTestApp([...subjects, historyFeature(subjects), operationsFeature]);
  operator = await newOperator();
});
afterAll(() => app.stop());

const detailOf = async ({ userId }: TestClient) =>
  AccountDetail.parse((await operator.get(`${accounts}/${userId}`)).body);
const historyOf = async (student: TestClient) =>
  HistoryPage.parse((await student.get('/api/history')).body).entries.map(({ type, actor }) => [type, actor]);
const login = ({ email }: TestClient) => app.visitor.post('/api/auth/login', { email, password });

describe('a role', () => {
  it('is granted, listed and taken away on the command line, and recorded', async () => {
    const ann = await app.student();
    expect(await hub('role', 'grant', ann.email, 'operator')).toBe(`${ann.email} is operator.\n`);
    expect(await hub('role', 'grant', ann.email, 'operator')).toBe(`${ann.email} is operator already.\n`);
    await hasRoles(ann.email, ['operator']);
    expect(await hub('role', 'list')).toMatch(new RegExp(`^${ann.email} +operator$`, 'm'));
    expect((await ann.get('/api/auth/user')).body).toMatchObject({ roles: ['operator'] });
    expect(await hub('role', 'revoke', ann.email, 'operator')).toBe(`${ann.email} is not operator.\n`);
    await hasRoles(ann.email, []);
    expect((await historyOf(ann)).slice(0, 2)).toEqual([
      ['RoleTakenAway', 'operator'],
      ['RoleGranted', 'operator'],
    ]);
    expect(await hub('role', 'grant', ann.email, 'king')).toContain('Allowed choices are operator, auditor');
    expect(await hub('role', 'grant', 'nobody@example.edu', 'operator')).toContain('There is no student');
  });

  it('opens nothing without a second factor, which then stays on', async () => {
    const ann = await app.student();
    await hub('role', 'grant', ann.email, 'operator');
    await hasRoles(ann.email, ['operator']);
    const refused = { status: 403, body: { code: 'factor_required' } };
    expect(await ann.get('/api/operations/system')).toMatchObject(refused);
    await turnOn(ann);
    expect((await ann.get('/api/operations/system')).status).toBe(200);
    const off = await ann.delete('/api/account/second-factor', {}, { code: '123456' });
    expect(off).toMatchObject({ status: 409, body: { code: 'role_needs_factor' } });
  });

  it('ends with the next request', async () => {
    const ann = await newOperator();
    expect((await ann.get('/api/operations/system')).status).toBe(200);
    await hub('role', 'revoke', ann.email, 'operator');
    await hasRoles(ann.email, []);
    expect((await ann.get('/api/operations/system')).status).toBe(404);
  });

  it('of an auditor opens nothing yet', async () => {
    const ann = await app.student();
    await turnOn(ann);
    await hub('role', 'grant', ann.email, 'auditor');
    await hasRoles(ann.email, ['auditor']);
    expect((await ann.get('/api/operations/system')).status).toBe(404);
  });
});

describe('the list of accounts', () => {
  it('finds the beginning of an address or a name, with what is used and no text', async () => {
    const ann = await app.student();
    await ann.patch('/api/account', { lastName: 'Zimmer%mann' });
    const { body } = await ann.post('/api/classes', { name: 'Secret class' });
    const event = { classId: (body as { id: string }).id, title: 'Lab', dueDate: '2026-12-01', eventType: 'exam' };
    expect((await ann.post('/api/events', event)).status).toBe(201);
    const found = async (search: string) =>
      AccountList.parse((await operator.get(`${accounts}?search=${encodeURIComponent(search)}`)).body).accounts;
    for (const search of ['zimmer', 'ZIMMER%', ann.email.slice(0, -3)]) {
      const [account] = await found(search);
      expect(account).toMatchObject({ id: ann.userId, used: { bytes: 0, documents: 0, events: 1 }, lockedAt: null });
      expect(account?.lastSeenAt).not.toBeNull();
    }
    expect(await found('%')).toEqual([]);
    expect(JSON.stringify(await found('zimmer'))).not.toMatch(/Secret class|Lab/);
  });

  it('comes a page at a time, newest first, each account once', async () => {
    const { db } = app.platform;
    const many = Array.from({ length: 60 }, (_, index) => ({
      id: randomUUID(),
      email: `page-${index}@example.edu`,
      createdAt: '2020-01-01T00:00:00.000Z', // all at once: the id decides
    }));
    await db('user_list').insert(many);
    const first = AccountList.parse((await operator.get(`${accounts}?search=page-`)).body);
    const second = AccountList.parse((await operator.get(`${accounts}?search=page-&before=${first.next}`)).body);
    expect([first.accounts.length, second.accounts.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.accounts, ...second.accounts].map(({ id }) => id))).toHaveLength(60);
    expect((await operator.get(`${accounts}?before=x`)).status).toBe(400);
    await db('user_list')
      .whereIn(
        'id',
        many.map(({ id }) => id),
      )
      .delete();
  });
});

describe('one account', () => {
  it('is shown in numbers, and the student sees once that an operator looked', async () => {
    const ann = await app.student();
    expect(await detailOf(ann)).toMatchObject({ email: ann.email, sessions: 1, secondFactor: false, roles: [] });
    await detailOf(ann);
    const looks = (await historyOf(ann)).filter(([, actor]) => actor === 'operator');
    expect(looks).toEqual([['AccountLookedAt', 'operator']]);
    expect((await operator.get(`${accounts}/${randomUUID()}`)).status).toBe(404);
  });

  it('is locked: its sessions end at once and it cannot sign in, until it is unlocked', async () => {
    const ann = await app.student();
    expect((await operator.put(`${accounts}/${ann.userId}/lock`)).status).toBe(204);
    expect((await ann.get('/api/auth/user')).status).toBe(401);
    const message = 'This account is locked. Please ask your university for help.';
    expect(await login(ann)).toMatchObject({ status: 403, body: { code: 'account_locked', message } });
    const wrong = await app.visitor.post('/api/auth/login', { email: ann.email, password: 'wrong horse' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } }); // tells a stranger nothing
    expect((await operator.put(`${accounts}/${ann.userId}/lock`)).status).toBe(204);
    expect((await detailOf(ann)).lockedAt).not.toBeNull();
    expect((await operator.delete(`${accounts}/${ann.userId}/lock`)).status).toBe(204);
    expect((await login(ann)).status).toBe(200);
    const types = (await app.platform.eventLog.read(`user-${ann.userId}`)).map(({ type }) => type);
    expect(types).toEqual(['UserRegistered', 'AccountLocked', 'AccountLookedAt', 'AccountUnlocked']);
  });

  it('with two-step sign-in is locked before the code is asked', async () => {
    const ann = await app.student();
    await turnOn(ann);
    await operator.put(`${accounts}/${ann.userId}/lock`);
    expect(await login(ann)).toMatchObject({ status: 403, body: { code: 'account_locked' } });
  });

  it('is signed out everywhere', async () => {
    const ann = await app.student();
    expect((await operator.delete(`${accounts}/${ann.userId}/sessions`)).status).toBe(204);
    expect((await ann.get('/api/auth/user')).status).toBe(401);
    expect((await login(ann)).status).toBe(200);
    expect((await operator.get('/api/operations/system')).status).toBe(200);
  });

  it('gets its own limits, which the student sees and which hold', async () => {
    const ann = await app.student();
    const own = { bytes: 1000, documents: null, events: 2 };
    expect((await operator.put(`${accounts}/${ann.userId}/quota`, own)).status).toBe(204);
    expect((await ann.get('/api/storage')).body).toMatchObject({
      bytes: { limit: 1000 },
      documents: { limit: null },
      events: { limit: 2 },
    });
    const form = new FormData();
    const { body } = await ann.post('/api/classes', { name: 'Biology' });
    form.set('classId', (body as { id: string }).id);
    form.set('type', 'general');
    form.set('file', new File([Buffer.alloc(2000, 'a ')], 'notes.txt', { type: 'text/plain' }));
    const refused = await ann.post('/api/documents/upload', form);
    expect(refused).toMatchObject({ status: 409, body: { code: 'quota_reached' } });
    expect((await operator.put(`${accounts}/${ann.userId}/quota`, { ...own, bytes: -1 })).status).toBe(400);
    expect((await detailOf(ann)).quota).toEqual(own);
  });

  it('is erased after a present proof alone', async () => {
    const ann = await app.student();
    const { db } = app.platform;
    await db('sessions').where({ userId: operator.userId }).update({ provenAt: null });
    const unproven = await operator.delete(`${accounts}/${ann.userId}`);
    expect(unproven).toMatchObject({ status: 403, body: { code: 'proof_required' } });
    await db('sessions').where({ userId: operator.userId }).update({ provenAt: db.fn.now() });
    expect((await operator.delete(`${accounts}/${ann.userId}`)).status).toBe(204);
    expect((await ann.get('/api/auth/user')).status).toBe(401);
    expect((await login(ann)).status).toBe(401);
    await expect.poll(() => db('user_list').where({ id: ann.userId }).first()).toBeUndefined();
  });

  it('with a role is neither locked nor erased', async () => {
    const other = await newOperator();
    const refused = { status: 409, body: { code: 'has_role' } };
    expect(await operator.put(`${accounts}/${other.userId}/lock`)).toMatchObject(refused);
    expect(await operator.delete(`${accounts}/${other.userId}`)).toMatchObject(refused);
    expect((await other.get('/api/operations/system')).status).toBe(200);
  });
});

it('the state of the product counts accounts, storage, mails, reminders, parked streams and tokens', async () => {
  const { db } = app.platform;
  const day = new Date().toISOString().slice(0, 10);
  await db('ai_tokens').insert({ day, ownerId: '00000000-0000-0000-0000-000000000000', tokens: 1234 });
  await db('mail_requests').insert({ template: 'reset-password', emailId: 'x', tries: 3 });
  await db('parked_streams').insert({ subscriber: 'task-list', streamId: 'task-1', fromRevision: '0', reason: 'x' });
  const seen = async () => SystemState.parse((await operator.get('/api/operations/system')).body);
  await expect
    .poll(async () => (await seen()).parked, { timeout: 8000 })
    .toEqual([{ subscriber: 'task-list', streams: 1 }]);
  const state = await seen();
  expect(state.aiTokens).toEqual([{ day, tokens: 1234 }]);
  expect(state.mails.failed).toMatchObject([{ template: 'reset-password', tries: 3 }]);
  expect(state.accounts.all).toBeGreaterThan(5);
  expect(state.storage.databaseBytes).toBeGreaterThan(1_000_000);
});
