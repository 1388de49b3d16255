import { AddedWebhook, TaskView, UserId, WebhookView } from '@hub/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { eraseStudent } from '../user/index.ts';
import { taskFeature } from '../task/index.ts';
import { termFeature } from '../term/index.ts';
import { keepDelivering, webhookFeature } from './index.ts';
import { mostWaiting } from './outbox.ts';
import { isGenuine, type Receiver, startReceiver } from './testing/receiver.ts';

const path = '/api/account/webhooks';
const patience = { timeout: 20_000 };
let app: TestApp;
let stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  app = await startTestApp([webhookFeature, taskFeature, termFeature], { settings: { webhooksToLoopback: true } });
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

const deliver = () => {
  const ending = new AbortController();
  const delivering = keepDelivering(app.platform, ending.signal);
  const stop = async () => {
    ending.abort();
    await delivering;
  };
  stops.push(stop);
  return stop;
};
const receiver = async () => {
  const started = await startReceiver();
  stops.push(() => started.stop());
  return started;
};
const add = async (student: TestClient, address: string, kinds = ['task']) => {
  const webhook = AddedWebhook.parse((await student.post(path, { address, kinds })).body);
  const active = async () =>
    (await app.platform.db('webhook_targets').where({ id: webhook.id }).first('active'))?.active;
  await expect.poll(active, patience).toBe(true);
  return webhook;
};
const addTask = async (student: TestClient, title = 'Read') =>
  TaskView.parse((await student.post('/api/tasks', { title })).body).id;
const shown = async (student: TestClient) =>
  WebhookView.strict()
    .array()
    .parse((await student.get(path)).body)[0];
const waiting = (student: TestClient, count: number) =>
  expect.poll(async () => (await shown(student))?.waiting, patience).toBe(count);
/** As if the pause were over. */
const hurry = ({ userId }: TestClient) =>
  app.platform.db('webhook_targets').where({ ownerId: userId }).update({ dueAt: app.platform.db.fn.now() });
const received = (by: Receiver, count: number) => expect.poll(() => by.received.length, patience).toBe(count);

describe('a webhook is sent', () => {
  it('what changes of its kinds, signed, with the id of the thing and no word of it', async () => {
    const [ann, there] = [await app.student(), await receiver()];
    const { secret } = await add(ann, there.address);
    deliver();
    const id = await addTask(ann, 'A secret plan');
    await ann.post('/api/terms', { name: 'Fall', first: '2026-08-24', last: '2026-12-18' });
    await ann.put(`/api/tasks/${id}`, { completed: true });
    await ann.delete(`/api/tasks/${id}`);
    await received(there, 3);
    expect(there.types()).toEqual(['task.created', 'task.changed', 'task.deleted']);
    expect(there.messages().map(({ data }) => data)).toEqual([{ id }, { id }, { id }]);
    expect(new Set(there.ids()).size).toBe(3);
    for (const message of there.received) {
      expect(isGenuine(message, secret)).toBe(true);
      expect(isGenuine({ ...message, body: `${message.body} ` }, secret)).toBe(false);
      expect(message.headers['content-type']).toBe('application/json');
      expect(JSON.stringify(message)).not.toContain('secret plan');
      expect(message.headers).not.toHaveProperty('cookie');
    }
    await waiting(ann, 0);
    expect((await shown(ann))?.deliveries).toMatchObject([
      { type: 'task.deleted', state: 'delivered', tries: 1, status: 204, problem: null },
      { type: 'task.changed', state: 'delivered' },
      { id: there.ids()[0], type: 'task.created', state: 'delivered' },
    ]);
  });

  it('a test, and nothing of another student or from before it was added', async () => {
    const [ann, bob, there] = [await app.student(), await app.student(), await receiver()];
    await addTask(ann);
    const { id } = await add(ann, there.address);
    deliver();
    await addTask(bob);
    expect((await ann.post(`${path}/${id}/test`)).status).toBe(204);
    await received(there, 1);
    expect(there.messages()).toMatchObject([{ type: 'webhook.test', data: { id } }]);
  });

  it('one message for changes of one thing that follow each other unsent', async () => {
    const [ann, there] = [await app.student(), await receiver()];
    await add(ann, there.address);
    const id = await addTask(ann);
    for (const title of ['A', 'B', 'C']) await ann.patch(`/api/tasks/${id}`, { title });
    await addTask(ann);
    await waiting(ann, 3);
    deliver();
    await received(there, 3);
    expect(there.types()).toEqual(['task.created', 'task.changed', 'task.created']);
  });

  it('nothing while it is paused, and what waited when it is resumed', async () => {
    const [ann, there] = [await app.student(), await receiver()];
    const { id } = await add(ann, there.address);
    const first = await addTask(ann);
    await waiting(ann, 1);
    await ann.put(`${path}/${id}/paused`, { paused: true });
    await addTask(ann);
    await expect
      .poll(async () => (await app.platform.db('webhook_targets').where({ id }).first('active'))?.active, patience)
      .toBe(false);
    deliver();
    await addTask(ann);
    await pause(1500);
    expect(there.received).toEqual([]);
    await ann.put(`${path}/${id}/paused`, { paused: false });
    await received(there, 1);
    expect(there.messages()).toMatchObject([{ data: { id: first } }]);
  });
});

