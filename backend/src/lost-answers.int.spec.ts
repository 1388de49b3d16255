import { TaskView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { features } from './app.ts';
import { startApi, type ApiProcess } from './platform/testing/api-process.ts';
import { cuttingProxy, type CuttingProxy } from './platform/testing/cutting-proxy.ts';
import { httpClient, type Visitor } from './platform/testing/http-client.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

/** Decides which connections are cut, so that a run can be repeated. */
const seed = Number(process.env['SEED'] ?? 20_261_121);
const share = 0.2;

let app: TestApp;
let proxy: CuttingProxy | undefined;
let api: ApiProcess | undefined;
beforeAll(async () => {
  app = await startTestApp(features);
});
afterEach(async () => {
  await api?.stop();
  await proxy?.close();
  [api, proxy] = [undefined, undefined];
});
afterAll(() => app.stop());

const portOf = (url: string) => Number(new URL(url).port);
const through = (url: string, port: number) => url.replace(`:${portOf(url)}`, `:${port}`);

const statuses = new Map<number, number>();
const mostTries = 60;

/** Retries with one key until there is a final response, as a client does that does not know the outcome. */
const surely = async (send: (headers: Record<string, string>) => ReturnType<Visitor['post']>) => {
  const headers = { 'idempotency-key': randomUUID() };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await send(headers).catch(() => null);
    if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer && answer.status < 500) return answer;
    await pause(50);
  }
  throw new Error('No response');
};

/** `LOST_ANSWERS_COMMANDS=10000` runs all ten thousand. */
const commands = Number(process.env['LOST_ANSWERS_COMMANDS'] ?? 60);

/** Five students at once send three commands for each task; then everything has happened once. */
const work = async (origin: string, tasks: number) => {
  statuses.clear();
  const students = 5;
  const one = async (student: number) => {
    const cookies = new Map<string, string>();
    const client = httpClient(origin, {}, cookies);
    const email = `${randomUUID()}@example.edu`;
    const form = { email, password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
    expect(await surely((headers) => client.post('/api/auth/register', form, headers))).toMatchObject({ status: 201 });
    const titles: string[] = [];
    for (let index = 0; index < tasks / students; index += 1) {
      const title = `${student}-${index}`;
      const added = await surely((headers) => client.post('/api/tasks', { title, priority: 'high' }, headers));
      expect(added).toMatchObject({ status: 201 });
      const { id } = TaskView.parse(added.body);
      const renamed = await surely((headers) => client.patch(`/api/tasks/${id}`, { title: `${title}!` }, headers));
      const ticked = await surely((headers) => client.put(`/api/tasks/${id}`, { completed: true }, headers));
      expect([renamed.status, ticked.status]).toEqual([200, 200]);
      titles.push(`${title}!`);
      const history = await app.platform.eventLog.read(`task-${id}`);
      expect(history.map(({ type }) => type)).toEqual(['TaskAdded', 'TaskChanged', 'TaskCompleted']);
    }
    const { body } = await httpClient(app.origin, {}, cookies).get('/api/tasks');
    const shown = TaskView.array().parse(body);
    expect(shown.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    expect(shown.every(({ completed }) => completed)).toBe(true);
  };
  await Promise.all(Array.from({ length: students }, (_, student) => one(student)));
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
};

it(
  `${commands} commands over cut connections to the event log take effect once (seed ${seed})`,
  { tags: ['R4'], timeout: 300_000 + commands * 500 },
  async () => {
    const url = app.environment.EVENTSTORE_URL;
    proxy = await cuttingProxy(portOf(url), { share, seed });
    api = await startApi(app, { EVENTSTORE_URL: through(url, proxy.port) });
    await work(api.origin, commands / 3);
    expect(proxy.cuts()).toBeGreaterThan(10);
  },
);

it(`over cut connections to Postgres too (seed ${seed})`, { tags: ['R4'], timeout: 300_000 }, async () => {
  const url = app.environment.DATABASE_URL;
  proxy = await cuttingProxy(portOf(url), { share: 0.1, seed });
  api = await startApi(app, { DATABASE_URL: through(url, proxy.port) });
  await work(api.origin, 5);
  expect(proxy.cuts()).toBeGreaterThan(5);
});

it(`and over cut connections from the browser (seed ${seed})`, { tags: ['R4'], timeout: 300_000 }, async () => {
  api = await startApi(app);
  proxy = await cuttingProxy(portOf(api.origin), { share, seed });
  await work(`http://127.0.0.1:${proxy.port}`, 15);
  expect(proxy.cuts()).toBeGreaterThan(2);
});

it(
  'requests interrupted by killing the process take effect once when they are sent again',
  { tags: ['R19'], timeout: 300_000 },
  async () => {
    const cookies = new Map<string, string>();
    const form = { email: `${randomUUID()}@example.edu`, password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
    await httpClient(app.origin, {}, cookies).post('/api/auth/register', form);
    const titles = Array.from({ length: 40 }, (_, index) => `Task ${index}`);
    const add = async (title: string) => {
      const client = httpClient(api?.origin ?? '', {}, cookies);
      return client.post('/api/tasks', { title, priority: 'high' }, { 'idempotency-key': title.replace(' ', '-') });
    };

    api = await startApi(app);
    for (let from = 0; from < titles.length; from += 20) {
      const some = titles.slice(from, from + 20);
      const sent = some.map((title) => add(title));
      await Promise.race(sent);
      await api.stop();
      const settled = await Promise.allSettled(sent);
      expect(settled.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
      api = await startApi(app);
      const again = await Promise.all(some.map((title) => add(title)));
      expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
    }

    const { body } = await httpClient(app.origin, {}, cookies).get('/api/tasks');
    const shown = TaskView.array().parse(body);
    expect(shown.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    for (const { id } of shown) expect(await app.platform.eventLog.read(`task-${id}`)).toHaveLength(1);
  },
);
