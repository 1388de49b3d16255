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

/** As sent, byte for byte: fetch would mend it. */
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
  it('answers 401 with exactly this body to everyone without a session', async () => {
    for (const answer of [
      await app.visitor.get('/api/notes'),
      await app.visitor.post('/api/notes', {}),
      await app.visitor.get('/api/live'),
    ]) {
      expect(answer.status).toBe(401);
      expect(Buffer.from(answer.bytes).toString()).toBe('{"message":"Unauthorized"}');
    }
  });

  it('answers unknown paths with JSON, not with the page', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/notes/x/y', '/uploads/nothing']) {
      expect(await ann.get(path)).toMatchObject({ status: 404, body: { message: 'Not found' } });
    }
  });

  it('answers the wrong method with 405 and says which are right', async () => {
    const answer = await ann.delete('/api/notes');
    expect(answer).toMatchObject({ status: 405, body: { message: 'Method not allowed' } });
    expect(answer.headers.get('allow')).toContain('POST');
  });

  it('answers a malformed id like an unknown one', async () => {
    expect(await ann.put('/api/notes/12', { text: 'x' })).toMatchObject({ status: 404 });
  });

  it('tells the first thing that is wrong with the body', async () => {
    expect(await ann.post('/api/notes', {})).toMatchObject({ status: 400, body: { message: 'Text is required' } });
    expect(await ann.post('/api/notes')).toMatchObject({ status: 400, body: { message: 'Text is required' } });
  });

  it('refuses bodies that are broken, too large or not JSON', async () => {
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

  it('never lets a cached or foreign copy of an answer arise', async () => {
    const { headers } = await ann.get('/api/notes', { origin: 'https://evil.example' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('says nothing of the cause when the fault is its own', async () => {
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

describe('a request that another site makes', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'user-agent': 'Mozilla/5.0' }],
  ])('is refused with %j, whatever it carries', async (headers) => {
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

  it('is told from one of the same origin, and from a program', async () => {
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
  it('names what does not serve', async () => {
    const { status, body } = await app.visitor.get('/api/health');
    expect(status).toBe(503);
    expect(body).toMatchObject({
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

  it('sees that no projector runs', async () => {
    await app.projector.stop();
    const { body } = await app.visitor.get('/api/health');
    app.projector.start();
    expect(body).toMatchObject({ parts: { projections: { ok: false, detail: 'no projector is running' } } });
  });
});
