import { CalendarEventView, commandIdHeader, type ImportedEvent, mostImportedEvents } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { undoFeature } from '../undo/index.ts';
import { calendarEventFeature } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  const features = [classFeature, calendarEventFeature];
  app = await startTestApp([...features, undoFeature(features)]);
});
afterAll(() => app.stop());

const studentWithClass = async () => {
  const student = await app.student();
  const { body } = await student.post('/api/classes', { name: 'Biology', courseCode: 'BIO 101', classType: 'general' });
  return { student, classId: (body as { id: ImportedEvent['classId'] }).id };
};
const eventsOf = async (student: TestClient) =>
  CalendarEventView.array().parse((await student.get('/api/events')).body);
const send = (student: TestClient, events: readonly object[]) => student.post('/api/events/import', { events });
const exam = { key: 'exam@canvas', title: 'Midterm', dueDate: '2026-12-01', dueTime: '09:00', eventType: 'exam' };
const essay = { key: 'essay@canvas', title: 'Essay', dueDate: '2026-12-04' };

describe('POST /api/events/import', () => {
  it('adds the dates of another calendar once, however often it is imported', async () => {
    const { student, classId } = await studentWithClass();
    const both = [exam, essay].map((event) => ({ ...event, classId }));
    expect((await send(student, [both[0] ?? {}])).body).toEqual({ added: 1, changed: 0, present: 0 });
    expect((await send(student, both)).body).toEqual({ added: 1, changed: 0, present: 1 });
    expect(await eventsOf(student)).toMatchObject([
      { title: 'Midterm', dueTime: '09:00', eventType: 'exam' },
      { title: 'Essay' },
    ]);
  });

  it('leaves what the student changed or ticked, and adds again what was deleted', async () => {
    const { student, classId } = await studentWithClass();
    const both = [exam, essay].map((event) => ({ ...event, classId }));
    await send(student, both);
    const [first, second] = await eventsOf(student);
    await student.patch(`/api/events/${first?.id}`, { title: 'Midterm, room 4' });
    await student.put(`/api/events/${first?.id}`, { completed: true });
    await student.delete(`/api/events/${second?.id}`);
    expect((await send(student, both)).body).toEqual({ added: 1, changed: 0, present: 1 });
    expect(await eventsOf(student)).toMatchObject([
      { id: first?.id, title: 'Midterm, room 4', completed: true },
      { id: second?.id, title: 'Essay' },
    ]);
  });

  it('follows what the calendar has changed, and is undone with it', async () => {
    const { student, classId } = await studentWithClass();
    await send(student, [{ ...exam, classId }]);
    const moved = [{ ...exam, classId, dueDate: '2026-12-08', place: 'Hall 2' }];
    const { body, headers } = await send(student, moved);
    expect(body).toEqual({ added: 0, changed: 1, present: 0 });
    expect(await eventsOf(student)).toMatchObject([{ dueDate: '2026-12-08', place: 'Hall 2', edited: false }]);
    expect((await student.post(`/api/undo/${headers.get(commandIdHeader)}`)).status).toBe(200);
    expect(await eventsOf(student)).toMatchObject([{ dueDate: '2026-12-01', place: null }]);
    expect((await send(student, moved)).body).toEqual({ added: 0, changed: 1, present: 0 });
  });

  it('finds what was imported, for its student alone', async () => {
    const [ann, bob] = [await studentWithClass(), await studentWithClass()];
    await send(ann.student, [{ ...exam, classId: ann.classId }]);
    const find = (student: TestClient) =>
      student.post('/api/events/imported', { keys: [exam.key, exam.key, essay.key] });
    const [{ id } = { id: '' }] = await eventsOf(ann.student);
    expect((await find(ann.student)).body).toEqual([{ key: exam.key, id }]);
    expect((await find(bob.student)).body).toEqual([]);
  });

  it('is undone as a whole', async () => {
    const { student, classId } = await studentWithClass();
    const { headers } = await send(
      student,
      [exam, essay].map((event) => ({ ...event, classId })),
    );
    expect((await student.post(`/api/undo/${headers.get(commandIdHeader)}`)).status).toBe(200);
    expect(await eventsOf(student)).toEqual([]);
  });

  it('records nothing when one date is wrong or its class is not the student’s own', async () => {
    const [ann, bob] = [await studentWithClass(), await studentWithClass()];
    const wrong = { ...essay, endDate: '2026-12-01' };
    const own = (event: object) => ({ ...event, classId: ann.classId });
    expect(await send(ann.student, [own(exam), own(wrong)])).toMatchObject({ status: 400 });
    expect(await send(ann.student, [own(exam), { ...essay, classId: bob.classId }])).toMatchObject({ status: 404 });
    expect(await eventsOf(ann.student)).toEqual([]);
  });

  it('keeps two students’ imports of one calendar apart', async () => {
    const [ann, bob] = [await studentWithClass(), await studentWithClass()];
    await send(ann.student, [{ ...exam, classId: ann.classId }]);
    expect((await send(bob.student, [{ ...exam, classId: bob.classId }])).body).toEqual({
      added: 1,
      changed: 0,
      present: 0,
    });
  });

  it(`takes ${mostImportedEvents} dates at once`, async () => {
    const { student, classId } = await studentWithClass();
    const many = Array.from({ length: mostImportedEvents }, (_, index) => ({
      ...essay,
      key: `${index}@canvas`,
      classId,
    }));
    const begun = performance.now();
    expect((await send(student, many)).body).toEqual({ added: mostImportedEvents, changed: 0, present: 0 });
    process.stdout.write(`imported ${mostImportedEvents} dates in ${Math.round(performance.now() - begun)} ms\n`);
    expect((await send(student, [...many, ...many.slice(0, 1)])).status).toBe(400);
  });
});
