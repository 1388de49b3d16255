import { addTask } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskFeature } from './features/task/index.ts';
import { createRequestLimit } from './platform/http/index.ts';
import { httpClient } from './platform/testing/http-client.ts';
import { openLive, sessionCookie } from './platform/testing/live-stream.ts';
import { startTestApp, type TestApp, type TestClient } from './platform/testing/test-app.ts';

let app: TestApp;
let origins: readonly string[];
beforeAll(async () => {
  // eighty reads in ten seconds, in shares of four; twenty changes in twenty
  const limits = { readsPerSecond: 8, writesPerSecond: 1 };
  app = await startTestApp([taskFeature], { settings: { limits } });
  origins = [app.origin, await app.anotherApi(), await app.anotherApi()];
  // and two projectors on standby
  app.projector.start();
  app.projector.start();
});
afterAll(() => app.stop());

const everywhere = (student: TestClient) => origins.map((origin) => student.at(origin));
const count = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;

describe('three instances of the API', () => {
  it('together allow a student what one would, whatever share each one gets', async () => {
    const ann = await app.student();
    const begin = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () =>
        Promise.all(everywhere(ann).map(async (client) => (await client.get('/api/tasks')).status)),
      ),
    );
    expect(performance.now() - begin).toBeLessThan(10_000); // within one window
    const allowed = count(statuses.flat(), 200);
    expect(allowed).toBeLessThanOrEqual(80);
    expect(allowed).toBeGreaterThan(80 - 2 * 4);
    expect(count(statuses.flat(), 429)).toBe(120 - allowed);
  });

  it('count changes exactly', async () => {
    const ann = await app.student();
    const clients = everywhere(ann);
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      const client = clients[index % clients.length];
      statuses.push((await client?.post(addTask.path, { title: 'Read' }))?.status ?? 0);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), ...Array<number>(10).fill(429)]);
  });

  it('together allow the AI calls of one', async () => {
    const limits = origins.map(() =>
      createRequestLimit(app.platform, { name: 'ai calls', perSecond: 10 / 60, seconds: 60 }),
    );
    const student = randomUUID();
    const calls = await Promise.allSettled(
      Array.from({ length: 10 }, () => limits.map((limit) => limit.count(student))).flat(),
    );
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('lock an account out after as many wrong passwords as one would', async () => {
    const { email } = await app.student();
    const statuses: number[] = [];
    for (let index = 0; index < 9; index += 1) {
      const visitor = httpClient(origins[index % 3] ?? '');
      statuses.push((await visitor.post('/api/auth/login', { email, password: 'wrong horse' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
  });

  it('carry out a change once that reaches all of them at the same moment', async () => {
    const ann = await app.student();
    const key = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(
      everywhere(ann).map((client) => client.post(addTask.path, { title: 'Read' }, key)),
    );
    const created = responses.filter(({ status }) => status === 201);
    expect(new Set(created.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { body } = await ann.get('/api/tasks');
    expect(body).toHaveLength(1);
  });

  it('show a change to the streams of all, and end them when the sessions end', async () => {
    const ann = await app.student();
    const cookie = await sessionCookie(app.origin, ann);
    const streams = await Promise.all(origins.map((origin) => openLive(cookie, { origin })));
    await Promise.all(streams.map(({ next }) => next())); // what was missed
    await ann.post(addTask.path, { title: 'Read' });
    for (const { data } of await Promise.all(streams.map(({ next }) => next()))) {
      expect(JSON.stringify(data)).toContain('/api/tasks');
    }
    await httpClient(origins[1] ?? '', { cookie }).post('/api/auth/logout');
    for (const { next } of streams) await expect(next()).rejects.toThrow('ended');
  });
});
