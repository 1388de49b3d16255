import { Health, TaskView } from '@hub/contracts';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { features } from '../../app.ts';
import { startApi, type ApiProcess } from '../testing/api-process.ts';
import { httpClient } from '../testing/http-client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(features);
});
afterAll(() => app.stop());

const apis: ApiProcess[] = [];
afterEach(async () => {
  await Promise.all(apis.splice(0).map((api) => api.stop()));
});

/** Starts another API process on the same services whose clock is wrong. */
const apiWithClock = async (shiftMs: number, settings: Record<string, string> = {}) => {
  const api = await startApi(app, { shiftMs, ...settings });
  apis.push(api);
  return api;
};

const signUp = async (origin: string) => {
  const cookies = new Map<string, string>();
  const client = httpClient(origin, { 'x-time-zone': 'America/New_York' }, cookies);
  const email = `${randomBytes(6).toString('hex')}@example.edu`;
  const form = { email, password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
  expect((await client.post('/api/auth/register', form)).status).toBe(201);
  return { client, cookies };
};
type Client = Awaited<ReturnType<typeof signUp>>['client'];

const addTask = async (client: Client, title: string) => {
  const added = await client.post('/api/tasks', { title, priority: 'high', dueDate: '2026-11-01' });
  expect(added).toMatchObject({ status: 201, body: { title } });
  expect(added.headers.get('x-read-model-stale')).toBeNull();
  return TaskView.parse(added.body);
};

/** A typical use: everything is accepted, shown immediately, and shown the same by another process. */
const live = async (origin: string) => {
  const { client, cookies } = await signUp(origin);
  const { id } = await addTask(client, 'Read chapter one');
  expect(await client.put(`/api/tasks/${id}`, { completed: true })).toMatchObject({ status: 200 });
  const { body } = await client.get('/api/tasks');
  expect(body).toMatchObject([{ id, completed: true, dueDate: '2026-11-01' }]);
  expect((await httpClient(app.origin, {}, cookies).get('/api/tasks')).body).toEqual(body);
  return client;
};

const healthOf = async (origin: string) => Health.parse((await httpClient(origin).get('/api/health')).body).parts;

const seconds = 1000;
const hour = 3600 * seconds;
const until = (day: string) => Date.parse(day) - Date.now();

describe('an API process whose clock is', { tags: ['R15'] }, () => {
  it.each([
    ['20 s behind', -20 * seconds, /2\d s behind/],
    ['20 s ahead', 20 * seconds, /(?:19|20|21) s ahead/],
    ['30 days behind', -30 * 24 * hour, /s behind/],
  ])('%s still works, and health reports it', async (_, shiftMs, detail) => {
    const { origin } = await apiWithClock(shiftMs);
    await live(origin);
    expect((await healthOf(origin))['postgres']).toEqual({ ok: true, detail: expect.stringMatching(detail) as string });
    expect((await healthOf(origin))['projections']).toMatchObject({ ok: true });
  });

  it.each([
    ['in the hour that is repeated', '2026-11-01T05:30:00Z'],
    ['in the hour that is skipped', '2027-03-14T07:30:00Z'],
  ])('%s keeps the days that students enter', async (_, day) => {
    const { origin } = await apiWithClock(until(day), { TZ: 'America/New_York' });
    await expect(live(origin)).resolves.toBeDefined();
  });

  it('is set an hour forward and then two hours back loses nothing', async () => {
    const { origin, setClock } = await apiWithClock(0);
    const client = await live(origin);
    setClock(hour);
    await addTask(client, 'An hour on');
    setClock(-hour);
    await addTask(client, 'Two hours back');
    const { body } = await client.get('/api/tasks');
    expect(new Set((body as { title: string }[]).map(({ title }) => title))).toEqual(
      new Set(['Read chapter one', 'An hour on', 'Two hours back']),
    );
  });
});

describe('a session', { tags: ['R15'] }, () => {
  const endsIn = (seconds: number) =>
    app.platform.db('sessions').update({ expiresAt: app.platform.db.raw(`now() + interval '${seconds} seconds'`) });

  it('ends by the database’s clock, whatever the clock of the API process', async () => {
    const [slow, fast] = [await apiWithClock(-hour), await apiWithClock(hour)];
    const { cookies } = await signUp(slow.origin);
    // a separate cookie jar: the response renews the session and its cookie
    const statusAt = async ({ origin }: { origin: string }) =>
      (await httpClient(origin, {}, new Map(cookies)).get('/api/auth/user')).status;

    await endsIn(60);
    expect([await statusAt(fast), await statusAt(slow)]).toEqual([200, 200]);
    await endsIn(-1);
    expect([await statusAt(fast), await statusAt(slow)]).toEqual([401, 401]);
  });

  it('created by a process that is an hour behind lasts thirty days', async () => {
    const slow = await apiWithClock(-hour);
    await signUp(slow.origin);
    const { rows } = await app.platform.db.raw<{ rows: { days: string }[] }>(
      `select extract(epoch from max(expires_at) - now()) / 86400 as days from sessions`,
    );
    expect(Number(rows[0]?.days)).toBeCloseTo(30, 2);
  });
});

describe('an event log and a projector whose clock goes back', { tags: ['R15'] }, () => {
  afterEach(() => vi.useRealTimers());

  it('keep the order of events', async () => {
    const ann = await app.student();
    const task = await addTask(ann, 'First');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hour });
    await ann.put(`/api/tasks/${task.id}`, { completed: true });
    const earlier = await addTask(ann, 'Second');
    vi.useRealTimers();
    await ann.put(`/api/tasks/${task.id}`, { completed: false });

    const history = await app.platform.eventLog.read(`task-${task.id}`);
    expect(history.map(({ type }) => type)).toEqual(['TaskAdded', 'TaskCompleted', 'TaskReopened']);
    const created = history.map((event) => event.created.getTime());
    expect(created[1]).toBeLessThan(created[0] ?? 0);
    const { body } = await ann.get('/api/tasks');
    expect(body).toContainEqual(expect.objectContaining({ id: task.id, completed: false }));
    expect(body).toContainEqual(expect.objectContaining({ id: earlier.id, title: 'Second' }));
  });
});
