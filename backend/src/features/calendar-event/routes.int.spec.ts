import { CalendarEventView, ClassView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { calendarEventFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;

const addClass = async (student: TestClient) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body).id;

beforeAll(async () => {
  app = await startTestApp([classFeature, calendarEventFeature]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = await addClass(ann);
});
afterAll(() => app.stop());

const midterm = { title: 'Midterm', dueDate: '2026-03-14', dueTime: '14:00', eventType: 'exam', priority: 'high' };

const addEvent = async (student: TestClient, form: object) =>
  CalendarEventView.parse((await student.post('/api/events', form)).body);
const eventsOf = async (student: TestClient, query = '') =>
  CalendarEventView.array().parse((await student.get(`/api/events${query}`)).body);

describe('POST /api/events', () => {
  it('adds an event manually and shows it at once', { tags: ['S3.16', 'S3.17', 'S3.20'] }, async () => {
    const { status, body } = await ann.post('/api/events', { ...midterm, classId, description: 'Chapters 1 to 6' });
    expect(status).toBe(201);
    const added = CalendarEventView.strict().parse(body);
    expect(added).toMatchObject({
      ...midterm,
      classId,
      description: 'Chapters 1 to 6',
      completed: false,
      source: 'manual',
      sourceQuote: null,
      documentId: null,
    });
    expect(await eventsOf(ann)).toContainEqual(added);
  });

  it(
    'is an assignment of medium priority, without a time, unless it says more',
    { tags: ['S3.17', 'S3.19'] },
    async () => {
      const event = await addEvent(ann, { classId, title: 'Essay', dueDate: '2026-04-01', dueTime: '' });
      expect(event).toMatchObject({ eventType: 'assignment', priority: 'medium', dueTime: null, description: null });
    },
  );

  it('cannot claim to be from a syllabus', async () => {
    const forged = { source: 'syllabus', sourceQuote: 'p. 1', documentId: randomUUID(), completed: true };
    const event = await addEvent(ann, { ...midterm, classId, ...forged });
    expect(event).toMatchObject({ source: 'manual', sourceQuote: null, documentId: null, completed: false });
  });

  it.each([
    [{ title: '' }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
    [{ dueDate: '3/14/2026' }, 'Invalid date format: "3/14/2026". Expected YYYY-MM-DD'],
    [{ dueDate: '2026-02-29' }, 'Invalid date'],
    [{ dueTime: '25:00' }, 'Invalid time. Expected HH:mm'],
    [{ eventType: 'party' }, 'Please choose one of the types'],
    [{ priority: 'urgent' }, 'Please choose high, medium or low'],
  ])('rejects %j with its message', { tags: ['S5.41', 'S5.42', 'S3.18', 'S3.19'] }, async (wrong, message) => {
    const answer = await ann.post('/api/events', { ...midterm, classId, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('requires a class of the student’s own', async () => {
    expect((await ann.post('/api/events', midterm)).status).toBe(400);
    const foreign = await bob.post('/api/events', { ...midterm, classId });
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Class not found' } });
    expect(await eventsOf(bob)).toEqual([]);
  });
});

describe('GET /api/events', () => {
  it('lists by date, then priority, then title, and filters by class', { tags: ['S7.23', 'S7.24'] }, async () => {
    const student = await app.student();
    const [first, second] = [await addClass(student), await addClass(student)];
    const add = (of: string, title: string, more: object) => addEvent(student, { classId: of, title, ...more });
    await add(first, 'Late', { dueDate: '2026-05-01', priority: 'high' });
    await add(first, 'Low', { dueDate: '2026-03-01', priority: 'low' });
    await add(second, 'B high', { dueDate: '2026-03-01', priority: 'high' });
    await add(second, 'A high', { dueDate: '2026-03-01', priority: 'high' });
    await add(first, 'Medium', { dueDate: '2026-03-01', priority: 'medium' });
    const titles = async (query = '') => (await eventsOf(student, query)).map(({ title }) => title);
    expect(await titles()).toEqual(['A high', 'B high', 'Medium', 'Low', 'Late']);
    expect(await titles(`?classId=${first}`)).toEqual(['Medium', 'Low', 'Late']);
  });

  it("rejects another student's class like a missing one", async () => {
    const foreign = await bob.get(`/api/events?classId=${classId}`);
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Class not found' } });
    expect((await bob.get(`/api/events?classId=${randomUUID()}`)).body).toEqual(foreign.body);
  });
});

describe('PUT /api/events/:id', () => {
  it('ticks and unticks, and a second time changes nothing', { tags: ['S7.25'] }, async () => {
    const event = await addEvent(ann, { ...midterm, classId });
    for (const completed of [true, true, false, false]) {
      const { status, body } = await ann.put(`/api/events/${event.id}`, { completed, title: 'Hacked' });
      expect({ status, body }).toEqual({ status: 200, body: { ...event, completed } });
      expect(await eventsOf(ann)).toContainEqual({ ...event, completed });
    }
    const message = 'Please say whether it is completed: true or false';
    const wrong = await ann.put(`/api/events/${event.id}`, { completed: 'yes' });
    expect(wrong).toMatchObject({ status: 400, body: { message } });
  });
});

describe('PATCH /api/events/:id', () => {
  it('changes the named fields and keeps the others', async () => {
    const event = await addEvent(ann, { ...midterm, classId });
    const change = { dueDate: '2026-03-21', dueTime: null, eventType: 'quiz' };
    const { status, body } = await ann.patch(`/api/events/${event.id}`, change);
    expect({ status, body }).toEqual({ status: 200, body: { ...event, ...change } });
  });

  it('refuses an impossible day', async () => {
    const { id } = await addEvent(ann, { ...midterm, classId });
    const answer = await ann.patch(`/api/events/${id}`, { dueDate: '2026-13-01' });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid date' } });
  });
});

describe('DELETE /api/events/:id', () => {
  it('removes the event', async () => {
    const { id } = await addEvent(ann, { ...midterm, classId });
    expect(await ann.delete(`/api/events/${id}`)).toMatchObject({ status: 204, body: undefined });
    expect((await eventsOf(ann)).some((event) => event.id === id)).toBe(false);
    expect((await ann.delete(`/api/events/${id}`)).status).toBe(404);
  });
});

describe('an event of another student', () => {
  it('looks like a missing one, and is not changed', async () => {
    const event = await addEvent(ann, { ...midterm, classId });
    const attempts = (id: string) =>
      Promise.all([
        bob.put(`/api/events/${id}`, { completed: true }),
        bob.patch(`/api/events/${id}`, { title: 'Mine now' }),
        bob.delete(`/api/events/${id}`),
      ]);
    const foreign = await attempts(event.id);
    for (const answer of foreign) expect(answer).toMatchObject({ status: 404, body: { message: 'Event not found' } });
    expect((await attempts(randomUUID())).map(({ body }) => body)).toEqual(foreign.map(({ body }) => body));
    expect(await eventsOf(ann)).toContainEqual(event);
  });
});

it('returns what was recorded even while the read models are stopped', async () => {
  await app.projector.stop();
  const { status, headers, body } = await ann.post('/api/events', { ...midterm, classId });
  app.projector.start();
  expect({ status, stale: headers.get('x-read-model-stale') }).toEqual({ status: 201, stale: 'true' });
  const added = { ...CalendarEventView.parse(body), createdAt: expect.any(String) };
  await expect.poll(() => eventsOf(ann), { timeout: 10_000 }).toContainEqual(added);
});

it('rejects signed-out visitors', async () => {
  const path = `/api/events/${randomUUID()}`;
  const { visitor } = app;
  const answers = await Promise.all([
    visitor.get('/api/events'),
    visitor.post('/api/events', midterm),
    visitor.put(path, { completed: true }),
    visitor.patch(path, {}),
    visitor.delete(path),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});