describe('when the receiver fails', () => {
  it('the message is sent again with the same id, and the next ones wait for it', async () => {
    const [ann, there] = [await app.student(), await receiver()];
    const { secret } = await add(ann, there.address);
    const ids = [await addTask(ann, '1'), await addTask(ann, '2'), await addTask(ann, '3')];
    await waiting(ann, 3);
    there.respond((response) => void response.writeHead(500).end('x'.repeat(100_000)));
    deliver();
    await received(there, 1);
    await expect.poll(async () => (await shown(ann))?.failingSince, patience).not.toBeNull();
    expect(await shown(ann)).toMatchObject({ waiting: 3, deliveries: [{ status: 500, tries: 1, state: 'waiting' }] });
    expect(Date.parse((await shown(ann))?.nextTryAt ?? '')).toBeGreaterThan(Date.now());
    there.respond();
    await hurry(ann);
    await received(there, 4);
    expect(there.messages().map(({ data }) => data.id)).toEqual([ids[0], ...ids]);
    expect(there.ids()[1]).toBe(there.ids()[0]);
    expect(there.received[1]?.body).toBe(there.received[0]?.body);
    expect(there.received.every((each) => isGenuine(each, secret))).toBe(true);
    await expect.poll(async () => (await shown(ann))?.waiting, patience).toBe(0);
    expect(await shown(ann)).toMatchObject({ failingSince: null, nextTryAt: null });
  });

  it('with a redirect, it is not followed', async () => {
    const [ann, there, elsewhere] = [await app.student(), await receiver(), await receiver()];
    await add(ann, there.address);
    there.respond((response) => void response.writeHead(307, { location: elsewhere.address }).end());
    deliver();
    await addTask(ann);
    await expect.poll(async () => (await shown(ann))?.deliveries[0]?.status, patience).toBe(307);
    expect(elsewhere.received).toEqual([]);
  });

  it('a message is given up after a day, and the next one is sent', async () => {
    const [ann, there] = [await app.student(), await receiver()];
    await add(ann, there.address);
    there.respond((response) => void response.writeHead(400).end());
    const stop = deliver();
    const [old, next] = [await addTask(ann, '1'), await addTask(ann, '2')];
    await received(there, 1);
    await expect.poll(async () => (await shown(ann))?.deliveries[0]?.status, patience).toBe(400);
    await stop();
    await app.platform.db('webhook_deliveries').where({ subjectId: old }).update({ queuedAt: '2026-01-01T00:00:00Z' });
    there.respond();
    await hurry(ann);
    deliver();
    await received(there, 2);
    expect(there.messages()[1]).toMatchObject({ data: { id: next } });
    await expect
      .poll(async () => (await shown(ann))?.deliveries, patience)
      .toMatchObject([{ state: 'delivered' }, { state: 'given-up', status: 400 }]);
  });

  it.each([
    { name: 'for three days', status: 500, since: '2026-01-01T00:00:00Z' },
    { name: 'and says that it is gone', status: 410, since: null },
  ])('$name, the webhook is stopped, its student gets a mail and resumes it', async ({ status, since }) => {
    const [ann, there] = [await app.student(), await receiver()];
    const { id } = await add(ann, there.address);
    await app.platform.db('mail_requests').delete();
    await app.platform.db('webhook_targets').where({ id }).update({ failingSince: since });
    there.respond((response) => void response.writeHead(status).end());
    deliver();
    await addTask(ann);
    await expect.poll(async () => (await shown(ann))?.state, patience).toBe('stopped');
    const mails = () => app.platform.db('mail_requests').pluck('template');
    await expect.poll(mails, patience).toEqual(['webhook-stopped']);
    expect(await shown(ann)).toMatchObject({ waiting: 0, deliveries: [{ state: 'given-up', status }] });
    await addTask(ann);
    there.respond();
    expect(await ann.put(`${path}/${id}/paused`, { paused: false })).toMatchObject({ body: { state: 'on' } });
    const after = await addTask(ann);
    await received(there, 2);
    expect(there.messages()[1]?.data.id).toBe(after);
  });

  it('no more than a thousand messages wait, the newest', async () => {
    const [ann, there] = [await app.student(), await receiver()];
    const { id } = await add(ann, there.address);
    await app.platform.db.raw(
      `insert into webhook_deliveries (id, webhook_id, owner_id, type, subject_id, happened_at)
       select gen_random_uuid(), ?, ?, 'task.created', gen_random_uuid(), now() from generate_series(1, ?)`,
      [id, ann.userId, mostWaiting],
    );
    const newest = await addTask(ann);
    const subjects = () =>
      app.platform.db('webhook_deliveries').where({ webhookId: id }).orderBy('number').select('subjectId');
    await expect.poll(async () => (await subjects()).at(-1), patience).toEqual({ subjectId: newest });
    expect(await subjects()).toHaveLength(mostWaiting);
  });
});

