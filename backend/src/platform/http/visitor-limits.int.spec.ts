import { login } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskFeature } from '../../features/task/index.ts';
import { httpClient } from '../testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
let strict: TestApp;
beforeAll(async () => {
  // thirty calls of one address in ten seconds; and in the other app fifty of all
  const limits = { anonymousPerSecond: 3 };
  app = await startTestApp([taskFeature], { settings: { trustProxy: true, limits } });
  strict = await startTestApp([taskFeature], {
    settings: { trustProxy: true, limits: { anonymousTotalPerSecond: 5 } },
  });
  ann = await app.student();
});
afterAll(async () => {
  await app.stop();
  await strict.stop();
});

const from = ({ origin }: TestApp, address: string) => httpClient(origin, { 'x-forwarded-for': address });
const statusesOf = async (times: number, send: (index: number) => Promise<{ readonly status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await send(index)).status);
  return statuses;
};

describe('visitors without a session', () => {
  it('are limited per address, whatever they request, but health and readiness are always reported', async () => {
    const visitor = from(app, '192.0.2.1');
    const statuses = await statusesOf(40, () => visitor.get('/api/tasks'));
    expect(statuses).toEqual([...Array<number>(30).fill(401), ...Array<number>(10).fill(429)]);
    expect(await visitor.post(login.path, {})).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await visitor.get('/api/ready')).status).toBe(204);
    expect((await visitor.get('/api/health')).body).toMatchObject({ status: 'down' });
  });

  it('of one household with many IPv6 addresses count as one', async () => {
    const statuses = await statusesOf(40, (index) => from(app, `2001:db8::${index}`).get('/api/tasks'));
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  });

  it('take nothing from students, workers, pages and other addresses', async () => {
    await statusesOf(40, () => app.visitor.get('/api/tasks'));
    expect((await app.visitor.get('/api/tasks')).status).toBe(429);
    expect((await ann.get('/api/tasks')).status).toBe(200);
    expect((await app.worker.get('/api/internal/none')).status).toBe(404);
    expect((await app.visitor.get('/')).status).not.toBe(429);
    expect((await from(app, '192.0.2.2').get('/api/tasks')).status).toBe(401);
  });

  it('are limited together', async () => {
    const statuses = await statusesOf(60, (index) => from(strict, `192.0.2.${index}`).get('/api/tasks'));
    expect(statuses).toEqual([...Array<number>(50).fill(401), ...Array<number>(10).fill(429)]);
  });
});
