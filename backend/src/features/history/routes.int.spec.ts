import { commandIdHeader, HistoryPage, historyPageSize, TaskView } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { taskFeature } from '../task/index.ts';
import { undoFeature } from '../undo/index.ts';
import { historyFeature } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  const features = [classFeature, taskFeature];
  app = await startTestApp([...features, undoFeature(features), historyFeature(features)]);
});
afterAll(() => app.stop());

const addTask = async (student: TestClient, title: string) =>
  TaskView.parse((await student.post('/api/tasks', { title })).body);
const historyOf = async (student: TestClient, query = '') =>
  HistoryPage.parse((await student.get(`/api/history${query}`)).body);

describe('GET /api/history', () => {
  it('lists what was changed, newest first, under the latest title and with what can be undone', async () => {
    const student = await app.student();
    const task = await addTask(student, 'Read chapter 3');
    const renaming = await student.patch(`/api/tasks/${task.id}`, { title: 'Read chapter 4' });
    const about = { subject: 'task', subjectId: task.id, title: 'Read chapter 4', actor: 'student' };
    const command = renaming.headers.get(commandIdHeader);
    const { entries, next } = await historyOf(student);
    expect(entries).toMatchObject([
      { ...about, type: 'TaskChanged', undoable: command },
      { ...about, type: 'TaskAdded' },
    ]);
    expect(next).toBeNull();
    await student.post(`/api/undo/${command}`);
    expect((await historyOf(student)).entries).toMatchObject([
      { type: 'TaskRestored' },
      { type: 'TaskChanged', undoable: null },
      { type: 'TaskAdded' },
    ]);
  });

  it('is shown a page at a time, without gaps or repeats', async () => {
    const student = await app.student();
    for (let index = 0; index < historyPageSize + 3; index += 1) await addTask(student, `Task ${index}`);
    const first = await historyOf(student);
    const second = await historyOf(student, `?before=${first.next}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([historyPageSize, 3, null]);
    const titles = [...first.entries, ...second.entries].map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: historyPageSize + 3 }, (_, index) => `Task ${index}`).toReversed());
  });

  it('is narrowed to one thing, one kind of thing or one kind of actor', async () => {
    const student = await app.student();
    const task = await addTask(student, 'Read chapter 3');
    await addTask(student, 'Essay');
    await student.post('/api/classes', { name: 'Biology', courseCode: 'BIO 101', classType: 'general' });
    const count = async (query: string) => (await historyOf(student, query)).entries.length;
    expect(await count(`?subjectId=${task.id}`)).toBe(1);
    expect(await count('?subject=task')).toBe(2);
    expect(await count('?subject=class')).toBe(1);
    expect(await count('?actor=assistant')).toBe(0);
    expect(await student.get('/api/history?before=x')).toMatchObject({ status: 400 });
  });

  it('shows a student nothing of another one', async () => {
    const task = await addTask(await app.student(), 'Read chapter 3');
    const other = await app.student();
    expect(await historyOf(other)).toEqual({ entries: [], next: null });
    expect(await historyOf(other, `?subjectId=${task.id}`)).toEqual({ entries: [], next: null });
    expect(await app.visitor.get('/api/history')).toMatchObject({ status: 401 });
  });
});
