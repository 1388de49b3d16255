import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentFeature } from '../../features/document/index.ts';
import { classFeature } from '../../features/class/index.ts';
import { addClass, documentsOf } from '../../features/document/testing/client.ts';
import { createNoteTable, notesFeature } from '../testing/notes.ts';
import type { TestClient } from '../testing/http-client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
beforeAll(async () => {
  app = await startTestApp([notesFeature(), classFeature, documentFeature], { prepare: createNoteTable });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ann = await app.student();
});

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const add = (text: string, headers = keyed()) => ann.post('/api/notes', { text }, headers);
const texts = async () => ((await ann.get('/api/notes')).body as { text: string }[]).map(({ text }) => text);
const kept = () => app.platform.db('idempotency_keys').where({ ownerId: ann.userId });
/** Makes the response appear this many hours old. */
const age = (hours: number) => kept().update({ createdAt: app.platform.db.raw(`now() - interval '${hours} hours'`) });

describe('a request with an Idempotency-Key', () => {
  it('sent twenty times at once has one effect and one response', { tags: ['R19'] }, async () => {
    const headers = keyed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('only once', headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ bytes }) => Buffer.from(bytes).toString()))).toHaveLength(1);
    expect(await texts()).toEqual(['only once']);
  });

  it('gets exactly the same response after 23 hours, whatever changed in between', { tags: ['R19'] }, async () => {
    const headers = keyed();
    const first = await add('first', headers);
    const { id } = first.body as { id: string };
    await ann.put(`/api/notes/${id}`, { text: 'changed later' });
    await age(23);
    expect(await add('first', headers)).toMatchObject({ status: first.status, body: first.body });
    expect(await texts()).toEqual(['changed later']);
  });

  it(
    'has no second effect after 25 hours, when its response has expired, nor when the responses are lost',
    { tags: ['R19'] },
    async () => {
      const headers = keyed();
      const first = await add('only one', headers);
      await age(25);
      expect(await add('only one', headers)).toMatchObject({ status: 201, body: first.body });
      await kept().delete();
      expect(await add('only one', headers)).toMatchObject({ status: 201, body: first.body });
      expect(await texts()).toEqual(['only one']);
    },
  );

  it('is rejected with another body, even when the responses are lost', { tags: ['R19'] }, async () => {
    const headers = keyed();
    await add('this', headers);
    const refused = {
      status: 422,
      body: { code: 'idempotency_key_reused', message: 'This Idempotency-Key was used for another request already' },
    };
    expect(await add('that', headers)).toMatchObject(refused);
    await kept().delete();
    expect(await add('that', headers)).toMatchObject(refused);
    expect(await texts()).toEqual(['this']);
  });

  it(
    'that was recorded without its response being stored gets the response when repeated',
    { tags: ['R19'] },
    async () => {
      const headers = keyed();
      const first = await add('cut off', headers);
      await kept().update({ answer: null, claimedUntil: app.platform.db.raw(`now() - interval '1 second'`) });
      expect(await add('cut off', headers)).toMatchObject({ status: 201, body: first.body });
      expect(await texts()).toEqual(['cut off']);
    },
  );

  it('waits for the one in progress, and takes over from one that died', async () => {
    const headers = keyed();
    await add('patience', headers);
    await kept().update({ answer: null, claimedUntil: app.platform.db.raw(`now() + interval '700 milliseconds'`) });
    const begun = performance.now();
    expect((await add('patience', headers)).status).toBe(201);
    expect(performance.now() - begun).toBeGreaterThan(600);
  });

  it('may be tried again after a rejection', async () => {
    const headers = keyed();
    expect((await add('forbidden', headers)).status).toBe(409);
    expect((await add('forbidden', headers)).status).toBe(409);
    expect(await kept().whereNotNull('answer')).toEqual([]);
  });

  it.each([['x'.repeat(201)], ['two words'], ['schlüssel'], ['']])('is rejected when its key is %j', async (key) => {
    const refused = {
      status: 400,
      body: { message: 'The Idempotency-Key must have 1 to 200 visible ASCII characters' },
    };
    expect(await add('malformed', keyed(key))).toMatchObject(refused);
    const form = { email: 'a@example.edu', password: 'correct horse', firstName: 'A', lastName: 'B' };
    expect(await app.visitor.post('/api/auth/register', form, keyed(key))).toMatchObject(refused);
    expect(await texts()).toEqual([]);
  });

  it('applies to one student, one method and one path', async () => {
    const headers = keyed('1');
    const bob = await app.student();
    const { id } = (await add('mine', headers)).body as { id: string };
    expect((await bob.post('/api/notes', { text: 'his' }, headers)).status).toBe(201);
    expect((await ann.put(`/api/notes/${id}`, { text: 'put' }, headers)).status).toBe(204);
    expect((await ann.put(`/api/notes/${id}`, { text: 'put again' })).status).toBe(204);
    expect((await ann.put(`/api/notes/${id}`, { text: 'put' }, headers)).status).toBe(204);
    expect(await texts()).toEqual(['put again']);
  });

  it('stores nothing readable, and nothing at all after a day', async () => {
    await add('my secret thought');
    const [row] = await kept();
    expect(JSON.stringify(row)).not.toContain('secret');
    expect(Buffer.from(row.answer).toString('latin1')).not.toContain('secret');
    await age(25);
    expect(await app.platform.idempotency.sweep()).toBeGreaterThan(0);
    expect(await kept()).toEqual([]);
  });
});

describe('an upload with an Idempotency-Key', () => {
  const form = (classId: string, content: string, type = 'general') => {
    const data = new FormData();
    data.set('classId', classId);
    data.set('type', type);
    data.set('file', new File([content], 'notes.txt', { type: 'text/plain' }));
    return data;
  };
  const upload = (data: FormData, headers: Record<string, string>) => ann.post('/api/documents/upload', data, headers);

  it('stores one document, whatever boundary the repeat uses', { tags: ['R19'] }, async () => {
    const [classId, headers] = [await addClass(ann), keyed()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(form(classId, 'Chapter one'), headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
    expect(await documentsOf(ann)).toHaveLength(1);
  });

  it('is rejected with another file or another field', { tags: ['R19'] }, async () => {
    const [classId, headers] = [await addClass(ann), keyed()];
    await upload(form(classId, 'Chapter one'), headers);
    expect((await upload(form(classId, 'Chapter two'), headers)).status).toBe(422);
    expect((await upload(form(classId, 'Chapter one', 'syllabus'), headers)).status).toBe(422);
    expect(await documentsOf(ann)).toHaveLength(1);
  });
});

describe('while the event log is away', () => {
  afterEach(() => app.eventLog.start().catch(() => undefined));

  it('a request is rejected, and the same request takes effect once when the log is back', async () => {
    const headers = keyed();
    await app.eventLog.stop();
    expect((await add('persistent', headers)).status).toBe(503);
    await app.eventLog.start();
    await expect.poll(async () => (await add('persistent', headers)).status, { timeout: 20_000 }).toBe(201);
    await pause(100);
    expect(await texts()).toEqual(['persistent']);
  });
});
