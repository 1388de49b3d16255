import { ChangeView, commandIdHeader, TaskView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { taskFeature } from '../task/index.ts';
import { undoFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;

beforeAll(async () => {
  const features = [classFeature, taskFeature];
  app = await startTestApp([...features, undoFeature(features)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const addTask = async (student: TestClient, title = 'Read chapter 3') =>
  TaskView.parse((await student.post('/api/tasks', { title, dueDate: '2026-03-14' })).body);
const tasksOf = async (student: TestClient) => TaskView.array().parse((await student.get('/api/tasks')).body);
const changesOf = async (student: TestClient, query = '') =>
  ChangeView.strict()
    .array()
    .parse((await student.get(`/api/changes${query}`)).body);
const commandOf = ({ headers }: { headers: Headers }) => headers.get(commandIdHeader) ?? 'none';
const undo = (student: TestClient, id: string) => student.post(`/api/undo/${id}`);
const undone = { status: 200, body: { undone: true } };

describe('POST /api/undo/:commandId', () => {
  it('restores a deleted task at its old position in the list', async () => {
    const student = await app.student();
    const first = await addTask(student, 'first');
    const second = await addTask(student, 'second');
    const deleting = await student.delete(`/api/tasks/${first.id}`);
    expect(await undo(student, commandOf(deleting))).toMatchObject(undone);
    expect(await tasksOf(student)).toEqual([first, second]);
  });

  it('reverts a completion and an edit', async () => {
    const task = await addTask(ann);
    const ticking = await ann.put(`/api/tasks/${task.id}`, { completed: true });
    const renaming = await ann.patch(`/api/tasks/${task.id}`, { title: 'Read chapter 4' });
    expect(await undo(ann, commandOf(ticking))).toMatchObject(undone);
    expect(await tasksOf(ann)).toContainEqual({ ...task, title: 'Read chapter 4' });
    expect(await undo(ann, commandOf(renaming))).toMatchObject(undone);
    expect(await tasksOf(ann)).toContainEqual(task);
  });

  it('is accepted a second time and records nothing more, whatever came in between', async () => {
    const task = await addTask(ann);
    const renaming = commandOf(await ann.patch(`/api/tasks/${task.id}`, { title: 'Read chapter 4' }));
    expect(await Promise.all([undo(ann, renaming), undo(ann, renaming)])).toMatchObject([undone, undone]);
    await ann.patch(`/api/tasks/${task.id}`, { title: 'Read chapter 5' });
    const before = await app.platform.eventLog.read(`task-${task.id}`);
    expect(await undo(ann, renaming)).toMatchObject(undone);
    expect(await app.platform.eventLog.read(`task-${task.id}`)).toHaveLength(before.length);
    expect(await tasksOf(ann)).toContainEqual({ ...task, title: 'Read chapter 5' });
  });

  it('is rejected when it would overwrite a later change', async () => {
    const task = await addTask(ann);
    const renaming = commandOf(await ann.patch(`/api/tasks/${task.id}`, { title: 'Read chapter 4' }));
    await ann.patch(`/api/tasks/${task.id}`, { title: 'Read chapter 5' });
    expect(await undo(ann, renaming)).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    expect(await tasksOf(ann)).toContainEqual({ ...task, title: 'Read chapter 5' });
  });

  it("treats another student's command like a missing one, and changes nothing", async () => {
    const task = await addTask(ann);
    const ticking = commandOf(await ann.put(`/api/tasks/${task.id}`, { completed: true }));
    const foreign = await undo(bob, ticking);
    expect(foreign).toMatchObject({ status: 404, body: { message: 'There is nothing to undo' } });
    expect((await undo(bob, randomUUID())).body).toEqual(foreign.body);
    expect(await tasksOf(ann)).toContainEqual({ ...task, completed: true });
  });

  it('is possible for 30 days', async () => {
    const task = await addTask(ann);
    const ticking = commandOf(await ann.put(`/api/tasks/${task.id}`, { completed: true }));
    const recorded = (daysAgo: number) =>
      app.platform
        .db('recordedCommands')
        .where({ commandId: ticking })
        .update({ recordedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString() });
    await recorded(30.01);
    expect(await undo(ann, ticking)).toMatchObject({ status: 404 });
    await recorded(29.99);
    expect(await undo(ann, ticking)).toMatchObject(undone);
  });
});

describe('the id of a command', () => {
  it('is the same in the response to a repeat', async () => {
    const task = await addTask(ann);
    const key = { 'idempotency-key': randomUUID() };
    const tick = () => ann.put(`/api/tasks/${task.id}`, { completed: true }, key);
    const [first, second] = [commandOf(await tick()), commandOf(await tick())];
    await app.platform.db('idempotencyKeys').delete();
    expect([second, commandOf(await tick())]).toEqual([first, first]);
    expect(await undo(ann, first)).toMatchObject(undone);
  });

  it('is not sent when nothing was recorded', async () => {
    const task = await addTask(ann);
    expect(commandOf(await ann.put(`/api/tasks/${task.id}`, { completed: false }))).toBe('none');
    expect(commandOf(await ann.get('/api/tasks'))).toBe('none');
  });
});

describe('GET /api/changes', () => {
  it('lists what was changed, newest first, and what was undone', async () => {
    const student = await app.student();
    const task = await addTask(student);
    await student.patch(`/api/tasks/${task.id}`, { title: 'Read chapter 4' });
    const deleting = commandOf(await student.delete(`/api/tasks/${task.id}`));
    const about = { subject: 'task', subjectId: task.id, title: 'Read chapter 4', items: 1 };
    const all = [
      { ...about, type: 'TaskDeleted', commandId: deleting, undone: false },
      { ...about, type: 'TaskChanged', undone: false },
      { ...about, type: 'TaskAdded', undone: false },
    ];
    expect(await changesOf(student)).toMatchObject(all);
    await undo(student, deleting);
    expect(await changesOf(student)).toMatchObject([{ undone: true }, { undone: false }, { undone: false }]);
    await addTask(student, 'another');
    expect(await changesOf(student)).toHaveLength(4);
    expect(await changesOf(student, `?subjectId=${task.id}`)).toHaveLength(3);
    expect(await changesOf(bob, `?subjectId=${task.id}`)).toEqual([]);
  });
});

it('rejects signed-out visitors', async () => {
  const unauthorized = { status: 401, body: { message: 'Unauthorized' } };
  expect(await app.visitor.get('/api/changes')).toMatchObject(unauthorized);
  expect(await app.visitor.post(`/api/undo/${randomUUID()}`)).toMatchObject(unauthorized);
});
