import { CalendarEventView, CalendarSubscriptionView, ClassView } from '@hub/contracts';
import { mark } from '@hub/postgres/testing-marks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDayIn } from '../../platform/http/routing/index.ts';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { calendarSubscriptionFeature } from './index.ts';
import { calendarReader } from './testing/calendar-reader.ts';
import { entry, startCalendarServer } from './testing/calendar-server.ts';

const workflows = inProcessWorkflows();
let app: TestApp;
let server: Awaited<ReturnType<typeof startCalendarServer>>;
let reading = '';
workflows.willDo(
  calendarReader(
    () => app,
    () => reading,
  ),
);

beforeAll(async () => {
  server = await startCalendarServer();
  const features = [classFeature, calendarEventFeature, workflows.inside(calendarSubscriptionFeature)];
  app = await startTestApp(features, { settings: { quota: { bytes: 0, documents: 0, events: 600 } } });
});
afterAll(async () => {
  await app.stop();
  server.stop();
});

const dayIn = (days: number) => calendarDayIn('UTC', new Date(Date.now() + days * 86_400_000));
const [yesterday, soon, later] = [dayIn(-1), dayIn(7), dayIn(14)];

/** The reader acts for one student at a time, and each test has its own. */
const newStudent = async () => {
  const student = await app.student();
  reading = student.userId;
  const classOf = async (name: string) => ClassView.parse((await student.post('/api/classes', { name })).body).id;
  return { student, biology: await classOf('Biology'), history: await classOf('History') };
};
const subscribe = async (student: TestClient, path: string, choice: object) => {
  const form = { address: server.addressOf(path), name: 'Canvas', zone: 'UTC', ...choice };
  const { status, body } = await student.post('/api/calendar-subscriptions', form);
  expect(status).toBe(201);
  const { id } = CalendarSubscriptionView.strict().parse(body);
  return { id, refreshed: await refresh(student, id) };
};
const refresh = async (student: TestClient, id: string) => {
  const { status, body } = await student.post(`/api/calendar-subscriptions/${id}/refresh`);
  expect(status).toBe(200);
  return CalendarSubscriptionView.strict().parse(body);
};
const eventsOf = async (student: TestClient) =>
  CalendarEventView.array().parse((await student.get('/api/events')).body);
const titlesOf = async (student: TestClient) => (await eventsOf(student)).map(({ title }) => title);

