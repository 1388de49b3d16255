import { CalendarFeedView, type CalendarFeedForm } from '@hub/contracts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { taskFeature } from '../task/index.ts';
import { calendarFeedFeature } from './index.ts';

const publicUrl = 'https://hub.example.edu';
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let biology: string;
let history: string;
beforeAll(async () => {
  const features = [classFeature, taskFeature, calendarEventFeature, calendarFeedFeature];
  app = await startTestApp(features, { settings: { publicUrl } });
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  biology = await made(ann, '/api/classes', { name: 'Biology' });
  history = await made(ann, '/api/classes', { name: 'History' });
  await made(ann, '/api/events', { classId: biology, title: 'Midterm', dueDate: '2027-03-01', eventType: 'exam' });
  await made(ann, '/api/events', { classId: history, title: 'Essay', dueDate: '2027-03-02', dueTime: '17:00' });
  await made(ann, '/api/tasks', { title: 'Read', dueDate: '2027-03-03', classId: biology });
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db('attempts').delete());

const made = async (client: TestClient, path: string, body: object) => {
  const { status, body: thing } = await client.post(path, body);
  expect(status).toBe(201);
  return (thing as { id: string }).id;
};
const addFeed = async (client: TestClient, form: Partial<CalendarFeedForm> | object = {}) => {
  const { status, body } = await client.post('/api/calendar-feeds', form);
  expect(status).toBe(201);
  return CalendarFeedView.strict().parse(body);
};
const pathOf = ({ address }: CalendarFeedView) => address.slice(publicUrl.length);
const read = (path: string, headers = {}) => fetch(app.origin + path, { headers });
const titlesIn = async (feed: CalendarFeedView) => {
  const response = await read(pathOf(feed));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const entries = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent');
  return entries.map((entry) => new ICAL.Event(entry).summary).toSorted();
};

describe('a calendar feed', () => {
  it('has a private address that a calendar program reads without signing in', async () => {
    const feed = await addFeed(ann);
    expect(feed.address).toMatch(/^https:\/\/hub\.example\.edu\/api\/feeds\/[-0-9a-f]{77}\.ics$/);
    expect(await titlesIn(feed)).toEqual(['Essay (History)', 'Midterm (Biology)', 'Read (Biology)']);
    const [listed] = CalendarFeedView.array().parse((await ann.get('/api/calendar-feeds')).body);
    expect(Date.parse(listed?.lastReadAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('shows one class, or only what is examined', async () => {
    expect(await titlesIn(await addFeed(ann, { classId: history }))).toEqual(['Essay (History)']);
    expect(await titlesIn(await addFeed(ann, { contents: 'exams' }))).toEqual(['Midterm (Biology)']);
  });

  it('follows the calendar, and says when nothing changed', async () => {
    const feed = await addFeed(bob);
    const etag = (await read(pathOf(feed))).headers.get('etag') ?? '';
    expect((await read(pathOf(feed), { 'if-none-match': etag })).status).toBe(304);
    await made(bob, '/api/tasks', { title: 'Sleep', dueDate: '2027-01-01' });
    expect((await read(pathOf(feed), { 'if-none-match': etag })).status).toBe(200);
    expect(await titlesIn(feed)).toEqual(['Sleep']);
  });

  it('that was removed is gone for good; the next one has another address', async () => {
    const feed = await addFeed(ann);
    expect((await bob.delete(`/api/calendar-feeds/${feed.id}`)).status).toBe(404);
    expect((await ann.delete(`/api/calendar-feeds/${feed.id}`)).status).toBe(204);
    expect((await read(pathOf(feed))).status).toBe(404);
    expect((await addFeed(ann)).address).not.toBe(feed.address);
  });

  it('cannot be guessed: another key, another feed and no feed look the same, and tries are counted', async () => {
    const feed = await addFeed(ann);
    const path = pathOf(feed);
    const other = path.replace(/.{5}\.ics$/, (end) => (end === '00000.ics' ? '11111.ics' : '00000.ics'));
    const none = path.replace(/feeds\/.{8}/, 'feeds/00000000');
    const answers = await Promise.all([other, none].map(async (each) => (await read(each)).text()));
    expect(new Set(answers).size).toBe(1);
    const tries = await Promise.all(Array.from({ length: 110 }, () => read(other)));
    expect(tries.at(-1)?.status).toBe(429);
    expect((await read(path)).status).toBe(200);
  });

  it('belongs to a class of the student, and there are at most twenty', async () => {
    expect(await bob.post('/api/calendar-feeds', { classId: biology })).toMatchObject({ status: 404 });
    const cleo = await app.student();
    for (let count = 0; count < 20; count += 1) await addFeed(cleo);
    expect(await cleo.post('/api/calendar-feeds', {})).toMatchObject({
      status: 409,
      body: { code: 'too_many_feeds' },
    });
  });
});

describe('a file of the schedule', () => {
  const fileOf = async (client: TestClient, format: string) => {
    const { status, headers, bytes } = await client.get(`/api/calendar/export/${format}`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(`academic-hub.${format.split('?')[0]}`);
    return Buffer.from(bytes).toString();
  };

  it('for calendar programs has every event and every task with a date', async () => {
    const entries = new ICAL.Component(ICAL.parse(await fileOf(ann, 'ics'))).getAllSubcomponents('vevent');
    expect(entries.map((entry) => new ICAL.Event(entry).summary)).toHaveLength(3);
  });

  it('for spreadsheets has a line for each, by date, and no cell that they would execute', async () => {
    const dora = await app.student();
    const classId = await made(dora, '/api/classes', { name: 'Böden' });
    await made(dora, '/api/tasks', { title: 'Whenever' });
    await made(dora, '/api/events', { classId, title: '=1+1', dueDate: '2027-03-02', dueTime: '09:00' });
    await made(dora, '/api/events', { classId, title: 'Exam "A"', dueDate: '2027-03-01', eventType: 'exam' });
    expect((await fileOf(dora, 'csv')).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Date,Time,End date,End time,Title,Class,Type,Priority,Place,Done,Notes',
      '"2027-03-01","","","","Exam ""A""","Böden","exam","medium","","no",""',
      '"2027-03-02","09:00","","","\'=1+1","Böden","assignment","medium","","no",""',
      '"","","","","Whenever","","task","medium","","no",""',
      '',
    ]);
  });

  it('has the list that the student looks at: of one class, of one kind, or what is not done', async () => {
    const dora = await app.student();
    const classId = await made(dora, '/api/classes', { name: 'Biology' });
    await made(dora, '/api/events', { classId, title: 'Lab', dueDate: '2027-03-02' });
    await made(dora, '/api/events', { classId, title: 'Exam', dueDate: '2027-03-01', eventType: 'exam' });
    await made(dora, '/api/tasks', { classId, title: 'Read', dueDate: '2027-03-03', dueTime: '17:00' });
    const done = await made(dora, '/api/tasks', { title: 'Rest' });
    await dora.put(`/api/tasks/${done}`, { completed: true });
    const titles = async (query: string) => {
      const text = await fileOf(dora, `csv?${query}`);
      return ['Exam', 'Lab', 'Read', 'Rest'].filter((title) => text.includes(`"${title}"`));
    };
    expect(await titles('')).toEqual(['Exam', 'Lab', 'Read', 'Rest']);
    expect(await titles(`classId=${classId}`)).toEqual(['Exam', 'Lab', 'Read']);
    expect(await titles('contents=tasks')).toEqual(['Read', 'Rest']);
    expect(await titles(`contents=events&classId=${classId}`)).toEqual(['Exam', 'Lab']);
    expect(await titles('eventType=exam')).toEqual(['Exam']);
    expect(await titles('only=open')).toEqual(['Exam', 'Lab', 'Read']);
    const [entry] = new ICAL.Component(ICAL.parse(await fileOf(dora, 'ics?contents=tasks'))).getAllSubcomponents(
      'vevent',
    );
    expect(entry && new ICAL.Event(entry).startDate.toString()).toBe('2027-03-03T17:00:00');
    expect((await bob.get(`/api/calendar/export/csv?classId=${classId}`)).status).toBe(404);
    expect((await dora.get('/api/calendar/export/csv?contents=grades')).status).toBe(400);
  });

  it('is for the signed-in student alone, in the formats that there are', async () => {
    expect((await app.visitor.get('/api/calendar/export/ics')).status).toBe(401);
    expect((await ann.get('/api/calendar/export/xlsx')).status).toBe(404);
    expect(await fileOf(bob, 'csv')).not.toContain('Midterm');
  });
});