describe('senders', () => {
  it('send nothing twice, however many there are', async () => {
    const [ann, there] = [await app.student(), await receiver()];
    await add(ann, there.address);
    for (const _ of [1, 2, 3]) deliver();
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await addTask(ann));
    await received(there, 12);
    await pause(1500);
    expect(there.messages().map(({ data }) => data.id)).toEqual(ids);
  });

  it('that are stopped lose nothing: the message is sent again, with the same id', async () => {
    const [ann, there] = [await app.student(), await receiver()];
    await add(ann, there.address);
    there.respond(() => undefined);
    const stop = deliver();
    await addTask(ann);
    await received(there, 1);
    await stop();
    expect(await shown(ann)).toMatchObject({ waiting: 1, failingSince: null });
    there.respond();
    deliver();
    await pause(1500);
    expect(there.received).toHaveLength(1); // its claim still holds
    await app.platform
      .db('webhook_targets')
      .where({ ownerId: ann.userId })
      .update({ claimedUntil: app.platform.db.fn.now() });
    await received(there, 2);
    expect(there.ids()[1]).toBe(there.ids()[0]);
  });

  it('are not held up by the slow receivers of other students', async () => {
    const slow = await receiver();
    slow.respond(() => undefined);
    const others = await Promise.all(Array.from({ length: 6 }, () => app.student()));
    for (const other of others) await add(other, slow.address);
    const [ann, there] = [await app.student(), await receiver()];
    await add(ann, there.address);
    for (const other of others) await addTask(other);
    for (const title of ['1', '2', '3']) await addTask(ann, title);
    await waiting(ann, 3);
    const begun = performance.now();
    deliver();
    await received(slow, others.length);
    await received(there, 3);
    expect(performance.now() - begun).toBeLessThan(9000); // a slow one takes ten seconds
  });

  it('send nothing of a student who is erased, and nothing of them stays', async () => {
    const [ann, there] = [await app.student(), await receiver()];
    await add(ann, there.address);
    await addTask(ann);
    await waiting(ann, 1);
    const { platform } = app;
    await eraseStudent(platform, UserId.parse(ann.userId), { correlationId: 'test' });
    deliver();
    await pause(1500);
    expect(there.received).toEqual([]);
    for (const table of ['webhook_list', 'webhook_targets', 'webhook_deliveries'])
      expect(await platform.db(table).where({ ownerId: ann.userId })).toEqual([]);
  });
});
