import { ClassGradeView, DocumentView, FoundWeight, GradesView } from '@hub/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { passageFeature } from '../passage/index.ts';
import { taskFeature } from '../task/index.ts';
import { undoFeature } from '../undo/index.ts';
import { gradeFeature } from './index.ts';

const workflows = inProcessWorkflows();
const subjects = [classFeature, taskFeature, calendarEventFeature, gradeFeature];
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;
let grades: string;
beforeAll(async () => {
  const documents = [workflows.inside(documentFeature), workflows.inside(passageFeature)];
  app = await startTestApp([...subjects, ...documents, undoFeature(subjects)]);
});
beforeEach(async () => {
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = await created(ann, '/api/classes', { name: 'Biology' });
  grades = `/api/grades/${classId}`;
});
afterAll(() => app.stop());

const created = async (student: TestClient, path: string, body: object): Promise<string> =>
  ((await student.post(path, body)).body as { id: string }).id;
const seen = async (student = ann) => GradesView.strict().parse((await student.get(grades)).body);
const standings = async () =>
  ClassGradeView.strict()
    .array()
    .parse((await ann.get('/api/grades')).body);
const addCategories = async (...categories: object[]) =>
  GradesView.strict()
    .parse((await ann.post(`${grades}/categories`, { categories })).body)
    .categories.map(({ id }) => id);
const addItem = async (item: object) =>
  GradesView.strict()
    .parse((await ann.post(`${grades}/items`, item)).body)
    .items.at(-1)?.id ?? '';

describe('the grades of a class', () => {
  it('are empty at first, and belong to their student alone', async () => {
    expect(await seen()).toEqual({ classId, scale: 'us-plus-minus', credits: null, categories: [], items: [] });
    expect(await bob.get(grades)).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect((await app.visitor.get(grades)).status).toBe(401);
  });

  it('are added, changed and deleted, and each change can be undone', async () => {
    const [homework = '', exams = ''] = await addCategories(
      { name: 'Homework', weight: 40, dropLowest: 1 },
      { name: 'Exams', weight: 60 },
    );
    const eventId = await created(ann, '/api/events', {
      classId,
      title: 'Midterm',
      dueDate: '2026-12-01',
      eventType: 'exam',
    });
    const itemId = await addItem({ categoryId: exams, name: 'Midterm', earned: 42, possible: 50, eventId });
    await addItem({ categoryId: homework, name: 'Sheet 1', earned: 95 });
    expect((await standings())[0]).toMatchObject({ classId, percent: 88.4 });

    await ann.patch(`${grades}/items/${itemId}`, { earned: 45 });
    await ann.patch(`${grades}/categories/${homework}`, { weight: 20 });
    expect((await standings())[0]?.percent).toBe(91.25);
    const { headers } = await ann.delete(`${grades}/categories/${homework}`);
    expect(await seen()).toMatchObject({ categories: [{ name: 'Exams' }], items: [{ earned: 45, eventId }] });
    await ann.post(`/api/undo/${headers.get('x-command-id')}`);
    expect(await seen()).toMatchObject({ categories: [{ name: 'Homework' }, { name: 'Exams' }], items: [{}, {}] });
    expect(await ann.delete(`${grades}/items/${itemId}`)).toMatchObject({ status: 204 });
    expect((await seen()).items).toHaveLength(1);
  });

  it.each([
    ['categories', { categories: [{ name: ' ', weight: 40 }] }, 'Name is required'],
    ['categories', { categories: [{ name: 'Homework', weight: -1 }] }, 'Please enter a number from 0 to 1000'],
    ['categories', { categories: [] }, undefined],
    [
      'items',
      { categoryId: crypto.randomUUID(), name: 'Sheet 1', possible: 0 },
      'Please enter the points that can be reached, more than 0',
    ],
  ])('refuse bad input of %s: %j', async (path, body, message) => {
    expect(await ann.post(`${grades}/${path}`, body)).toMatchObject({ status: 400, body: message ? { message } : {} });
  });

  it("refuse another student's dates and tasks", async () => {
    const [categoryId = ''] = await addCategories({ name: 'Homework', weight: 40 });
    const taskId = await created(bob, '/api/tasks', { title: 'Read' });
    expect(await ann.post(`${grades}/items`, { categoryId, name: 'Sheet 1', taskId })).toMatchObject({
      status: 404,
      body: { code: 'task_not_found' },
    });
  });
});

describe('the standing of all classes', () => {
  it('leaves out classes without categories and deleted ones, and marks archived ones', async () => {
    await ann.patch(grades, { scale: 'german', credits: 6 });
    expect(await standings()).toEqual([]);
    const [categoryId = ''] = await addCategories({ name: 'Klausur', weight: 100 });
    expect(await standings()).toEqual([{ classId, scale: 'german', credits: 6, archived: false, percent: null }]);
    await addItem({ categoryId, name: 'Klausur', earned: 81, possible: 90 });
    await ann.put(`/api/classes/${classId}/archived`, { archived: true });
    expect(await standings()).toMatchObject([{ archived: true, percent: 90 }]);
    const other = await created(ann, '/api/classes', { name: 'Chemistry' });
    expect((await ann.get(`/api/grades/${other}`)).body).toMatchObject({ scale: 'german', credits: null });
    await ann.delete(`/api/classes/${classId}`);
    expect(await standings()).toEqual([]);
    expect(await ann.get(grades)).toMatchObject({ status: 404 });
  });
});

describe('the weights of a syllabus', () => {
  it('are proposed with the words that state them, and nothing is stored', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ classId, type: 'syllabus' })) form.set(name, value);
    form.set('file', new File(['Homework 40%'], 'syllabus.txt', { type: 'text/plain' }));
    const { id } = DocumentView.parse((await ann.post('/api/documents/upload', form)).body);
    expect((await ann.get(`${grades}/weights`)).body).toEqual([]);

    const text = 'Grading\nHomework 40% (lowest dropped)\nFinal exam 60%';
    const pages = [{ blocks: [{ kind: 'paragraph', text }] }];
    await app.workflowOf(ann.userId).put(`/api/internal/documents/${id}/text`, { pages });
    const found = FoundWeight.strict()
      .array()
      .parse((await ann.get(`${grades}/weights`)).body);
    expect(found).toMatchObject([
      { name: 'Homework', weight: 40, documentId: id, page: 1 },
      { name: 'Final exam', weight: 60, quote: 'Final exam 60%' },
    ]);
    expect((await seen()).categories).toEqual([]);
    expect(await bob.get(`${grades}/weights`)).toMatchObject({ status: 404 });
  });
});
