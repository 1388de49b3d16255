import { CalendarEventView, ClassView, rejections, TaskView } from '@hub/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { features } from './app.ts';
import { calendarEventAggregate } from './features/calendar-event/aggregate.ts';
import { taskAggregate } from './features/task/aggregate.ts';
import { type TestClient } from './platform/testing/http-client.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
let classId: string;
beforeAll(async () => {
  app = await startTestApp(features);
});
afterAll(() => app.stop());
beforeEach(async () => {
  ann = await app.student();
  ({ id: classId } = ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body));
});

const fifty = Array.from({ length: 50 }, (_, index) => index);
const conflict = { message: rejections.conflict.message, code: 'conflict' };

/** Fifty concurrent changes: returns the numbers of the accepted ones; each of the others gets the conflict. */
const allAtOnce = async (change: (index: number) => ReturnType<TestClient['patch']>) => {
  const answers = await Promise.all(fifty.map(change));
  for (const { status, body } of answers)
    if (status !== 200) expect({ status, body }).toEqual({ status: 409, body: conflict });
  const accepted = fifty.filter((index) => answers[index]?.status === 200);
  expect(accepted.length).toBeGreaterThan(0);
  return accepted;
};

/** The events of one stream from the second on, one per revision. */
const changesOf = async (stream: string) => {
  const [, ...changes] = await app.platform.eventLog.read(stream);
  expect(changes.map(({ revision }) => revision)).toEqual(changes.map((_, index) => BigInt(index + 1)));
  return changes;
};

describe('fifty concurrent changes', { tags: ['R6'] }, () => {
  it('of one task each win one revision or get the conflict: none is lost', async () => {
    const { id } = TaskView.parse((await ann.post('/api/tasks', { title: 'Essay', priority: 'low' })).body);
    const accepted = await allAtOnce((index) => ann.patch(`/api/tasks/${id}`, { title: `Essay ${index}` }));
    expect(await changesOf(`task-${id}`)).toHaveLength(accepted.length);

    const { fields } = (await app.platform.commands.load(taskAggregate, id)) ?? {};
    expect(accepted.map((index) => `Essay ${index}`)).toContain(fields?.title);
    expect((await ann.get('/api/tasks')).body).toMatchObject([{ id, title: fields?.title }]);
  });

  it('of one event do so too, and changes of different fields are merged', async () => {
    const form = { title: 'Midterm', classId, dueDate: '2026-12-01', eventType: 'exam', priority: 'high' };
    const { id } = CalendarEventView.parse((await ann.post('/api/events', form)).body);
    const change = (index: number) => (index % 2 ? { title: `Midterm ${index}` } : { description: `Room ${index}` });
    const accepted = await allAtOnce((index) => ann.patch(`/api/events/${id}`, change(index)));
    expect(await changesOf(`calendarEvent-${id}`)).toHaveLength(accepted.length);

    const { fields } = (await app.platform.commands.load(calendarEventAggregate, id)) ?? {};
    const [titles, rooms] = [accepted.filter((index) => index % 2), accepted.filter((index) => index % 2 === 0)];
    expect(titles.length > 0 ? titles.map((index) => `Midterm ${index}`) : ['Midterm']).toContain(fields?.title);
    expect(rooms.length > 0 ? rooms.map((index) => `Room ${index}`) : [null]).toContain(fields?.description);
    expect((await ann.get('/api/events')).body).toMatchObject([{ id, ...fields }]);
  });

  it('that tick one task record it once, and all succeed', async () => {
    const { id } = TaskView.parse((await ann.post('/api/tasks', { title: 'Essay', priority: 'low' })).body);
    const answers = await Promise.all(fifty.map(() => ann.put(`/api/tasks/${id}`, { completed: true })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await changesOf(`task-${id}`)).toHaveLength(1);
  });
});
