import { plainTemporal } from '@hub/settings';
import { TaskForm, TaskId, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { features } from './app.ts';
import { addClass, uploaded } from './features/document/testing/client.ts';
import { passageFeature } from './features/passage/index.ts';
import { taskAggregate } from './features/task/aggregate.ts';
import { eraseStudent, reapplyErasures } from './features/user/index.ts';
import { createErasedList, eraseListed, platformPrivacy } from './platform/privacy/index.ts';
import { erased } from './platform/event-log/index.ts';
import { createPlatform } from './platform/platform.ts';
import { superviseSubscriptions } from './platform/subscriptions/index.ts';
import { httpClient, type TestClient } from './platform/testing/http-client.ts';
import { inProcessWorkflows } from './platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';
import { verifyProjections } from './platform/read-models/index.ts';

const password = 'correct horse';
let app: TestApp;
beforeAll(async () => {
  // without a Temporal server, which would otherwise have workflows to delete
  const { inside } = inProcessWorkflows();
  app = await startTestApp(features.map((feature) => (feature === passageFeature ? inside(feature) : feature)));
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db('attempts').delete());

const cause = { correlationId: randomUUID() };
const erase = (student: TestClient) => eraseStudent(app.platform, UserId.parse(student.userId), cause);

/** A student with one thing of every kind. */
const busyStudent = async () => {
  const student = await app.student();
  const classId = await addClass(student);
  await student.post('/api/tasks', { title: 'Read chapter 3', classId });
  await student.post('/api/events', { title: 'Midterm', classId, dueDate: '2027-03-01', eventType: 'exam' });
  await uploaded(student, { classId, type: 'note' });
  return student;
};

const tablesOf = [
  'user_list',
  'class_list',
  'task_list',
  'calendar_event_list',
  'document_list',
  'sessions',
  'credentials',
];
const rowsOf = async ({ userId }: TestClient) => {
  const found: Record<string, number> = {};
  for (const table of tablesOf) {
    const column = { user_list: 'id', sessions: 'userId', credentials: 'userId' }[table] ?? 'ownerId';
    found[table] = (await app.platform.db(table).where({ [column]: userId })).length;
  }
  return found;
};
const nothing = Object.fromEntries(tablesOf.map((table) => [table, 0]));
const everything = async (student: TestClient) =>
  Promise.all(
    ['/api/auth/user', '/api/classes', '/api/tasks', '/api/events', '/api/documents', '/api/stats'].map(
      async (path) => (await student.get(path)).body,
    ),
  );

const shapesOf = async ({ userId }: TestClient) => {
  const shapes = [];
  for await (const event of app.platform.eventLog.readAll()) {
    if (event.metadata['ownerId'] === userId) shapes.push((await app.platform.codec.decode(event)).shape);
  }
  return shapes;
};

const proveReadModels = async () => {
  const projections = features.flatMap(({ projections = [] }) => projections);
  for (const { missing, extra, differing } of (await verifyProjections(projections, app.platform)).tables) {
    expect({ missing, extra, differing }).toEqual({ missing: 0, extra: 0, differing: 0 });
  }
};

describe('DELETE /api/account', () => {
  const deleteAccount = (student: TestClient, body: unknown) => student.delete('/api/account', {}, body);

  it('requires the password, and changes nothing without it', async () => {
    const ann = await app.student();
    for (const body of [{}, { password: 'wrong horse' }]) {
      expect(await deleteAccount(ann, body)).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    }
    expect((await ann.get('/api/auth/user')).status).toBe(200);
    expect((await app.visitor.delete('/api/account', {}, { password })).status).toBe(401);
  });

  it('ends every session immediately, erases everything, and frees the address', async () => {
    const [ann, bob] = [await busyStudent(), await busyStudent()];
    const otherBrowser = httpClient(app.origin, {}, new Map());
    await otherBrowser.post('/api/auth/login', { email: ann.email, password });
    const bobs = await everything(bob);

    expect((await deleteAccount(ann, { password })).status).toBe(204);
    expect((await ann.get('/api/auth/user')).status).toBe(401);
    expect((await otherBrowser.get('/api/auth/user')).status).toBe(401);
    expect((await app.visitor.post('/api/auth/login', { email: ann.email, password })).status).toBe(401);

    await expect.poll(() => rowsOf(ann), { timeout: 20_000 }).toEqual(nothing);
    const shapes = await shapesOf(ann);
    expect(shapes.length).toBeGreaterThan(5);
    expect(new Set(shapes)).toEqual(new Set([erased]));
    expect(await everything(bob)).toEqual(bobs);
    await proveReadModels();

    const again = { email: ann.email, password, firstName: 'Ann', lastName: 'Lee' };
    const { status, body } = await app.visitor.post('/api/auth/register', again);
    expect(status).toBe(201);
    expect(body).not.toMatchObject({ id: ann.userId });
  });
});

/** The entries of a zip archive, as text. */
const unzipped = async (bytes: Uint8Array) => {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  const entries: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return entries;
};

describe('GET /api/account/export', () => {
  it('contains all data of the student, and nothing of anyone else', async () => {
    const [ann, bob] = [await busyStudent(), await busyStudent()];
    const classId = await addClass(ann);
    const content = Buffer.from('a canary in a file');
    await uploaded(ann, { classId, type: 'note', name: 'my notes.txt', mimeType: 'text/plain', content });
    const { status, headers, bytes } = await ann.get('/api/account/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="academic-hub.zip"');
    const entries = await unzipped(bytes);

    const data = JSON.parse(entries['data.json'] ?? '') as Record<string, unknown[]>;
    for (const [table, count] of Object.entries(await rowsOf(ann))) {
      expect(data[table]?.length).toBe(['sessions', 'credentials'].includes(table) ? undefined : count);
    }
    const history = (entries['history.ndjson'] ?? '').trim().split('\n');
    expect(history).toHaveLength((await shapesOf(ann)).length);
    expect(entries['history.ndjson']).toContain(ann.email);
    expect(Object.keys(entries).filter((name) => name.endsWith('my notes.txt'))).toHaveLength(1);
    expect(Object.values(entries)).toContain('a canary in a file');
    for (const foreign of [bob.email, bob.userId]) expect(JSON.stringify(entries)).not.toContain(foreign);
    expect((await app.visitor.get('/api/account/export')).status).toBe(401);
  });
});

describe('an erasure', () => {
  it('that is interrupted after any of its steps is completed by the next attempt', async () => {
    const { commands, erasure } = app.platform;
    for (const step of ['note', 'load', 'handle', 'destroy']) {
      const ann = await busyStudent();
      const cut = () => Promise.reject(new Error('the process died'));
      const broken = {
        ...app.platform,
        commands: { ...commands, ...(step === 'load' && { load: cut }), ...(step === 'handle' && { handle: cut }) },
        erasure: { ...erasure, ...(step === 'note' && { note: cut }), ...(step === 'destroy' && { destroy: cut }) },
      };
      await expect(eraseStudent(broken, UserId.parse(ann.userId), cause)).rejects.toThrow('died');
      await erase(ann);
      expect(await rowsOf(ann)).toEqual(nothing);
    }
    await proveReadModels();
  });

  it('done twice changes nothing more', async () => {
    const ann = await busyStudent();
    await erase(ann);
    const shapes = await shapesOf(ann);
    await erase(ann);
    expect(await shapesOf(ann)).toEqual(shapes);
  });

  it('leaves no row behind although other processes cache the key for a while', async () => {
    const ann = await busyStudent();
    const { DATABASE_URL: databaseUrl, EVENTSTORE_URL: eventStoreUrl, MASTER_KEY } = app.environment;
    const masterKey = Buffer.from(MASTER_KEY, 'base64');
    const dataDir = join(tmpdir(), `hub-${randomUUID()}`); // stays empty
    const config = { databaseUrl, eventStoreUrl, temporal: plainTemporal('127.0.0.1:1'), dataDir, masterKey };
    const other = createPlatform(config, features, app.platform.log);
    await app.projector.stop();
    const projections = features.flatMap(({ projections: all = [] }) => all);
    const projector = superviseSubscriptions({ projections, reactors: [] }, { ...other, databaseUrl });
    const context = { ownerId: ann.userId, actorId: ann.userId, actorKind: 'student', ...cause } as const;
    const addTask = (title: string) => {
      const taskId = TaskId.parse(randomUUID());
      const by = UserId.parse(ann.userId);
      const form = TaskForm.omit({ repeats: true, subtasks: true }).parse({ title });
      const command = { type: 'AddTask', taskId, by, form } as const;
      return other.commands.handle(taskAggregate, { id: taskId, command }, context);
    };

    await addTask('Before');
    expect(await rowsOf(ann)).toMatchObject({ task_list: 2 });
    await erase(ann);
    await addTask('Recorded after all, by a process that did not know yet');
    expect(await rowsOf(ann)).toEqual(nothing);
    await proveReadModels();

    await projector.stop();
    await other.close();
    app.projector.start();
  });

  it('is repeated after a backup of the databases was restored', async () => {
    const { platform } = app;
    const { db } = platform;
    const [ann, bob] = [await busyStudent(), await busyStudent()];
    await app.projector.stop(); // its reactor would erase her again
    const kept = await Promise.all(
      ['data_keys', 'class_list', 'user_list'].map(async (table) => ({ table, rows: await db(table).select() })),
    );
    await erase(ann);
    // as in the backup
    for (const { table, rows } of kept) {
      for (const row of rows) {
        await db(table)
          .insert(row)
          .onConflict(table === 'data_keys' ? 'ownerId' : 'id')
          .merge();
      }
    }
    expect(await platform.erasure.unfinished()).toEqual([ann.userId]);
    expect(await reapplyErasures(platform)).toBe(1);
    expect(await rowsOf(ann)).toEqual(nothing);
    expect(await platform.erasure.unfinished()).toEqual([]);
    expect((await bob.get('/api/classes')).body).toHaveLength(1);
    expect(new Set(await shapesOf(ann))).toEqual(new Set([erased]));
    app.projector.start();
  });

  it('also covers students who registered after the backup, whose key the restored database lacks', async () => {
    const { platform } = app;
    const ann = await busyStudent();
    await platform.db('data_keys').where({ ownerId: ann.userId }).delete();
    platform.keys.forget(ann.userId);
    await expect(shapesOf(ann)).rejects.toThrow('has no data key');
    await platform.erasure.note(ann.userId);
    expect(await reapplyErasures(platform)).toBe(1);
    expect(await platform.erasure.unfinished()).toEqual([]);
    expect(await rowsOf(ann)).toEqual(nothing);
    expect(new Set(await shapesOf(ann))).toEqual(new Set([erased]));
  });

  it('is repeated on a restored database before anything else runs', async () => {
    const { db, codec, eventLog, keys } = app.platform;
    const folder = await mkdtemp(join(tmpdir(), 'hub-erased-'));
    const list = createErasedList(join(folder, 'erased'));
    expect(await list.all()).toEqual([]);
    await expect(list.add('../ann')).rejects.toThrow('Not a student id');
    const [ann, bob] = [await busyStudent(), await busyStudent()];
    await list.add(ann.userId);
    await list.add(ann.userId);

    const privacies = [platformPrivacy, ...features.flatMap(({ privacy = [] }) => privacy)];
    expect(await eraseListed(db, list, privacies)).toBe(1);
    expect(await eraseListed(db, list, privacies)).toBe(0);
    expect(await rowsOf(ann)).toEqual(nothing);
    expect((await bob.get('/api/classes')).body).toHaveLength(1);
    keys.forget(ann.userId);
    const [registered] = await eventLog.read(`user-${ann.userId}`);
    expect(registered && (await codec.decode(registered)).shape).toBe(erased);
    await rm(folder, { recursive: true });
  });
});
