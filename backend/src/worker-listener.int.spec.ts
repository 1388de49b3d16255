import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from './app.ts';
import { startApi, type ApiProcess } from './platform/testing/api-process.ts';
import { freePort } from './platform/testing/free-port.ts';
import type { TestClient, Visitor } from './platform/testing/http-client.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let app: TestApp;
let api: ApiProcess;
let ann: TestClient;
let path: string;
let atWorkers: string;
const reservation = { tokens: 100, perStudent: 1000, overall: 1500 };

beforeAll(async () => {
  const port = await freePort();
  app = await startTestApp(features);
  api = await startApi(app, { INTERNAL_PORT: port });
  ann = await app.student();
  path = `/api/internal/students/${ann.userId}/ai-tokens`;
  atWorkers = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await api.stop();
  await app.stop();
});

const reserve = async (by: Visitor) => (await by.post(path, reservation)).status;

it('the routes of workflows exist on their listener only, and for the worker only', async () => {
  expect(await reserve(app.workflowOf(ann.userId).at(atWorkers))).toBeLessThan(300);
  expect(await reserve(app.workflowOf(ann.userId).at(api.origin))).toBe(404);
  expect(await reserve(ann.at(atWorkers))).toBe(404);
  expect(await reserve(ann.at(api.origin))).toBe(404);
});

it('their listener serves nothing of students and no page, but says whether the process is ready', async () => {
  for (const other of ['/', '/api/tasks', '/api/auth/user', '/uploads/x', '/api/docs'])
    expect({ other, status: (await ann.at(atWorkers).get(other)).status }).toEqual({ other, status: 404 });
  expect((await ann.at(atWorkers).get('/api/ready')).status).toBe(204);
  expect((await ann.at(api.origin).get('/api/tasks')).status).toBe(200);
});
