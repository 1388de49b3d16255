import { CalendarEventView, ClassView, commandIdHeader, DocumentView, StatsView, TaskView } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import type { Feature } from '../../platform/feature.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { documentFeature } from '../document/index.ts';
import { statsFeature } from '../stats/index.ts';
import { taskFeature } from '../task/index.ts';
import { undoFeature } from '../undo/index.ts';
import { classFeature, eraseDeletedClasses } from './index.ts';

const subjects = [classFeature, taskFeature, calendarEventFeature, documentFeature, statsFeature];
const features = [...subjects, undoFeature(subjects)];
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(features);
});
afterAll(() => app.stop());

const dueDate = '2099-03-14';

/** Creates a student with two classes, and a task, an event and a note in each. */
const studentWithClasses = async () => {
  const student = await app.student();
  const addClass = async (name: string) => {
    const { id } = ClassView.parse((await student.post('/api/classes', { name })).body);
    await student.post('/api/tasks', { classId: id, title: name });
    await student.post('/api/events', { classId: id, title: name, dueDate, eventType: 'exam' });
    const form = new FormData();
    form.set('classId', id);
    form.set('type', 'note');
    form.set('file', new File(['hello'], `${name}.txt`, { type: 'text/plain' }));
    await student.post('/api/documents/upload', form);
    return id;
  };
  const [biology, art] = [await addClass('Biology'), await addClass('Art')];
  await student.post('/api/tasks', { title: 'Of no class' });
  return { student, biology, art };
};

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

const titles = (body: unknown) =>
  TaskView.or(CalendarEventView)
    .array()
    .parse(body)
    .map(({ title }) => title)
    .toSorted();
const names = (body: unknown) =>
  DocumentView.array()
    .parse(body)
    .map(({ name }) => name)
    .toSorted();

const seenBy = async (student: TestClient) => {
  const [tasks, events, documents, stats] = await Promise.all([
    student.get('/api/tasks'),
    student.get('/api/events'),
    student.get('/api/documents'),
    student.get('/api/stats'),
  ]);
  const { totalClasses, totalTasks, upcomingExams, documents: counted } = StatsView.parse(stats.body);
  const lists = { tasks: titles(tasks.body), events: titles(events.body), documents: names(documents.body) };
  return { ...lists, stats: [totalClasses, totalTasks, upcomingExams, counted] };
};

const everything = {
  tasks: ['Art', 'Biology', 'Of no class'],
  events: ['Art', 'Biology'],
  documents: ['Art.txt', 'Biology.txt'],
  stats: [2, 3, 2, 2],
};
const withoutBiology = { tasks: ['Art', 'Of no class'], events: ['Art'], documents: ['Art.txt'], stats: [1, 2, 1, 1] };

describe('what is in a class', () => {
  it('disappears from every list with a deleted class, and undo restores it', async () => {
    const { student, biology } = await studentWithClasses();
    const deleting = await student.delete(`/api/classes/${biology}`);
    expect(await seenBy(student)).toEqual(withoutBiology);
    expect((await student.get(`/api/events?classId=${biology}`)).status).toBe(404);
    expect((await student.get(`/api/documents?classId=${biology}`)).status).toBe(404);
    expect((await student.post('/api/tasks', { classId: biology, title: 'Too late' })).status).toBe(404);

    const undone = await student.post(`/api/undo/${deleting.headers.get(commandIdHeader)}`);
    expect(undone).toMatchObject({ status: 200, body: { undone: true } });
    expect(await seenBy(student)).toEqual(everything);
  });

  it('is erased with the class, including files, once it can no longer be restored', async () => {
    const { student, biology } = await studentWithClasses();
    const [note] = DocumentView.array().parse((await student.get(`/api/documents?classId=${biology}`)).body);
    const fileIsThere = () =>
      app.platform.files.get(student.userId, note?.filePath ?? '').then(
        () => true,
        () => false,
      );
    const rowsIn = async (id: string) => {
      const { db } = app.platform;
      const lists = [db('taskList'), db('calendarEventList'), db('documentList')];
      const rows = await Promise.all(lists.map((list) => list.where({ classId: id }).pluck('id')));
      return rows.flat().length;
    };
    expect([await rowsIn(biology), await fileIsThere()]).toEqual([3, true]);
    await student.delete(`/api/classes/${biology}`);
    expect(await eraseDeletedClasses({ ...app.platform, features }, daysFromNow(30.5))).toBe(0);
    expect(await eraseDeletedClasses({ ...app.platform, features }, daysFromNow(31.5))).toBe(1);
    expect(await rowsIn(biology)).toBe(0);
    expect(await app.platform.db('classList').where({ id: biology }).pluck('id')).toEqual([]);
    await expect.poll(fileIsThere, { timeout: 20_000 }).toBe(false);
    expect(await eraseDeletedClasses({ ...app.platform, features }, daysFromNow(32))).toBe(0);
    expect(await seenBy(student)).toEqual(withoutBiology);
  });

  it('is erased even if the contents of another one cannot be erased now', async () => {
    const [first, second] = [await studentWithClasses(), await studentWithClasses()];
    await first.student.delete(`/api/classes/${first.biology}`);
    await second.student.delete(`/api/classes/${second.biology}`);
    const stuck: Feature = {
      eraseDependents: () => ({
        class: async (classId) => {
          if (classId === first.biology) throw new Error('not now');
        },
      }),
    };
    const erasing = eraseDeletedClasses({ ...app.platform, features: [...features, stuck] }, daysFromNow(31.5));
    await expect(erasing).rejects.toThrow('not now');
    const left = await app.platform.db('classList').whereIn('id', [first.biology, second.biology]).pluck('id');
    expect(left).toEqual([first.biology]);
    expect(await eraseDeletedClasses({ ...app.platform, features }, daysFromNow(31.5))).toBe(1);
  });

  it('disappears from the lists over all classes when archived, and stays in its class', async () => {
    const { student, biology } = await studentWithClasses();
    await student.put(`/api/classes/${biology}/archived`, { archived: true });
    expect(await seenBy(student)).toEqual(withoutBiology);
    expect(titles((await student.get(`/api/events?classId=${biology}`)).body)).toEqual(['Biology']);
    expect(titles((await student.get(`/api/tasks?classId=${biology}`)).body)).toEqual(['Biology']);
    expect(names((await student.get(`/api/documents?classId=${biology}`)).body)).toEqual(['Biology.txt']);
    await student.put(`/api/classes/${biology}/archived`, { archived: false });
    expect(await seenBy(student)).toEqual(everything);
  });
});
