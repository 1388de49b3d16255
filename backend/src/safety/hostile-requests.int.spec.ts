import { mark } from '@hub/postgres/testing-marks';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf, type Own } from './testing/belongings.ts';
import { filled, placesOf, type Row } from './testing/row.ts';
import { rows } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

let app: TestApp;
let ann: TestClient;
let own: Own;
beforeAll(async () => {
  app = await startTestApp(features);
  ann = await app.student();
  own = belongingsOf(ann, app);
});
afterAll(() => app.stop());

const request = async (row: Row) => {
  const ids = new Map<string, string>();
  for (const { path, kind } of placesOf(row)) ids.set(path, await own(kind));
  return filled(row, (path) => ids.get(path) ?? '');
};

/** Routes that change something with a JSON body, except for deleting the account. */
const taking = () =>
  app.operations.filter(
    (operation) => rows[nameOf(operation)]?.body && !operation.multipart && operation.path !== '/api/account',
  );

/** Sends raw bytes and returns the status line of the response. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(app.origin).port), '127.0.0.1', () => socket.end(text));
    let heard = '';
    socket.on('data', (part) => (heard += part.toString()));
    socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });

describe('a JSON body', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 'x' : { x: nested(levels - 1) });

  it.each([
    ['reaches for a prototype', '{"__proto__":{"admin":true}}'],
    ['reaches for one from within', '{"a":[{"constructor":{"prototype":{"admin":true}}}]}'],
    ['is 33 levels deep', JSON.stringify(nested(33))],
    ['is a thousand levels deep', '['.repeat(1000) + ']'.repeat(1000)],
  ])('that %s is rejected by every route, and changes nothing in the process', async (_, text) => {
    for (const operation of taking()) {
      const sent = await request(rows[nameOf(operation)] ?? {});
      const { status } = await send(ann, operation, { ...sent, body: JSON.parse(text) });
      expect({ name: nameOf(operation), status }).toEqual({ name: nameOf(operation), status: 400 });
    }
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });
});

describe('texts with a meaning in other languages', () => {
  const texts = [
    "'; drop table task_list; --",
    "' or '1'='1",
    '%_\\',
    '$1',
    '\u0000',
    `${'a'.repeat(190)}!`,
    '((((((a+)+)+)+)+)+$',
  ];

  it.each(texts)('are only texts here and never cause an error: %j', async (text) => {
    const added = await ann.post('/api/tasks', { title: text });
    expect(added.status).toBeLessThan(500);
    const began = performance.now();
    const found = await ann.get(`/api/search?q=${encodeURIComponent(text)}`);
    expect(found.status).toBeLessThan(500);
    expect(performance.now() - began).toBeLessThan(mark(5_000, 50_000));
    expect(await ann.get('/api/tasks')).toMatchObject({ status: 200 });
  });
});

describe('a request that no browser sends', () => {
  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
    ['chunks by another name', 'Transfer-Encoding: xchunked'],
    ['a header of 20 kB', `X-Long: ${'a'.repeat(20_000)}`],
  ])('%s is rejected', async (_, header) => {
    const line = await raw(`POST /api/auth/logout HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n{}`);
    expect(line).toMatch(/^HTTP\/1\.1 4/);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s is unknown', async (method) => {
    expect(await raw(`${method} /api/tasks HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).not.toMatch(/ 200 /);
  });
});

it('paths are case-sensitive', async () => {
  for (const path of ['/api/Tasks', '/API/tasks', '/api/TASKS', '/Uploads/x', '/api/Auth/User'])
    expect([
      path,
      (await ann.get(path)).headers.get('content-type')?.includes('json'),
      (await ann.get(path)).status,
    ]).toEqual([
      path,
      path.startsWith('/api/'),
      path.startsWith('/api/') ? 404 : 503, // the page, which is not built here
    ]);
});

it('developer tools are not served', async () => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/assets/',
    '/package.json',
    '/api/debug',
    '/metrics',
    '/server-status',
  ]) {
    const { status, bytes } = await app.visitor.get(path);
    expect({ path, ok: status === 404 || status === 503 }).toEqual({ path, ok: true });
    expect(Buffer.from(bytes).toString()).not.toMatch(/\[core\]|MASTER_KEY|dependencies/);
  }
});

it('cross-site requests are rejected by every route that changes something, including forms and empty bodies', async () => {
  for (const operation of app.operations.filter(({ method, access }) => method !== 'GET' && access !== 'worker')) {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const { status, body } = await send(ann, operation, { headers });
      const name = nameOf(operation);
      expect({ name, status, body }).toMatchObject({ name, status: 403, body: { code: 'cross_site' } });
    }
  }
});
