import { MeetingView, TimetableEntry } from '@hub/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { termFeature } from '../term/index.ts';
import { undoFeature } from '../undo/index.ts';
import { meetingFeature } from './index.ts';

const features = [termFeature, classFeature, meetingFeature];
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;
beforeAll(async () => {
  app = await startTestApp([...features, undoFeature(features)]);
});
beforeEach(async () => {
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = await created(ann, '/api/classes', { name: 'Biology' });
});
afterAll(() => app.stop());

const created = async (student: TestClient, path: string, body: object): Promise<string> =>
  ((await student.post(path, body)).body as { id: string }).id;
const lecture = () => ({
  classId,
  title: 'Lecture',
  days: [2, 4],
  startTime: '10:00',
  endTime: '11:15',
  place: 'Hall 2',
});
const timetableOf = async (student: TestClient, from: string, to: string) =>
  TimetableEntry.strict()
    .array()
    .parse((await student.get(`/api/timetable?from=${from}&to=${to}`)).body);
const week = () => timetableOf(ann, '2026-11-23', '2026-11-29');

describe('POST /api/meetings', () => {
  it('adds a meeting, which is in the timetable at once, of its student alone', async () => {
    const { status, body } = await ann.post('/api/meetings', lecture());
    expect(status).toBe(201);
    const added = MeetingView.strict().parse(body);
    expect((await ann.get(`/api/meetings?classId=${classId}`)).body).toEqual([added]);
    expect(await week()).toMatchObject([
      { meetingId: added.id, day: '2026-11-24', startTime: '10:00', place: 'Hall 2', state: 'planned' },
      { meetingId: added.id, day: '2026-11-26' },
    ]);
    expect(await timetableOf(bob, '2026-11-23', '2026-11-29')).toEqual([]);
  });

  it.each([
    [{ days: [] }, 'Please choose at least one day'],
    [{ endTime: '10:00' }, 'The end must be after the start'],
    [{ startTime: '25:00' }, 'Invalid time. Expected HH:mm'],
    [{ everyWeeks: 2 }, 'Please choose the first day of a class that meets every second week'],
    [{ first: '2026-11-02', last: '2026-11-01' }, 'The last day is before the first'],
  ])('refuses %j: %s', async (change, message) => {
    expect(await ann.post('/api/meetings', { ...lecture(), ...change })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it("refuses another student's class", async () => {
    expect(await bob.post('/api/meetings', lecture())).toMatchObject({
      status: 404,
      body: { code: 'class_not_found' },
    });
  });
});

describe('the timetable', () => {
  it('follows the term of the class, and its breaks', async () => {
    const breaks = [{ name: 'Thanksgiving', first: '2026-11-25', last: '2026-11-27' }];
    const termId = await created(ann, '/api/terms', { name: 'Fall', first: '2026-08-24', last: '2026-12-18', breaks });
    await ann.post('/api/meetings', lecture());
    await ann.patch(`/api/classes/${classId}`, { termId });
    expect((await week()).map(({ day }) => day)).toEqual(['2026-11-24']);
    expect(await timetableOf(ann, '2027-01-01', '2027-01-31')).toEqual([]);
  });

  it('leaves out archived and deleted classes', async () => {
    await ann.post('/api/meetings', lecture());
    await ann.put(`/api/classes/${classId}/archived`, { archived: true });
    expect(await week()).toEqual([]);
    await ann.put(`/api/classes/${classId}/archived`, { archived: false });
    expect(await week()).toHaveLength(2);
    await ann.delete(`/api/classes/${classId}`);
    expect(await week()).toEqual([]);
  });

  it.each([
    ['2026-11-29', '2026-11-23'],
    ['2026-01-01', '2026-03-04'],
  ])('refuses a window from %s to %s', async (from, to) => {
    const refused = { status: 400, body: { code: 'timetable_too_long' } };
    expect(await ann.get(`/api/timetable?from=${from}&to=${to}`)).toMatchObject(refused);
  });
});

describe('one day of a meeting', () => {
  const to = { day: '2026-11-27', startTime: '14:00', endTime: '15:15', place: 'Room 7' };

  it('is moved, cancelled, and as planned again, each undoable', async () => {
    const day = `/api/meetings/${await created(ann, '/api/meetings', lecture())}/days/2026-11-26`;
    const states = async () => (await week()).map((entry) => `${entry.day} ${entry.state}`);
    await ann.put(day, { to });
    expect(await states()).toEqual(['2026-11-24 planned', '2026-11-27 moved']);
    const { headers } = await ann.put(day, { to: null });
    expect(await states()).toEqual(['2026-11-24 planned', '2026-11-26 cancelled']);
    await ann.post(`/api/undo/${headers.get('x-command-id')}`);
    expect(await states()).toEqual(['2026-11-24 planned', '2026-11-27 moved']);
    await ann.delete(day);
    expect(await states()).toEqual(['2026-11-24 planned', '2026-11-26 planned']);
  });

  it('must be one on which the class meets', async () => {
    const id = await created(ann, '/api/meetings', lecture());
    const refused = { status: 400, body: { code: 'not_a_meeting_day' } };
    expect(await ann.put(`/api/meetings/${id}/days/2026-11-25`, { to })).toMatchObject(refused);
  });
});

describe('PUT and DELETE /api/meetings/:id', () => {
  it('changes the whole plan, and deletes it', async () => {
    const id = await created(ann, '/api/meetings', lecture());
    const { classId: _class, ...plan } = lecture();
    const changed = await ann.put(`/api/meetings/${id}`, { ...plan, days: [1], place: '' });
    expect(changed).toMatchObject({ status: 200, body: { days: [1], place: null } });
    expect((await week()).map(({ day }) => day)).toEqual(['2026-11-23']);
    expect(await ann.delete(`/api/meetings/${id}`)).toMatchObject({ status: 204 });
    expect(await week()).toEqual([]);
  });

  it("are refused for another student's meeting as for a missing one", async () => {
    const id = await created(ann, '/api/meetings', lecture());
    const { classId: _class, ...plan } = lecture();
    const missing = { status: 404, body: { code: 'meeting_not_found' } };
    expect(await bob.put(`/api/meetings/${id}`, plan)).toMatchObject(missing);
    expect(await bob.put(`/api/meetings/${id}/days/2026-11-26`, { to: null })).toMatchObject(missing);
    expect(await bob.delete(`/api/meetings/${id}`)).toMatchObject(missing);
    expect(await week()).toHaveLength(2);
  });
});

it('is for students who are signed in', async () => {
  expect(await app.visitor.get('/api/timetable?from=2026-11-23&to=2026-11-29')).toMatchObject({ status: 401 });
});