describe('a subscribed calendar', () => {
  it('brings its dates, each into its class, on the student’s days', async () => {
    const { student, biology, history } = await newStudent();
    server.publish(
      '/first.ics',
      entry('1', soon, 'Biology essay'),
      entry('2', `${later}T02:30`, 'Talk'),
      entry('3', soon, 'Party'),
    );
    const byHand = [{ series: '3', classId: null }];
    const { refreshed } = await subscribe(student, '/first.ics', {
      otherwise: history,
      byHand,
      zone: 'America/Los_Angeles',
    });
    expect(refreshed).toMatchObject({ name: 'Canvas', events: 2, problem: null, lastReadAt: expect.any(String) });
    expect(await eventsOf(student)).toMatchObject([
      { title: 'Biology essay', classId: biology, dueDate: soon, dueTime: null, source: 'manual' },
      { title: 'Talk', classId: history, dueDate: dayIn(13) },
    ]);
  });

  it('is followed: what moved moves, what is gone goes, what is new comes', async () => {
    const { student, biology } = await newStudent();
    server.publish('/moving.ics', entry('1', soon, 'Essay'), entry('2', soon, 'Quiz'), entry('3', yesterday, 'Lab'));
    const { id } = await subscribe(student, '/moving.ics', { otherwise: biology });
    const [, essay] = await eventsOf(student);
    server.publish('/moving.ics', entry('1', later, 'Essay, part 1'), entry('4', later, 'Exam'));
    await refresh(student, id);
    expect(await eventsOf(student)).toMatchObject([
      { title: 'Lab', dueDate: yesterday }, // it is over: the calendar may drop it
      { id: essay?.id, title: 'Essay, part 1', dueDate: later },
      { title: 'Exam' },
    ]);
    server.publish('/moving.ics', entry('2', soon, 'Quiz'), entry('4', later, 'Exam'));
    await refresh(student, id);
    expect(await titlesOf(student)).toEqual(['Lab', 'Quiz', 'Exam']); // the quiz is back
  });

  it('leaves what the student changed, ticked or deleted', async () => {
    const { student, biology } = await newStudent();
    const published = ['Essay', 'Quiz', 'Talk', 'Lab'].map((title, index) => entry(String(index), soon, title));
    server.publish('/own.ics', ...published);
    const { id } = await subscribe(student, '/own.ics', { otherwise: biology });
    const byTitle = new Map((await eventsOf(student)).map((event) => [event.title, event.id]));
    await student.patch(`/api/events/${byTitle.get('Essay')}`, { description: 'Bring a ruler' });
    await student.put(`/api/events/${byTitle.get('Quiz')}`, { completed: true });
    await student.delete(`/api/events/${byTitle.get('Talk')}`);

    const description = 'DESCRIPTION:Closed book';
    server.publish(
      '/own.ics',
      ...['Essay', 'Quiz', 'Talk'].map((title, index) => entry(String(index), later, title, description)),
    );
    await refresh(student, id);
    expect(await eventsOf(student)).toMatchObject([
      { title: 'Essay', dueDate: later, description: 'Bring a ruler' },
      { title: 'Quiz', dueDate: later, completed: true },
    ]);
    server.publish('/own.ics');
    await refresh(student, id);
    expect(await titlesOf(student)).toEqual(['Essay', 'Quiz']);
  });

  it('costs nothing when the server says that nothing changed, or sends the same dates in other words', async () => {
    const { student, biology } = await newStudent();
    server.publish('/same.ics', entry('1', soon, 'Essay'));
    const { id } = await subscribe(student, '/same.ics', { otherwise: biology });
    const history = async () => (await app.platform.db('recorded_events').where({ ownerId: student.userId })).length;
    const before = await history();
    await refresh(student, id); // 304
    server.publish('/same.ics', entry('1', soon, 'Essay', `DTSTAMP:20261126T120000Z`));
    expect((await refresh(student, id)).events).toBe(1);
    expect(await history()).toBe(before);
  });

  it('keeps dates of two calendars apart that have the same ids', async () => {
    const { student, biology, history } = await newStudent();
    server.publish('/one.ics', entry('1', soon, 'Essay'));
    server.publish('/two.ics', entry('1', later, 'Exam'));
    const one = await subscribe(student, '/one.ics', { otherwise: biology });
    const two = await subscribe(student, '/two.ics', { otherwise: history });
    expect([one.refreshed.events, two.refreshed.events]).toEqual([1, 1]);
    server.publish('/one.ics');
    await refresh(student, one.id);
    expect(await titlesOf(student)).toEqual(['Exam']);
  });

  it('moves its dates to other classes when the student chooses them', async () => {
    const { student, biology, history } = await newStudent();
    server.publish('/classes.ics', entry('1', soon, 'Essay'), entry('2', later, 'Talk'));
    const { id } = await subscribe(student, '/classes.ics', { otherwise: biology });
    const change = { otherwise: history, byHand: [{ series: '2', classId: null }] };
    expect((await student.patch(`/api/calendar-subscriptions/${id}`, change)).body).toMatchObject({
      otherwise: history,
    });
    await refresh(student, id);
    expect(await eventsOf(student)).toMatchObject([{ title: 'Essay', classId: history }]);
    await student.patch(`/api/calendar-subscriptions/${id}`, { byHand: [] });
    await refresh(student, id);
    expect(await titlesOf(student)).toEqual(['Essay', 'Talk']);
  });

  it('adds nothing without room for it, and says so, while known dates follow', async () => {
    const { student, biology } = await newStudent();
    server.publish('/full.ics', entry('known', soon, 'Essay'));
    const { id } = await subscribe(student, '/full.ics', { otherwise: biology });
    const many = Array.from({ length: 600 }, (_, index) => entry(String(index), soon, 'Practice'));
    server.publish('/full.ics', entry('known', later, 'Essay'), ...many);
    expect(await refresh(student, id)).toMatchObject({ problem: 'no_room', events: 1 });
    expect(await eventsOf(student)).toMatchObject([{ dueDate: later }]);
    server.publish('/full.ics', entry('known', later, 'Essay'), ...many.slice(0, 5));
    expect(await refresh(student, id)).toMatchObject({ problem: null, failingSince: null, events: 6 });
  });

  it('brings 500 dates within five seconds', async () => {
    const { student, biology } = await newStudent();
    server.publish('/many.ics', ...Array.from({ length: 500 }, (_, index) => entry(String(index), soon, 'Practice')));
    const begun = performance.now();
    expect((await subscribe(student, '/many.ics', { otherwise: biology })).refreshed.events).toBe(500);
    const took = performance.now() - begun;
    process.stdout.write(`read and recorded 500 dates of a subscribed calendar in ${Math.round(took)} ms\n`);
    expect(took).toBeLessThan(mark(5000, 60_000));
  });
});

