import { CalendarEventView, ChangeView, ClassView, DocumentView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { syllabusReviewFeature } from '../syllabus-review/index.ts';
import { undoFeature } from '../undo/index.ts';
import { calendarEventFeature } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  const subjects = [classFeature, calendarEventFeature, documentFeature, syllabusReviewFeature];
  app = await startTestApp([...subjects, undoFeature(subjects)]);
});
afterAll(() => app.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [past, soon, later, last] = [inDays(-30), inDays(30), inDays(37), inDays(60)];
const dateOf = (title: string, dueDate: string) => ({
  title,
  dueDate,
  eventType: 'exam',
  priority: 'high',
  quote: `${title} on ${dueDate}`,
});

const addClass = async () => {
  const student = await app.student();
  const { id } = ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body);
  return { student, classId: id };
};

/** Uploads a syllabus and records the given dates as the workflow's result. */
const recordSyllabus = async ({ student, classId }: Awaited<ReturnType<typeof addClass>>, ...dates: object[]) => {
  const form = new FormData();
  form.set('classId', classId);
  form.set('type', 'syllabus');
  form.set('file', new File([randomUUID()], 'syllabus.txt', { type: 'text/plain' }));
  const { id } = DocumentView.parse((await student.post('/api/documents/upload', form)).body);
  const path = `/api/internal/documents/${id}/analysis`;
  const { status, body } = await app.workflowOf(student.userId).post(path, { dates });
  return { id, status, body };
};

/** The same, when all of them are scheduled. */
const uploadSyllabus = async (there: Awaited<ReturnType<typeof addClass>>, ...dates: object[]) => {
  const { id, ...answer } = await recordSyllabus(there, ...dates);
  expect(answer).toEqual({ status: 200, body: { scheduled: dates.length } });
  return id;
};

const eventsOf = async (student: TestClient) =>
  CalendarEventView.strict()
    .array()
    .parse((await student.get('/api/events')).body);
const eventCalled = async (student: TestClient, title: string) => {
  const found = (await eventsOf(student)).find((event) => event.title === title);
  if (!found) throw new Error(`There is no event called ${title}`);
  return found;
};

describe('[Q5] a new syllabus', () => {
  it('adds new events and marks missing ones, and moves matching ones when the student agrees', async () => {
    const there = await addClass();
    const { student } = there;
    await uploadSyllabus(
      there,
      ...['Midterm', 'Essay', 'Untouched', 'Ticked'].map((title) => dateOf(title, soon)),
      dateOf('Over', past),
    );
    const [midterm, essay, ticked] = await Promise.all(
      ['Midterm', 'Essay', 'Ticked'].map((title) => eventCalled(student, title)),
    );
    await student.put(`/api/events/${midterm?.id}`, { completed: true });
    await student.put(`/api/events/${ticked?.id}`, { completed: true });
    await student.patch(`/api/events/${essay?.id}`, { title: 'My essay' });

    const newer = await uploadSyllabus(there, dateOf('Midterm', later), dateOf('Essay', later), dateOf('Final', last));
    const [current, gone] = [{ sourceState: 'current', documentId: newer }, { sourceState: 'no_longer_in_syllabus' }];
    const byTitle = async () => (await eventsOf(student)).toSorted((a, b) => a.title.localeCompare(b.title));
    const final = { title: 'Final', dueDate: last, edited: false, ...current };
    const rest = [
      { title: 'Over', ...gone },
      { title: 'Ticked', id: ticked?.id, completed: true, ...gone },
    ];
    expect(await byTitle()).toMatchObject([
      final,
      { title: 'Midterm', id: midterm?.id, completed: true, dueDate: soon, ...current },
      { title: 'My essay', id: essay?.id, edited: true, dueDate: soon, ...current },
      ...rest,
      { title: 'Untouched', ...gone },
    ]);
    expect((await student.post(`/api/documents/${newer}/findings/accept`)).body).toEqual({ accepted: 3 });
    expect(await byTitle()).toMatchObject([
      final,
      { title: 'Midterm', id: midterm?.id, completed: true, dueDate: later, ...current },
      { title: 'My essay', id: essay?.id, edited: true, dueDate: later, ...current },
      ...rest,
    ]);
  });

  it('is reconciled once, however often its result is recorded', async () => {
    const there = await addClass();
    await uploadSyllabus(there, dateOf('Midterm', soon), dateOf('Quiz', soon));
    const newer = await uploadSyllabus(there, dateOf('Midterm', later), dateOf('Final', last));
    const events = await eventsOf(there.student);
    const again = { dates: [dateOf('Another', soon)] };
    const workflow = app.workflowOf(there.student.userId);
    const { body } = await workflow.post(`/api/internal/documents/${newer}/analysis`, again);
    expect(body).toEqual({ scheduled: 2 });
    expect(await eventsOf(there.student)).toEqual(events);
  });

  it('is one change, which can be undone as a whole', async () => {
    const there = await addClass();
    const { student } = there;
    await uploadSyllabus(there, dateOf('Midterm', soon), dateOf('Quiz', soon));
    const before = await eventsOf(student);
    await uploadSyllabus(there, dateOf('Midterm', later), dateOf('Final', last));
    const [change] = ChangeView.array().parse((await student.get('/api/changes')).body);
    expect(change).toMatchObject({ items: 3, undone: false });
    expect((await student.post(`/api/undo/${change?.commandId}`)).status).toBe(200);
    expect(await eventsOf(student)).toEqual(before);
    expect((await student.post(`/api/undo/${change?.commandId}`)).status).toBe(200);
  });

  it('is not partly undone when one of its dates has changed', async () => {
    const there = await addClass();
    const { student } = there;
    await uploadSyllabus(there, dateOf('Midterm', soon), dateOf('Quiz', soon));
    const { id } = await eventCalled(student, 'Midterm');
    await student.patch(`/api/events/${id}`, { dueDate: later });
    const [, change] = ChangeView.array().parse((await student.get('/api/changes')).body);
    const before = await eventsOf(student);
    expect(await student.post(`/api/undo/${change?.commandId}`)).toMatchObject({ status: 409 });
    expect(await eventsOf(student)).toEqual(before);
  });
});

