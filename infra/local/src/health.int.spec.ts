import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchHealth, describeUnhealthyParts, waitUntilHealthy } from './health.ts';

let answers: { code: number; body: string }[] = [];
const server = createServer((_request, response) => {
  const { code, body } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { code: 500, body: '' };
  response.writeHead(code, { 'content-type': 'application/json' }).end(body);
});
const listen = async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => {
  server.close();
});

const ok = { code: 200, body: JSON.stringify({ status: 'ok', parts: { postgres: { ok: true } } }) };
const down = {
  code: 503,
  body: JSON.stringify({
    status: 'down',
    parts: { postgres: { ok: true }, eventLog: { ok: false, detail: 'refused' } },
  }),
};

it('waits through errors, invalid responses and bad health until the product is healthy', async () => {
  answers = [{ code: 502, body: '<html>' }, { code: 200, body: '{}' }, down, ok];
  const health = await waitUntilHealthy(await listen(), ({ status }) => status === 'ok', new AbortController().signal);
  expect(health?.status).toBe('ok');
});

it('names the unhealthy parts with their reasons', async () => {
  answers = [down];
  const health = await fetchHealth(await listen());
  expect(health && describeUnhealthyParts(health)).toEqual(['eventLog (refused)']);
});

it('is undefined while the API does not respond', async () => {
  expect(await fetchHealth('http://127.0.0.1:9')).toBeUndefined();
});

it('stops waiting when the signal aborts', async () => {
  answers = [down];
  expect(await waitUntilHealthy(await listen(), () => false, AbortSignal.timeout(200))).toBeUndefined();
});
