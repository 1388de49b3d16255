import { productVersion } from '@hub/telemetry';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNoteTable, notesFeature } from '../testing/notes.ts';
import { httpClient } from '../testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
beforeAll(async () => {
  app = await startTestApp([notesFeature()], { prepare: createNoteTable });
  ann = await app.student();
});
afterAll(() => app.stop());

/** Sends the request byte for byte: fetch would correct it. */
const raw = (
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string },
) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(app.origin + path, { method, headers, agent: new Agent() }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

describe('the API', () => {
  it('responds with 401 and exactly this body without a session', async () => {
    for (const answer of [
      await app.visitor.get('/api/notes'),
      await app.visitor.post('/api/notes', {}),
      await app.visitor.get('/api/live'),
    ]) {
      expect(answer.status).toBe(401);
      expect(Buffer.from(answer.bytes).toString()).toBe('{"message":"Unauthorized"}');
    }
  });

  it('responds to unknown paths with JSON, not with the page', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/notes/x/y', '/uploads/nothing']) {
      expect(await ann.get(path)).toMatchObject({ status: 404, body: { message: 'Not found' } });
    }
  });

  it('responds to a wrong method with 405 and lists the allowed ones', async () => {
    const answer = await ann.delete('/api/notes');
    expect(answer).toMatchObject({ status: 405, body: { message: 'Method not allowed' } });
    expect(answer.headers.get('allow')).toContain('POST');
  });

  it('treats a malformed id like an unknown one', async () => {
    expect(await ann.put('/api/notes/12', { text: 'x' })).toMatchObject({ status: 404 });
  });

  it('names the first fault of the body', async () => {
    expect(await ann.post('/api/notes', {})).toMatchObject({ status: 400, body: { message: 'Text is required' } });
    expect(await ann.post('/api/notes')).toMatchObject({ status: 400, body: { message: 'Text is required' } });
  });

  it('rejects bodies that are malformed, too large or not JSON', async () => {
    const cookie = await sessionCookie();
    const send = (type: string, body: string) =>
      raw('POST', '/api/notes', { headers: { cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' }, body });
    expect(await send('application/json', '{"text":')).toMatchObject({ status: 400 });
    expect(await send('application/json', JSON.stringify({ text: 'x'.repeat(1_100_000) }))).toMatchObject({
      status: 413,
    });
    expect(await send('text/plain', '{"text":"x"}')).toMatchObject({ status: 415 });
    expect(await send('application/x-www-form-urlencoded', 'text=x')).toMatchObject({ status: 415 });
    expect(await send('application/json', '"text"')).toMatchObject({ status: 400 });
  });

  it('lets no response be cached or read by another origin', async () => {
    const { headers } = await ann.get('/api/notes', { origin: 'https://evil.example' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('does not reveal the cause of an internal error', async () => {
    await app.platform.db.schema.renameTable('note_list', 'note_list_gone');
    const answer = await ann.get('/api/notes');
    await app.platform.db.schema.renameTable('note_list_gone', 'note_list');
    expect(answer).toMatchObject({ status: 500, body: { message: 'Something went wrong. Please try again.' } });
  });

  it('sends only what the contract names', async () => {
    await ann.post('/api/notes', { text: 'mine', ownerId: 'x', versions: 99 });
    const { body } = await ann.get('/api/notes');
    expect(Object.keys((body as object[])[0] ?? {}).toSorted()).toEqual(['id', 'text', 'versions']);
  });
});

const sessionCookie = async () => {
  const cookies = new Map<string, string>();
  await httpClient(app.origin, {}, cookies).post('/api/auth/login', { email: ann.email, password: 'correct horse' });
  return `sid=${cookies.get('sid')}`;
};

describe('a request made by another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'user-agent': 'Mozilla/5.0' }],
  ])('is rejected with %j, whatever its content', async (headers) => {
    const cookie = await sessionCookie();
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '']) {
      const sent = { headers: { cookie, ...headers, ...(type && { 'content-type': type }) }, body: '' };
      for (const path of ['/api/notes', '/api/auth/logout', '/api/auth/login']) {
        const { status, body } = await raw('POST', path, sent);
        expect({ path, type, status, code: JSON.parse(body).code }).toEqual({
          path,
          type,
          status: 403,
          code: 'cross_site',
        });
      }
    }
    expect((await raw('GET', '/api/notes', { headers: { cookie } })).status).toBe(200);
  });

  it('is distinguished from one of the same origin and from a program', async () => {
    const cookie = await sessionCookie();
    const send = (headers: Record<string, string>) =>
      raw('POST', '/api/notes', {
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: '{"text":"ok"}',
      });
    expect((await send({ origin: app.origin, 'user-agent': 'Mozilla/5.0' })).status).toBe(201);
    expect((await send({ 'user-agent': 'curl/8' })).status).toBe(201);
  });
});

describe('health', () => {
  it('names the parts that do not work', async () => {
    const { status, body } = await app.visitor.get('/api/health');
    expect(status).toBe(503);
    expect(body).toMatchObject({
      version: productVersion,
      status: 'down',
      parts: {
        postgres: { ok: true },
        eventLog: { ok: true },
        projections: { ok: true },
        ai: { ok: false },
        web: { ok: false },
      },
    });
  });

  it('reports that no projector is running', async () => {
    await app.projector.stop();
    const reported = async () => (await app.visitor.get('/api/health')).body;
    await expect
      .poll(reported, { timeout: 10_000 })
      .toMatchObject({ parts: { projections: { ok: false, detail: 'no projector is running' } } });
    app.projector.start();
  });
});
