import { CalendarEventView, commandIdHeader, defaultStudyPlan, type StudyPlan, StudySessionView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../platform/domain/index.ts';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { meetingFeature } from '../meeting/index.ts';
import { termFeature } from '../term/index.ts';
import { undoFeature } from '../undo/index.ts';
import { studyPlanFeature } from './index.ts';

const features = [termFeature, classFeature, meetingFeature, calendarEventFeature, studyPlanFeature];
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;
beforeAll(async () => {
  app = await startTestApp([...features, undoFeature(features)]);
});
beforeEach(async () => {
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = await created('/api/classes', { name: 'Biology' });
});
afterAll(() => app.stop());

const created = async (path: string, body: object): Promise<string> =>
  ((await ann.post(path, body)).body as { id: string }).id;
const today = new Date().toISOString().slice(0, 10);
const examDay = addDays(today, 8);
const addExam = (fields: object = {}) =>
  created('/api/events', { classId, title: 'Midterm', dueDate: examDay, eventType: 'exam', ...fields });
const sessions = async (student = ann) =>
  StudySessionView.strict()
    .array()
    .parse((await student.get(`/api/study-sessions?from=${today}&to=${addDays(today, 30)}&zone=Europe/Berlin`)).body);
const plan: StudyPlan = { ...defaultStudyPlan, sessions: 3, daysBefore: 5, from: '09:00', to: '12:00' };
const numbers = async () => (await sessions()).map(({ number }) => number);
const undo = (headers: Headers) => ann.post(`/api/undo/${headers.get(commandIdHeader)}`);
const missing = { status: 404, body: { code: 'event_not_found' } };
const at = (session: StudySessionView | undefined) => `/api/study-sessions/${session?.examId}/${session?.number}`;
const chosen = { title: 'Study for Midterm', day: addDays(examDay, -2), startTime: '15:00', endTime: '16:30' };

describe('the study plan', () => {
  it('is the usual one until the student saves another, which no one else sees, and can be undone', async () => {
    expect((await ann.get('/api/study-plan')).body).toEqual(defaultStudyPlan);
    const { headers } = await ann.put('/api/study-plan', plan);
    expect((await ann.get('/api/study-plan')).body).toEqual(plan);
    expect((await bob.get('/api/study-plan')).body).toEqual(defaultStudyPlan);
    await undo(headers);
    expect((await ann.get('/api/study-plan')).body).toEqual(defaultStudyPlan);
  });

  it.each([
    [{ to: '09:00' }, 'The end must be after the start'],
    [{ minutes: 240 }, 'A session does not fit between these times'],
    [{ weekdays: [] }, 'Please choose at least one day'],
  ])('refuses %j: %s', async (change, message) => {
    expect(await ann.put('/api/study-plan', { ...plan, ...change })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('proposed sessions', () => {
  it('are for each exam of the student, in free time of the timetable and the calendar', async () => {
    await ann.put('/api/study-plan', plan);
    const examId = await addExam();
    const [first, second, third] = [5, 3, 1].map((days) => addDays(examDay, -days));
    const times = { startTime: '09:00', endTime: '10:15' };
    const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
    await ann.post('/api/meetings', { classId, days: [weekday], ...times, first, last: first });
    await ann.post('/api/events', {
      classId,
      title: 'Lab',
      eventType: 'lecture',
      dueDate: second,
      dueTime: '09:30',
      endTime: '10:00',
    });
    expect(await sessions()).toMatchObject([
      { examId, examTitle: 'Midterm', examDay, classId, number: 3, day: first, startTime: '10:30', endTime: '11:30' },
      { number: 2, day: second, startTime: '10:15' },
      { number: 1, day: third, startTime: '09:00' },
    ]);
    expect(await sessions(bob)).toEqual([]);
  });

  it('are none for a quiz, for an exam that is ticked, and for those of archived classes', async () => {
    const id = await addExam();
    await ann.post('/api/events', { classId, title: 'Quiz', dueDate: examDay, eventType: 'quiz' });
    expect(new Set((await sessions()).map(({ examId }) => examId))).toEqual(new Set([id]));
    await ann.put(`/api/classes/${classId}/archived`, { archived: true });
    expect(await sessions()).toEqual([]);
    await ann.put(`/api/classes/${classId}/archived`, { archived: false });
    await ann.put(`/api/events/${id}`, { completed: true });
    expect(await sessions()).toEqual([]);
  });

  it.each([
    ['2026-11-29', '2026-11-23'],
    ['2026-01-01', '2026-03-04'],
  ])('are refused from %s to %s', async (from, to) => {
    const refused = { status: 400, body: { code: 'timetable_too_long' } };
    expect(await ann.get(`/api/study-sessions?from=${from}&to=${to}`)).toMatchObject(refused);
  });
});

describe('accepting a session', () => {
  it('puts it on the calendar where the student wants it, once, and can be undone and repeated', async () => {
    await ann.put('/api/study-plan', plan);
    await addExam();
    const proposed = await sessions();
    const session = proposed.find(({ number }) => number === 2);
    const accepted = await ann.put(at(session), chosen);
    expect(CalendarEventView.parse(accepted.body)).toMatchObject({
      id: session?.id,
      classId,
      title: 'Study for Midterm',
      eventType: 'other',
      source: 'manual',
      dueDate: chosen.day,
      dueTime: '15:00',
      endTime: '16:30',
    });
    expect(await numbers()).toEqual([3, 1]);
    expect((await ann.put(at(session), chosen)).status).toBe(200);
    expect((await ann.get('/api/events')).body).toHaveLength(2);
    expect(await ann.delete(at(session))).toMatchObject({ status: 409, body: { code: 'session_accepted' } });

    expect((await undo(accepted.headers)).status).toBe(200);
    expect(await sessions()).toEqual(proposed);
    expect((await ann.get('/api/events')).body).toHaveLength(1);
    await ann.put(at(session), chosen);
    expect(await numbers()).toEqual([3, 1]);
    expect((await ann.get('/api/events')).body).toHaveLength(2);
  });

  it('stays accepted when its event is moved, deleted, or its exam is on another day', async () => {
    await ann.put('/api/study-plan', plan);
    const examId = await addExam();
    const [session] = await sessions();
    await ann.put(at(session), chosen);
    await ann.patch(`/api/events/${session?.id}`, { dueDate: addDays(examDay, -4) });
    await ann.patch(`/api/events/${examId}`, { dueDate: addDays(examDay, 3) });
    expect(await numbers()).toEqual([2, 1]);
    await ann.delete(`/api/events/${session?.id}`);
    expect(await numbers()).toEqual([2, 1]);
  });

  it('is refused without a title, with the end before the start, and for a session that no exam has', async () => {
    const path = `/api/study-sessions/${await addExam()}`;
    expect((await ann.put(`${path}/1`, { ...chosen, title: ' ' })).status).toBe(400);
    expect((await ann.put(`${path}/1`, { ...chosen, endTime: '15:00' })).status).toBe(400);
    for (const number of ['0', '11', 'x']) expect((await ann.put(`${path}/${number}`, chosen)).status).toBe(404);
  });
});

describe('dismissing a session', () => {
  it('removes it for good, unless it is undone', async () => {
    await ann.put('/api/study-plan', plan);
    await addExam();
    const proposed = await sessions();
    const { status, headers } = await ann.delete(at(proposed[0]));
    expect(status).toBe(204);
    expect(await sessions()).toEqual(proposed.slice(1));
    await ann.put('/api/study-plan', { ...plan, minutes: 30, daysBefore: 4 });
    expect(await numbers()).toEqual([2, 1]);
    await ann.put('/api/study-plan', plan);
    await undo(headers);
    expect(await sessions()).toEqual(proposed);
  });
});

it("another student's exam, one that is missing and an event that is no exam look the same", async () => {
  const exam = await addExam();
  const quiz = await created('/api/events', { classId, title: 'Quiz', dueDate: examDay, eventType: 'quiz' });
  for (const [student, id] of [
    [bob, exam],
    [ann, randomUUID()],
    [ann, quiz],
  ] as const) {
    expect(await student.put(`/api/study-sessions/${id}/1`, chosen)).toMatchObject(missing);
    expect(await student.delete(`/api/study-sessions/${id}/1`)).toMatchObject(missing);
  }
  for (const path of ['/api/study-plan', `/api/study-sessions?from=${today}&to=${today}`])
    expect((await app.visitor.get(path)).status).toBe(401);
});
