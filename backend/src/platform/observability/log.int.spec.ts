import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { classFeature } from '../../features/class/index.ts';
import { documentFeature } from '../../features/document/index.ts';
import { taskFeature } from '../../features/task/index.ts';
import { httpClient } from '../testing/http-client.ts';
import { createNoteTable, notesFeature, poison } from '../testing/notes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const Line = z.looseObject({
  msg: z.string(),
  requestId: z.string().optional(),
  correlationId: z.string().optional(),
  causationId: z.string().optional(),
});

const lines: string[] = [];
const logged = (msg: string) => lines.map((line) => Line.parse(JSON.parse(line))).filter((line) => line.msg === msg);

let app: TestApp;
let failures = 0;
const notes = notesFeature({
  react: async (event) => {
    if (event.type !== 'NoteWritten' || event.data.text !== 'fails once' || failures > 0) return;
    failures += 1;
    throw new Error('cannot react');
  },
});

beforeAll(async () => {
  app = await startTestApp([notes, classFeature, taskFeature, documentFeature], {
    prepare: createNoteTable,
    onLogLine: (line) => lines.push(line),
  });
});
afterAll(() => app.stop());

describe('the log', () => {
  it('ties every line of a request to the id that its answer carries', async () => {
    const ann = await app.student();
    await app.platform.db.schema.renameTable('note_list', 'note_list_gone');
    const { headers } = await ann.get('/api/notes');
    await app.platform.db.schema.renameTable('note_list_gone', 'note_list');
    const requestId = headers.get('x-request-id');
    const ids = { requestId, correlationId: requestId };
    expect(logged('request failed')).toMatchObject([ids]);
    expect(logged('request').at(-1)).toMatchObject({ ...ids, method: 'GET', route: '/api/notes', status: 500 });
  });

  it('names the route of health, live, file and unknown requests too, and never the path', async () => {
    await app.visitor.get('/api/health');
    await app.visitor.get('/api/live');
    await app.visitor.get('/uploads/canary-of-a-path');
    await app.visitor.get('/api/canary-of-a-path');
    expect(logged('request').slice(-4)).toMatchObject([
      { route: '/api/health' },
      { route: '/api/live', status: 401 },
      { route: '/uploads/:filePath', status: 401 },
      { route: 'unknown', status: 404 },
    ]);
    expect(lines.join('')).not.toContain('canary-of-a-path');
  });

  it('ties what projector and reactor say to the request that the event came from', async () => {
    const ann = await app.student();
    const parked = await ann.put(`/api/notes/${randomUUID()}`, { text: poison });
    const retried = await ann.put(`/api/notes/${randomUUID()}`, { text: 'fails once' });
    await expect.poll(() => logged('reaction failed')).toHaveLength(1);
    const of = ({ headers }: { headers: Headers }) => ({
      correlationId: headers.get('x-request-id'),
      causationId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(logged('stream parked')).toMatchObject([of(parked)]);
    expect(logged('reaction failed')).toMatchObject([of(retried)]);
  });
});

describe('a whole round of a student', () => {
  it('leaves no e-mail address, name, title, content, cookie or token in the log', async () => {
    const form = {
      email: 'Canary.Mail@example.edu',
      password: 'canary-password-7',
      firstName: 'Canaryfirst',
      lastName: 'Canarylast',
    };
    const cookies = new Map<string, string>();
    const client = httpClient(app.origin, {}, cookies);
    expect(await client.post('/api/auth/register', form)).toMatchObject({ status: 201 });
    expect(await client.post('/api/auth/register', form)).toMatchObject({ status: 409 });
    expect(await client.post('/api/auth/login', { ...form, password: 'canary-wrong' })).toMatchObject({ status: 401 });
    expect(await client.post('/api/auth/login', form)).toMatchObject({ status: 200 });
    expect(await client.post('/api/notes', { text: 'canary-title' })).toMatchObject({ status: 201 });
    const { body: added } = await client.post('/api/classes', { name: 'Canary class' });
    const { id: classId } = z.object({ id: z.uuid() }).parse(added);
    const task = { title: 'Canary task', description: 'canary-description', classId };
    expect(await client.post('/api/tasks', task)).toMatchObject({ status: 201 });
    for (const name of ['canary.txt', 'canary.exe']) {
      const upload = new FormData();
      upload.set('classId', classId);
      upload.set('type', 'syllabus');
      upload.set('file', new File(['canary-content: exam on 3 March 2027'], name, { type: 'text/plain' }));
      const status = name.endsWith('.exe') ? 415 : 201;
      expect(await client.post('/api/documents/upload', upload)).toMatchObject({ status });
    }
    // the reactor starts its analysis in vain, as there is no Temporal here
    await expect.poll(() => logged('reaction waits for what is away').length, { timeout: 20_000 }).toBeGreaterThan(0);
    // refused by Postgres, whose error quotes the row
    await app.platform.db.schema.alterTable('note_list', (table) => table.check('versions < 2', [], 'small'));
    const id = randomUUID();
    await client.put(`/api/notes/${id}`, { text: 'canary-first' });
    await client.put(`/api/notes/${id}`, { text: 'canary-second' });
    await app.platform.db.schema.alterTable('note_list', (table) => table.dropChecks('small'));
    expect(logged('stream parked')).toContainEqual(expect.objectContaining({ stream: `note-${id}` }));

    const [session = 'none'] = cookies.values();
    expect(session).not.toBe('none');
    const text = lines.join('').toLowerCase();
    expect(text).toContain('"msg":"request"');
    for (const personal of ['canary', session.toLowerCase(), 'the-token-of-the-test-worker']) {
      expect(text).not.toContain(personal);
    }
  });
});
