import { ClassView, DocumentView, FlashcardSetView, SearchHit, TaskView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { flashcardSetFeature } from '../flashcard-set/index.ts';
import { passageFeature } from '../passage/index.ts';
import { practiceTestFeature } from '../practice-test/index.ts';
import { taskFeature } from '../task/index.ts';
import { searchFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let physics: string;

const addClass = async (student: TestClient, form: object) =>
  ClassView.parse((await student.post('/api/classes', form)).body).id;
const addTask = (student: TestClient, title: string, more: object = {}) =>
  student.post('/api/tasks', { title, ...more });
const upload = async (student: TestClient, document: { classId: string; type: string; name: string }) => {
  const { classId, type, name } = document;
  const form = new FormData();
  form.set('classId', classId);
  form.set('type', type);
  form.set('file', new File(['hello'], name, { type: 'text/plain' }));
  return DocumentView.parse((await student.post('/api/documents/upload', form)).body);
};

beforeAll(async () => {
  const { inside } = inProcessWorkflows();
  const subjects = [classFeature, taskFeature, calendarEventFeature, inside(documentFeature), inside(passageFeature)];
  app = await startTestApp([...subjects, flashcardSetFeature, practiceTestFeature, searchFeature]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  physics = await addClass(ann, { name: 'Quantum Physics', courseCode: 'PHY 301', instructor: 'Dr. Schrödinger' });
  await addClass(ann, { name: 'Art' });
  await ann.post('/api/events', { classId: physics, title: 'Midterm exam', dueDate: '2026-03-14' });
  for (const title of ['Read for the midterm', 'Midterm', 'Prepare midterms', 'Buy paint 100% \\ _ more'])
    await addTask(ann, title, { dueDate: '2026-03-10', ...(title === 'Midterm' && { classId: physics }) });
  await addTask(bob, 'Midterm of Bob');
  await upload(ann, { classId: physics, type: 'note', name: 'Wave functions.txt' });
});
afterAll(() => app.stop());

const search = async (student: TestClient, q: string) =>
  SearchHit.strict()
    .array()
    .parse((await student.get(`/api/search?${new URLSearchParams({ q }).toString()}`)).body);
const titlesFound = async (student: TestClient, q: string) => (await search(student, q)).map(({ title }) => title);

describe('GET /api/search', () => {
  it('finds everything with the words in its title, best first', async () => {
    expect(await titlesFound(ann, 'midterm')).toEqual([
      'Midterm',
      'Midterm exam',
      'Prepare midterms',
      'Read for the midterm',
    ]);
  });

  it('returns its kind, its class and its date', async () => {
    expect(await search(ann, 'midterm exam')).toMatchObject([
      { kind: 'event', classId: physics, title: 'Midterm exam', detail: 'Quantum Physics', dueDate: '2026-03-14' },
    ]);
    expect(await search(ann, 'wave')).toMatchObject([
      { kind: 'document', classId: physics, title: 'Wave functions.txt', detail: 'Quantum Physics', dueDate: null },
    ]);
    expect(await search(ann, 'phy 301')).toMatchObject([
      { kind: 'class', id: physics, classId: physics, title: 'Quantum Physics', detail: 'PHY 301' },
    ]);
  });

  it('finds flashcard sets and practice tests, but not deleted ones', async () => {
    const ofOptics = { classId: physics, title: 'Optics' };
    const { id } = FlashcardSetView.parse((await ann.post('/api/flashcard-sets', ofOptics)).body);
    await ann.post('/api/practice-tests', ofOptics);
    const kindsFound = async () => (await search(ann, 'optics')).map(({ kind }) => kind);
    expect((await kindsFound()).toSorted()).toEqual(['flashcard-set', 'practice-test']);
    await ann.delete(`/api/flashcard-sets/${id}`);
    expect(await kindsFound()).toEqual(['practice-test']);
  });

  it.each([
    ['SCHRODINGER', 'Quantum Physics'],
    ['schrödinger', 'Quantum Physics'],
    ['physics quantum', 'Quantum Physics'],
    ['antum', 'Quantum Physics'],
  ])('ignores case, accents and order, and finds parts of words: %s', async (q, title) => {
    expect(await titlesFound(ann, q)).toEqual([title]);
  });

  it.each(['%', '_', '\\', '100% \\ _', '.*', "'; drop table task_list; --", '(', ':*', 'a & !b', '$1', '?'])(
    'treats the query as text, never as a pattern or a command: %s',
    async (q) => {
      const there = 'Buy paint 100% \\ _ more';
      expect(await titlesFound(ann, q)).toEqual(there.includes(q) ? [there] : []);
    },
  );

  it('finds documents by their text, after those found by title', async () => {
    const student = await app.student();
    const classId = await addClass(student, { name: 'Biology' });
    const { id } = await upload(student, { classId, type: 'note', name: 'Cells.txt' });
    const text = 'Mitochondria make most of the energy of the cell.';
    const pages = [{ blocks: [{ kind: 'paragraph', text }] }];
    expect((await app.workflowOf(student.userId).put(`/api/internal/documents/${id}/text`, { pages })).status).toBe(
      204,
    );
    await addTask(student, 'Energy', { classId });
    await expect.poll(() => titlesFound(student, 'energy'), { timeout: 20_000 }).toEqual(['Energy', 'Cells.txt']);
    const [, document] = await search(student, 'energy');
    expect(document).toMatchObject({ kind: 'document', id, classId, detail: expect.stringContaining('Mitochondria') });
    expect(await search(student, 'cells')).toMatchObject([{ kind: 'document', id, detail: 'Biology' }]);
    expect(await titlesFound(bob, 'mitochondria')).toEqual([]);
  });

  it('distinguishes syllabi from other documents, by title and by text', async () => {
    const student = await app.student();
    const classId = await addClass(student, { name: 'Geology' });
    const { id } = await upload(student, { classId, type: 'syllabus', name: 'Rocks.txt' });
    const pages = [{ blocks: [{ kind: 'paragraph', text: 'Basalt comes from lava.' }] }];
    expect((await app.workflowOf(student.userId).put(`/api/internal/documents/${id}/text`, { pages })).status).toBe(
      204,
    );
    await expect.poll(() => titlesFound(student, 'basalt'), { timeout: 20_000 }).toEqual(['Rocks.txt']);
    for (const q of ['basalt', 'rocks'])
      expect(await search(student, q)).toMatchObject([{ kind: 'syllabus', id, classId }]);
  });

  it('finds an event by what it is and by its class, whatever its title', async () => {
    const student = await app.student();
    const classId = await addClass(student, { name: 'Chemistry', courseCode: 'CHEM 2' });
    for (const [title, dueDate] of [
      ['Unit 13', '2099-05-01'],
      ['Unit 3', '2099-06-01'],
    ])
      await student.post('/api/events', { classId, title, dueDate, eventType: 'exam' });
    const { body } = await student.get('/api/search?q=chem+midterm+3');
    expect(SearchHit.strict().array().parse(body)).toMatchObject([{ title: 'Unit 3', eventType: 'exam' }]);
  });

  it('finds no task that the to-do list does not show', async () => {
    const student = await app.student();
    const { body } = await addTask(student, 'Water the plants');
    expect(await titlesFound(student, 'plants')).toEqual(['Water the plants']);
    await student.put(`/api/tasks/${TaskView.parse(body).id}`, { completed: true });
    expect(await titlesFound(student, 'plants')).toEqual([]);
  });

  it('finds of a repeating task the first day that is open', async () => {
    const student = await app.student();
    const repeats = { every: 'week', until: '2027-03-29' };
    const { body } = await student.post('/api/tasks', { title: 'Lab notes', dueDate: '2027-03-01', repeats });
    const days = async () => (await search(student, 'notes')).map(({ dueDate }) => dueDate);
    expect(await days()).toEqual(['2027-03-01']);
    await student.put(`/api/tasks/${TaskView.parse(body).id}`, { completed: true });
    expect(await days()).toEqual(['2027-03-08']);
  });

  it("never shows another student's things", async () => {
    expect(await titlesFound(bob, 'midterm')).toEqual(['Midterm of Bob']);
    expect(await titlesFound(bob, physics)).toEqual([]);
  });

  it('finds the contents of an archived class except tasks, and nothing of a deleted one', async () => {
    const student = await app.student();
    const [archived, deleted] = [
      await addClass(student, { name: 'Old days' }),
      await addClass(student, { name: 'Old hat' }),
    ];
    for (const classId of [archived, deleted]) {
      await addTask(student, 'Old task', { classId });
      await student.post('/api/events', { classId, title: 'Old exam', dueDate: '2026-03-14' });
    }
    await student.put(`/api/classes/${archived}/archived`, { archived: true });
    await student.delete(`/api/classes/${deleted}`);
    const found = await search(student, 'old');
    expect(found.map(({ title }) => title).toSorted()).toEqual(['Old days', 'Old exam']);
    expect(found.every((hit) => hit.archived)).toBe(true);
  });

  it('returns at most fifty hits', async () => {
    const student = await app.student();
    const row = { ownerId: student.userId, priority: 'low', completed: false };
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      title: `Task ${index}`,
      createdAt: '2026-01-01T00:00:00.000Z',
    }));
    await app.platform.db('taskList').insert(rows);
    expect(await search(student, 'task')).toHaveLength(50);
  });

  it.each([
    ['', 'Please type what you look for'],
    ['?q=', 'Please type what you look for'],
    ['?q=%20%20', 'Please type what you look for'],
  ])('requires words: %j', async (query, message) => {
    expect(await ann.get(`/api/search${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('rejects signed-out visitors', async () => {
    expect(await app.visitor.get('/api/search?q=art')).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    });
  });
});