describe('a date that the student removed', () => {
  it('[Q5] is not restored when the syllabus is read again, nor by a new one that names it on that day', async () => {
    const there = await addClass();
    const { student } = there;
    const titles = async () => (await eventsOf(student)).map(({ title }) => title).toSorted();
    const id = await uploadSyllabus(there, dateOf('Midterm', soon), dateOf('Quiz', soon));
    const { id: removed } = await eventCalled(student, 'Midterm');
    await student.delete(`/api/events/${removed}`);
    const again = { dates: [dateOf('Midterm', soon), dateOf('Quiz', soon)] };
    const workflow = app.workflowOf(student.userId);
    expect((await workflow.post(`/api/internal/documents/${id}/analysis`, again)).status).toBe(200);
    expect(await titles()).toEqual(['Quiz']);

    await recordSyllabus(there, dateOf('Midterm', soon), dateOf('Quiz', soon));
    expect(await titles()).toEqual(['Quiz']);
    await recordSyllabus(there, dateOf('Midterm', soon), dateOf('Midterm', later));
    expect((await eventCalled(student, 'Midterm')).dueDate).toBe(later);
  });

  it('is restored by a new syllabus if it went with another syllabus or an undo', async () => {
    const there = await addClass();
    const { student } = there;
    await uploadSyllabus(there, dateOf('Midterm', soon));
    const [change] = ChangeView.array().parse((await student.get('/api/changes')).body);
    expect((await student.post(`/api/undo/${change?.commandId}`)).status).toBe(200);
    expect(await eventsOf(student)).toEqual([]);
    await uploadSyllabus(there, dateOf('Midterm', soon));
    const empty = await uploadSyllabus(there);
    await student.post(`/api/documents/${empty}/findings/accept`);
    expect(await eventsOf(student)).toEqual([]);
    await uploadSyllabus(there, dateOf('Midterm', soon));
    expect(await eventsOf(student)).toMatchObject([{ title: 'Midterm' }]);
  });
});

describe('[Q54] a syllabus that is deleted', () => {
  it('leaves its events, marked', async () => {
    const there = await addClass();
    const { student } = there;
    const id = await uploadSyllabus(there, dateOf('Midterm', soon));
    expect((await student.delete(`/api/documents/${id}`)).status).toBe(204);
    await expect
      .poll(async () => eventsOf(student), { timeout: 20_000 })
      .toMatchObject([{ title: 'Midterm', sourceState: 'source_deleted', documentId: id }]);
    expect(await student.delete(`/api/documents/${id}/dates`)).toMatchObject({ status: 200, body: { removed: 1 } });
    expect(await eventsOf(student)).toEqual([]);
  });
});

describe('[Q54] DELETE /api/documents/:id/dates', () => {
  it('removes untouched events, as one change', async () => {
    const there = await addClass();
    const { student } = there;
    const id = await uploadSyllabus(there, ...['Midterm', 'Quiz', 'Essay'].map((title) => dateOf(title, soon)));
    const essay = await eventCalled(student, 'Essay');
    await student.put(`/api/events/${essay.id}`, { completed: true });
    const before = await eventsOf(student);
    const removing = await student.delete(`/api/documents/${id}/dates`);
    expect(removing).toMatchObject({ status: 200, body: { removed: 2 } });
    expect(await eventsOf(student)).toEqual([{ ...essay, completed: true }]);
    expect((await student.delete(`/api/documents/${id}/dates`)).body).toEqual({ removed: 0 });
    expect((await student.post(`/api/undo/${removing.headers.get('x-command-id')}`)).status).toBe(200);
    expect(await eventsOf(student)).toEqual(before);
  });

  it("treats another student's syllabus like a missing one", async () => {
    const there = await addClass();
    const id = await uploadSyllabus(there, dateOf('Midterm', soon));
    const bob = await app.student();
    const foreign = await bob.delete(`/api/documents/${id}/dates`);
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Document not found' } });
    expect((await bob.delete(`/api/documents/${randomUUID()}/dates`)).body).toEqual(foreign.body);
    expect(await eventsOf(there.student)).toHaveLength(1);
    expect((await app.visitor.delete(`/api/documents/${id}/dates`)).status).toBe(401);
  });
});
