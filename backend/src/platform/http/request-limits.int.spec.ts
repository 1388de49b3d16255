import { addTask } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskFeature } from '../../features/task/index.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // ten reads in ten seconds, ten changes in twenty
  const limits = { readsPerSecond: 1, writesPerSecond: 0.5, uploadsPerMinute: 2, aiPerMinute: 2 };
  app = await startTestApp([taskFeature], { settings: { limits } });
});
afterAll(() => app.stop());

const statusesOf = async (times: number, send: () => Promise<{ readonly status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await send()).status);
  return statuses;
};
const message = 'You are doing this too often. Please wait a moment and try again.';

describe('a student who sends too many requests', () => {
  it('gets a clear 429 with a Retry-After and affects no one else', async () => {
    const [ann, bob] = [await app.student(), await app.student()];
    const reads = await statusesOf(11, () => ann.get('/api/tasks'));
    expect(reads).toEqual([...Array<number>(10).fill(200), 429]);
    const refused = await ann.get('/api/tasks');
    expect(refused).toMatchObject({ status: 429, body: { message, code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    expect((await bob.get('/api/tasks')).status).toBe(200);
  });

  it('may still make changes, up to a separate limit', async () => {
    const ann = await app.student();
    await statusesOf(11, () => ann.get('/api/tasks'));
    const writes = await statusesOf(11, () => ann.post(addTask.path, { title: 'Read' }));
    expect(writes).toEqual([...Array<number>(10).fill(201), 429]);
  });

  it('has a separate upload limit, checked before any byte is read', async () => {
    const ann = await app.student();
    const form = () => {
      const body = new FormData();
      body.set('file', new Blob(['x']), 'x.txt');
      return body;
    };
    const uploads = await statusesOf(3, () => ann.post('/api/documents/upload', form()));
    expect(uploads).toEqual([404, 404, 429]); // the upload feature is not installed here
  });

  it('has a separate limit of AI calls', async () => {
    const { aiCalls } = app.platform;
    await aiCalls.count('ann');
    await aiCalls.count('ann');
    await expect(aiCalls.count('ann')).rejects.toMatchObject({ code: 'too_many_requests' });
    await aiCalls.count('bob');
  });
});
