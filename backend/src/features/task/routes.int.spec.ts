import { ClassView, TaskView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { taskFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;

beforeAll(async () => {
  app = await startTestApp([classFeature, taskFeature]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const reading = { title: 'Read chapter 3', description: 'pages 40 to 62', dueDate: '2026-03-14', priority: 'high' };

const addClass = async (student: TestClient) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body).id;
const addTask = async (student: TestClient, form: object = reading) =>
  TaskView.parse((await student.post('/api/tasks', form)).body);
const tasksOf = async (student: TestClient) => TaskView.array().parse((await student.get('/api/tasks')).body);

describe('POST /api/tasks', () => {
  it('adds a task, open, and shows it at once', { tags: ['S3.11', 'S3.13'] }, async () => {
    const classId = await addClass(ann);
    const { status, body } = await ann.post('/api/tasks', { ...reading, classId });
    expect(status).toBe(201);
    const added = TaskView.strict().parse(body);
    expect(added).toMatchObject({ ...reading, classId, completed: false });
    expect(await tasksOf(ann)).toContainEqual(added);
  });

  it('needs only a title', { tags: ['S3.12', 'S3.15'] }, async () => {
    const task = await addTask(ann, { title: ' Buy a notebook ', dueDate: '', classId: '' });
    expect(task).toMatchObject({
      title: 'Buy a notebook',
      description: null,
      dueDate: null,
      classId: null,
      priority: 'medium',
    });
  });

  it.each([
    [{}, 'Title is required'],
    [{ title: ' ' }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
    [{ title: 'Read', dueDate: '14.03.2026' }, 'Invalid date format: "14.03.2026". Expected YYYY-MM-DD'],
    [{ title: 'Read', dueDate: '2026-02-30' }, 'Invalid date'],
    [{ title: 'Read', description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters'],
    [{ title: 'Read', priority: 'urgent' }, 'Please choose high, medium or low'],
  ])(
    'rejects invalid input with its message (%#)',
    { tags: ['S5.41', 'S5.42', 'S3.12', 'S3.14'] },
    async (form, message) => {
      expect(await ann.post('/api/tasks', form)).toMatchObject({ status: 400, body: { message } });
    },
  );

  it("rejects another student's class like a missing one", async () => {
    const before = await tasksOf(bob);
    const foreign = await bob.post('/api/tasks', { ...reading, classId: await addClass(ann) });
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Class not found' } });
    expect((await bob.post('/api/tasks', { ...reading, classId: randomUUID() })).body).toEqual(foreign.body);
    expect(await tasksOf(bob)).toEqual(before);
  });
});

describe('GET /api/tasks', () => {
  it('lists in the order of creation', { tags: ['S7.19'] }, async () => {
    const student = await app.student();
    const titles = ['Write', 'Ask', 'Read'];
    for (const title of titles) await addTask(student, { title });
    expect((await tasksOf(student)).map(({ title }) => title)).toEqual(titles);
  });
});

describe('PUT /api/tasks/:id', () => {
  it('ticks and unticks, and a second time changes nothing', { tags: ['S7.20'] }, async () => {
    const { id } = await addTask(ann);
    for (const completed of [true, true, false, false]) {
      const { status, body } = await ann.put(`/api/tasks/${id}`, { completed });
      expect({ status, body }).toMatchObject({ status: 200, body: { id, completed } });
      expect((await tasksOf(ann)).find((task) => task.id === id)).toMatchObject({ completed });
    }
  });

  it('reads only completed', { tags: ['S7.20'] }, async () => {
    const task = await addTask(ann);
    const { body } = await ann.put(`/api/tasks/${task.id}`, { completed: true, title: 'Hacked', priority: 'low' });
    expect(body).toEqual({ ...task, completed: true });
  });

  it.each([{}, { completed: 'yes' }, { completed: 1 }, { completed: null }])(
    'rejects %j',
    { tags: ['S7.21'] },
    async (change) => {
      const { id } = await addTask(ann);
      const message = 'Please say whether it is completed: true or false';
      expect(await ann.put(`/api/tasks/${id}`, change)).toMatchObject({ status: 400, body: { message } });
    },
  );
});

describe('PATCH /api/tasks/:id', () => {
  it('changes the named fields and keeps the others', async () => {
    const task = await addTask(ann);
    const classId = await addClass(ann);
    const change = { title: 'Read chapter 4', dueDate: null, classId };
    const { status, body } = await ann.patch(`/api/tasks/${task.id}`, change);
    expect({ status, body }).toEqual({ status: 200, body: { ...task, ...change } });
  });

  it.each([
    [{ title: '' }, 'Title is required'],
    [{ dueDate: 'tomorrow' }, 'Invalid date format: "tomorrow". Expected YYYY-MM-DD'],
  ])('rejects %j with its message', async (change, message) => {
    const task = await addTask(ann);
    expect(await ann.patch(`/api/tasks/${task.id}`, change)).toMatchObject({ status: 400, body: { message } });
    expect(await tasksOf(ann)).toContainEqual(task);
  });

  it("does not move a task into another student's class", async () => {
    const task = await addTask(bob);
    const answer = await bob.patch(`/api/tasks/${task.id}`, { classId: await addClass(ann) });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Class not found' } });
    expect(await tasksOf(bob)).toContainEqual(task);
  });
});

describe('DELETE /api/tasks/:id', () => {
  it('removes the task', async () => {
    const { id } = await addTask(ann);
    expect(await ann.delete(`/api/tasks/${id}`)).toMatchObject({ status: 204, body: undefined });
    expect((await tasksOf(ann)).some((task) => task.id === id)).toBe(false);
    expect((await ann.delete(`/api/tasks/${id}`)).status).toBe(404);
    expect((await ann.put(`/api/tasks/${id}`, { completed: true })).status).toBe(404);
  });
});

describe('a task of another student', () => {
  it('looks like a missing one, and is not changed', async () => {
    const task = await addTask(ann);
    const attempts = (id: string) =>
      Promise.all([
        bob.put(`/api/tasks/${id}`, { completed: true }),
        bob.patch(`/api/tasks/${id}`, { title: 'Mine now' }),
        bob.delete(`/api/tasks/${id}`),
      ]);
    const foreign = await attempts(task.id);
    for (const answer of foreign) expect(answer).toMatchObject({ status: 404, body: { message: 'Task not found' } });
    expect((await attempts(randomUUID())).map(({ body }) => body)).toEqual(foreign.map(({ body }) => body));
    expect(await tasksOf(bob)).not.toContainEqual(task);
    expect(await tasksOf(ann)).toContainEqual(task);
  });
});

it('returns what was recorded even while the read models are stopped', async () => {
  await app.projector.stop();
  const { status, headers, body } = await ann.post('/api/tasks', reading);
  app.projector.start();
  expect({ status, stale: headers.get('x-read-model-stale') }).toEqual({ status: 201, stale: 'true' });
  const added = { ...TaskView.parse(body), createdAt: expect.any(String) };
  await expect.poll(() => tasksOf(ann), { timeout: 10_000 }).toContainEqual(added);
});

it('rejects a list of more than 5,000 items, and returns one of 5,000', async () => {
  const student = await app.student();
  const row = {
    ownerId: student.userId,
    title: 'x',
    priority: 'low',
    completed: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const insert = (count: number) =>
    app.platform.db.batchInsert(
      'taskList',
      Array.from({ length: count }, () => ({ ...row, id: randomUUID() })),
      1000,
    );
  await insert(5000);
  expect(await tasksOf(student)).toHaveLength(5000);
  await insert(1);
  expect(await student.get('/api/tasks')).toMatchObject({
    status: 413,
    body: { message: 'This list is too long to be shown at once: it holds more than 5000 entries.' },
  });
});

it('rejects signed-out visitors', async () => {
  const path = `/api/tasks/${randomUUID()}`;
  const { visitor } = app;
  const answers = await Promise.all([
    visitor.get('/api/tasks'),
    visitor.post('/api/tasks', reading),
    visitor.put(path, { completed: true }),
    visitor.patch(path, {}),
    visitor.delete(path),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});

describe('while the read models lag', () => {
  it('what was recorded is never reported as missing: the response asks to retry', async () => {
    const eve = await app.student();
    await app.projector.stop();
    const added = await eve.post('/api/classes', { name: 'Chemistry' });
    expect({ status: added.status, stale: added.headers.get('x-read-model-stale') }).toEqual({
      status: 201,
      stale: 'true',
    });
    const { id: classId } = ClassView.parse(added.body);
    const withClass = { ...reading, classId };
    const comeAgain = { status: 503, body: { code: 'unavailable' } };
    expect(await eve.post('/api/tasks', withClass)).toMatchObject(comeAgain);

    const { id } = await addTask(eve);
    const key = { 'idempotency-key': randomUUID() };
    const completing = await eve.put(`/api/tasks/${id}`, { completed: true }, key);
    expect(completing).toMatchObject(comeAgain);
    expect(completing.headers.get('retry-after')).not.toBeNull();
    expect(await eve.get(`/api/classes/${classId}`)).toMatchObject(comeAgain);
    const foreign = await ann.put(`/api/tasks/${id}`, { completed: true });
    expect(foreign.status).toBe(404);

    app.projector.start();
    await expect.poll(async () => (await eve.post('/api/tasks', withClass)).status, { timeout: 20_000 }).toBe(201);
    const completed = await eve.put(`/api/tasks/${id}`, { completed: true }, key);
    expect(completed).toMatchObject({ status: 200, body: { completed: true } });
    expect((await eve.put(`/api/tasks/${randomUUID()}`, { completed: true })).status).toBe(404);
  });
});
