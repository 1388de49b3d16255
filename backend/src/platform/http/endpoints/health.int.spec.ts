import { Router } from '@koa/router';
import { createLog } from '@hub/telemetry';
import Koa from 'koa';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpClient } from '../../testing/http-client.ts';
import { listen, type Listening } from '../index.ts';
import { healthRoutes } from './health.ts';

let listening: Listening;
let checks = 0;
let ok = true;
beforeAll(async () => {
  const router = new Router();
  const log = createLog('test', 'silent');
  const check = async () => {
    checks += 1;
    return { ok };
  };
  healthRoutes(router, { checks: { postgres: check }, stopping: () => false, log });
  const app = new Koa();
  app.use(router.routes());
  listening = await listen(app.callback(), { port: 0, host: '127.0.0.1' });
});
afterAll(() => listening.close());

it('many requests for the health within a second cause one check, and the next second another', async () => {
  const client = httpClient(`http://127.0.0.1:${listening.port}`);
  const all = await Promise.all(Array.from({ length: 20 }, () => client.get('/api/health')));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  await client.get('/api/health');
  expect(checks).toBe(1);
  ok = false;
  await pause(1100);
  expect((await client.get('/api/health')).status).toBe(503);
  expect(checks).toBe(2);
});