describe('a calendar that cannot be read', () => {
  it('says why, keeps what is there, and is well again with the next reading', async () => {
    const { student, biology } = await newStudent();
    server.publish('/failing.ics', entry('1', soon, 'Essay'));
    const { id } = await subscribe(student, '/failing.ics', { otherwise: biology });
    const page = '<!doctype html><title>Please sign in</title>';
    server.serve('/failing.ics', (response) => response.end(page));
    expect(await refresh(student, id)).toMatchObject({ problem: 'not_calendar', events: 1 });
    server.serve('/failing.ics', (response) => response.writeHead(500).end());
    expect(await refresh(student, id)).toMatchObject({ problem: 'server_error', failingSince: expect.any(String) });
    server.serve('/failing.ics', (response) => response.writeHead(302, { location: 'http://10.0.0.1/inside' }).end());
    expect(await refresh(student, id)).toMatchObject({ problem: 'not_public' });
    server.serve('/failing.ics', (response) => response.writeHead(401).end());
    expect(await refresh(student, id)).toMatchObject({ problem: 'refused' });
    server.serve('/failing.ics', (response) => response.end(Buffer.alloc(5_000_001)));
    expect(await refresh(student, id)).toMatchObject({ problem: 'too_large' });
    server.serve('/failing.ics', (response) => response.writeHead(410).end());
    expect(await refresh(student, id)).toMatchObject({ problem: 'gone', events: 1 });
    server.publish('/failing.ics', entry('1', later, 'Essay'));
    expect(await refresh(student, id)).toMatchObject({ problem: null, failingSince: null });
    expect(await eventsOf(student)).toMatchObject([{ dueDate: later }]);
  });

  it('is given up after ten seconds', async () => {
    const { student, biology } = await newStudent();
    server.serve('/slow.ics', (response) => response.write('BEGIN:VCALENDAR\r\n'));
    expect((await subscribe(student, '/slow.ics', { otherwise: biology })).refreshed.problem).toBe('too_slow');
  });

  it('is tried less and less often', async () => {
    const { student, biology } = await newStudent();
    const { id } = await subscribe(student, '/none.ics', { otherwise: biology });
    const minutesUntilNext = async () => {
      const { dueAt } = await app.platform.db('calendar_readings').where({ subscriptionId: id }).first('dueAt');
      return (new Date(dueAt).getTime() - Date.now()) / 60_000;
    };
    // it was read at once, and again by the refresh, unless that joined the first reading
    const first = await minutesUntilNext();
    await refresh(student, id);
    expect((await minutesUntilNext()) / first).toBeGreaterThan(1.5);
    server.publish('/none.ics');
    await refresh(student, id);
    expect(Math.round((await minutesUntilNext()) / 10)).toBeCloseTo(6, -1);
  });
});
