import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient, type Cookies } from '../testing/http-client.ts';
import { createNoteTable, notesFeature } from '../testing/notes.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
beforeAll(async () => {
  app = await startTestApp([notesFeature()], { prepare: createNoteTable });
  ann = await app.student();
});
afterAll(() => app.stop());

interface Message {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

const fieldOf = (block: string, name: string) => new RegExp(`^${name}:\\s?(.*)$`, 'm').exec(block)?.[1];

const messageOf = (block: string): Message[] => {
  const data = fieldOf(block, 'data');
  return data === undefined
    ? []
    : [{ event: fieldOf(block, 'event'), id: fieldOf(block, 'id'), data: JSON.parse(data) }];
};

const sessionCookie = async (student: TestClient) => {
  const cookies: Cookies = new Map();
  await httpClient(app.origin, {}, cookies).post('/api/auth/login', {
    email: student.email,
    password: 'correct horse',
  });
  return [...cookies].map((pair) => pair.join('=')).join('; ');
};

/** As a browser's EventSource reads it, one message after the other. */
const listen = async (cookie: string, { id = '', origin = app.origin } = {}) => {
  const ended = new AbortController();
  const answer = await fetch(`${origin}/api/live`, {
    headers: { cookie, ...(id && { 'last-event-id': id }) },
    signal: ended.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Message> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const [message] = messageOf(block);
        if (message) return message;
      } else {
        const part = await reader?.read();
        if (!part || part.done) throw new Error('The stream ended');
        text += part.value;
      }
    }
  };
  return { answer, next, close: () => ended.abort() };
};

describe('live changes', () => {
  it('come to every tab of the student and to nobody else', async () => {
    const bob = await app.student();
    const cookie = await sessionCookie(ann);
    const tabs = [await listen(cookie), await listen(cookie)];
    expect(tabs[0]?.answer.headers.get('content-type')).toContain('text/event-stream');
    for (const tab of tabs) expect(await tab.next()).toMatchObject({ event: 'message', data: { changed: [] } });

    await bob.post('/api/notes', { text: 'of bob' });
    await ann.post('/api/notes', { text: 'news' });
    for (const tab of tabs) {
      expect(await tab.next()).toMatchObject({ event: 'message', data: { changed: ['/api/notes'] } });
      tab.close();
    }
  });

  it('that a browser missed are told when it comes back, once, on any instance', async () => {
    const cookie = await sessionCookie(ann);
    const before = await listen(cookie);
    const { id = '' } = await before.next();
    before.close();
    await ann.post('/api/notes', { text: 'while away' });

    const origin = await app.anotherApi();
    const back = await listen(cookie, { id, origin });
    const missed = await back.next();
    expect(missed.data).toEqual({ changed: ['/api/notes'] });
    expect(Number(missed.id)).toBeGreaterThan(Number(id));
    back.close();

    const again = await listen(cookie, { id: missed.id ?? '' });
    expect(await again.next()).toEqual({ ...missed, data: { changed: [] } });
    again.close();
  });

  it('are all that a browser has to expect which comes with an id that was never given', async () => {
    const cookie = await sessionCookie(ann);
    for (const id of ['9999999', randomUUID()]) {
      const stream = await listen(cookie, { id });
      expect((await stream.next()).data).toEqual({ changed: [], all: true });
      stream.close();
    }
  });

  it('go to so many tabs, and no further one', async () => {
    const carl = await app.student();
    const cookie = await sessionCookie(carl);
    const tabs = await Promise.all(Array.from({ length: 20 }, () => listen(cookie)));
    const tooMany = await listen(cookie);
    expect([tooMany.answer.status, tooMany.answer.headers.get('retry-after')]).toEqual([429, '30']);
    for (const tab of tabs) tab.close();
    await expect.poll(async () => (await listen(cookie)).answer.status, { timeout: 10_000 }).toBe(200);
  });
});

describe('the progress of a workflow', () => {
  it('comes to the student whose it is, and leaves the id of the last change as it is', async () => {
    const subjectId = randomUUID();
    await app.platform.owners.claim(`analyzeSyllabus-${subjectId}`, ann.userId);
    const stream = await listen(await sessionCookie(ann));
    const { id } = await stream.next();

    const step = { step: 'Reading the file', fraction: 0.25 };
    const path = `/api/internal/workflows/analyzeSyllabus-${subjectId}/progress`;
    expect((await app.worker.post(path, step)).status).toBe(204);
    const data = { workflow: 'analyzeSyllabus', subjectId, ...step };
    expect(await stream.next()).toEqual({ event: 'progress', id, data });
    stream.close();
  });

  it('is told by workers alone, of workflows that there are, as a share of the whole', async () => {
    const step = { step: 'Reading the file', fraction: 0.25 };
    const path = `/api/internal/workflows/analyzeSyllabus-${randomUUID()}/progress`;
    expect((await ann.post(path, step)).status).toBe(404);
    expect((await app.worker.post(path, step)).status).toBe(404);
    expect((await app.worker.post(path, { ...step, fraction: 25 })).status).toBe(400);
  });
});
