import {
  CalendarEventView,
  type CalendarSubscriptionId,
  CalendarSubscriptionView,
  PreviewResult,
} from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDayIn } from '../../platform/http/routing/index.ts';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { calendarSubscriptionFeature } from './index.ts';
import { followDue } from './keep-following.ts';
import { calendarReader } from './testing/calendar-reader.ts';
import { entry, startCalendarServer } from './testing/calendar-server.ts';

const workflows = inProcessWorkflows();
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let biology = '';
let server: Awaited<ReturnType<typeof startCalendarServer>>;
workflows.willDo(
  calendarReader(
    () => app,
    () => ann.userId,
  ),
);
const soon = calendarDayIn('UTC', new Date(Date.now() + 7 * 86_400_000));

beforeAll(async () => {
  server = await startCalendarServer();
  server.publish('/canvas.ics', entry('1', soon, 'Essay'), entry('2', soon, 'Quiz'), entry('2', soon, 'Quiz'));
  app = await startTestApp([classFeature, calendarEventFeature, workflows.inside(calendarSubscriptionFeature)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  biology = ((await ann.post('/api/classes', { name: 'Biology' })).body as { id: string }).id;
});
afterAll(async () => {
  await app.stop();
  server.stop();
});

const path = '/api/calendar-subscriptions';
const form = (more: object = {}) => ({
  address: server.addressOf('/canvas.ics'),
  name: 'Canvas',
  zone: 'UTC',
  otherwise: biology,
  ...more,
});
const add = async (client = ann, more: object = {}) => {
  const { status, body } = await client.post(path, form(more));
  expect(status).toBe(201);
  return CalendarSubscriptionView.strict().parse(body);
};
const listed = async (client = ann) => CalendarSubscriptionView.array().parse((await client.get(path)).body);
const removeAll = async (events = 'remove') => {
  for (const { id } of await listed()) await ann.delete(`${path}/${id}?events=${events}`);
};
const refresh = (id: CalendarSubscriptionId) => ann.post(`${path}/${id}/refresh`);
const events = async () => CalendarEventView.array().parse((await ann.get('/api/events')).body);

describe('subscribing to a calendar', () => {
  it('begins with a look at its dates, of which nothing is kept', async () => {
    const { status, body } = await ann.post(`${path}/preview`, { address: form().address, zone: 'UTC' });
    expect(status).toBe(200);
    const { problem, calendar } = PreviewResult.parse(body);
    expect(problem).toBeNull();
    expect(calendar?.series).toMatchObject([{ title: 'Essay', dueDate: soon }, { title: 'Quiz' }]);
    expect(await events()).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it('says what is wrong with an address', async () => {
    const at = (address: string) => ann.post(`${path}/preview`, { address, zone: 'UTC' });
    for (const address of ['', 'canvas', 'ftp://canvas.example.edu/a.ics', 'file:///etc/passwd', 'javascript:alert(1)'])
      expect(await at(address)).toMatchObject({ status: 400 });
    expect(await at(server.addressOf('/nothing.ics'))).toMatchObject({ body: { problem: 'gone', calendar: null } });
    expect(await at('https://10.1.2.3/a.ics')).toMatchObject({ body: { problem: 'not_public' } });
    expect(await ann.post(`${path}/preview`, { address: form().address, zone: 'Mars' })).toMatchObject({ status: 400 });
  });

  it('lists it with its host alone, and its events', async () => {
    const { id } = await add();
    expect((await refresh(id)).status).toBe(200);
    expect(JSON.stringify(await listed())).not.toContain('canvas.ics');
    expect(await listed()).toMatchObject([{ id, host: new URL(form().address).host, events: 2 }]);
    const stored = await app.platform.db('calendar_subscription_list').where({ id }).first();
    expect(JSON.stringify(stored)).not.toContain('canvas.ics');
    await removeAll();
  });

  it('renames it, and shows its dates again with what was chosen manually', async () => {
    const byHand = [{ series: '1', classId: null }];
    const { id } = await add(ann, { byHand });
    expect((await ann.patch(`${path}/${id}`, { name: 'Canvas, fall' })).body).toMatchObject({ name: 'Canvas, fall' });
    const shown = await ann.post(`${path}/${id}/preview`);
    expect(shown).toMatchObject({ status: 200, body: { problem: null, byHand } });
    await removeAll();
  });

  it('removes it with its events, but not those that the student has changed, or keeps all of them', async () => {
    const { id } = await add();
    await refresh(id);
    const [essay] = await events();
    await ann.put(`/api/events/${essay?.id}`, { completed: true });
    expect((await ann.delete(`${path}/${id}?events=remove`)).body).toEqual({ removed: 1 });
    expect(await events()).toMatchObject([{ id: essay?.id }]);
    const another = await add();
    await refresh(another.id);
    expect((await ann.delete(`${path}/${another.id}`)).body).toEqual({ removed: 0 });
    expect(await events()).toHaveLength(3);
    expect(await listed()).toEqual([]);
    expect(await app.platform.db('calendar_readings').where({ ownerId: ann.userId })).toEqual([]);
  });

  it('is possible ten times, and into own classes alone', async () => {
    expect(await bob.post(path, form())).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    const byHand = [{ series: '1', classId: biology }];
    expect(await bob.post(path, form({ otherwise: null, byHand }))).toMatchObject({ status: 404 });
    for (let count = 0; count < 10; count += 1) await add(bob, { otherwise: null });
    expect(await bob.post(path, form({ otherwise: null }))).toMatchObject({
      status: 409,
      body: { code: 'too_many_subscriptions' },
    });
  });

  it('of another student, or none, looks missing', async () => {
    const { id } = await add();
    for (const of of [id, 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11']) {
      const missing = { status: 404, body: { code: 'subscription_not_found' } };
      expect(await bob.patch(`${path}/${of}`, { name: 'Mine' })).toMatchObject(missing);
      expect(await bob.post(`${path}/${of}/refresh`)).toMatchObject(missing);
      expect(await bob.post(`${path}/${of}/preview`)).toMatchObject(missing);
      expect(await bob.delete(`${path}/${of}`)).toMatchObject(missing);
    }
    expect(await app.visitor.get(path)).toMatchObject({ status: 401 });
    await removeAll();
  });

  it('says when calendars cannot be read, and is read later', async () => {
    workflows.setReachable(false);
    const { id } = await add();
    const away = { status: 503, body: { code: 'calendars_unavailable' } };
    expect(await refresh(id)).toMatchObject(away);
    expect(await ann.post(`${path}/preview`, { address: form().address, zone: 'UTC' })).toMatchObject(away);
    workflows.setReachable(true);
    workflows.setHasWorker(false);
    expect(await refresh(id)).toMatchObject(away);
    workflows.setHasWorker(true);
    await removeAll();
  });
});

describe('reading what is due', () => {
  const due = async () => {
    const started: string[] = [];
    const start = async ({ key }: { key: string }) => void started.push(key);
    while ((await followDue({ ...app.platform, workflows: { ...app.platform.workflows, start } })) > 0);
    return started;
  };
  const hourPasses = (id: string) =>
    app.platform
      .db('calendar_readings')
      .where({ subscriptionId: id })
      .update({ dueAt: new Date(Date.now() - 1000) });

  it('starts each calendar once, however many processes do so', async () => {
    const all = [await add(), await add(), await add()].map(({ id }) => id);
    await Promise.all(all.map((id) => expect.poll(() => hourPasses(id)).toBe(1)));
    const started = (await Promise.all([due(), due(), due()])).flat();
    expect(started.filter((id) => all.includes(id as CalendarSubscriptionId)).toSorted()).toEqual(all.toSorted());
    expect((await due()).some((id) => all.includes(id as CalendarSubscriptionId))).toBe(false);
    await removeAll();
  });

  it('finds one that was never read, as after a restored backup, and none that is paused or removed', async () => {
    const [kept, paused, removed] = [await add(), await add(), await add()];
    await ann.delete(`${path}/${removed.id}`);
    await expect.poll(async () => (await listed()).map(({ id }) => id)).not.toContain(removed.id);
    await app.platform.db('calendar_subscription_list').where({ id: paused.id }).update({ isPaused: true });
    await Promise.all([kept, paused].map(({ id }) => expect.poll(() => hourPasses(id)).toBe(1)));
    await app.platform.db('calendar_readings').delete();
    const started = await due();
    expect(started).toContain(kept.id);
    expect(started).not.toContain(paused.id);
    expect(started).not.toContain(removed.id);
    await app.platform.db('calendar_subscription_list').where({ id: paused.id }).update({ isPaused: false });
    await removeAll();
  });

  it('tries again in a minute when it could not be started', async () => {
    const { id } = await add();
    await expect.poll(() => hourPasses(id)).toBe(1);
    await followDue(app.platform); // without Temporal
    const { dueAt } = await app.platform.db('calendar_readings').where({ subscriptionId: id }).first('dueAt');
    expect(new Date(dueAt).getTime() - Date.now()).toBeLessThan(61_000);
    await removeAll();
  });
});
