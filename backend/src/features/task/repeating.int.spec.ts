import { commandIdHeader, type RepeatScope, TaskView } from '@hub/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { undoFeature } from '../undo/index.ts';
import { taskFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;

beforeAll(async () => {
  const features = [classFeature, taskFeature];
  app = await startTestApp([...features, undoFeature(features)]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  ann = await app.student();
});

const fridays = ['2026-11-27', '2026-12-04', '2026-12-11'];
const everyFriday = { every: 'week', weekdays: [5], until: '2026-12-11' };
const draft = {
  title: 'Essay draft',
  dueDate: '2026-11-27',
  dueTime: '17:00',
  subtasks: [{ id: 'outline', title: 'Outline' }, { title: 'Sources' }],
};

const add = (form: object = {}) => ann.post('/api/tasks', { ...draft, repeats: everyFriday, ...form });
const tasks = async () => {
  const all = TaskView.array().parse((await ann.get('/api/tasks')).body);
  return all.toSorted((a, b) => `${a.dueDate}`.localeCompare(`${b.dueDate}`));
};
const days = async () => (await tasks()).map(({ dueDate }) => dueDate);
const idOn = async (day: string) => (await tasks()).find(({ dueDate }) => dueDate === day)?.id;
const change = async (day: string, scope: RepeatScope, body: object) =>
  ann.patch(`/api/tasks/${await idOn(day)}?scope=${scope}`, body);
const undo = ({ headers }: { headers: Headers }) => ann.post(`/api/undo/${headers.get(commandIdHeader)}`, undefined);

describe('a task that repeats', () => {
  it('is a task on each of its days, with its time and subtasks, and is undone as a whole', async () => {
    const adding = await add();
    expect(adding.status).toBe(201);
    const first = TaskView.strict().parse(adding.body);
    expect(first).toMatchObject({ title: 'Essay draft', dueTime: '17:00', repeats: { ...everyFriday, interval: 1 } });
    const all = await tasks();
    expect(all.map(({ dueDate }) => dueDate)).toEqual(fridays);
    expect(new Set(all.map(({ seriesId }) => seriesId))).toEqual(new Set([first.seriesId]));
    expect(all.every(({ subtasks }) => subtasks.map(({ title }) => title).join() === 'Outline,Sources')).toBe(true);
    expect((await undo(adding)).status).toBe(200);
    expect(await tasks()).toEqual([]);
  });

  it('is ticked one day at a time', async () => {
    await add();
    await ann.put(`/api/tasks/${await idOn('2026-12-04')}`, { completed: true });
    expect((await tasks()).map(({ completed }) => completed)).toEqual([false, true, false]);
  });

  it('is added once for a repeated request, its subtasks with the same ids', async () => {
    const key = { 'idempotency-key': 'add-the-drafts' };
    const body = { ...draft, repeats: everyFriday };
    const [first, second] = await Promise.all([ann.post('/api/tasks', body, key), ann.post('/api/tasks', body, key)]);
    expect(second.body).toEqual(first.body);
    expect(await days()).toEqual(fridays);
  });

  it.each([
    [{ dueDate: null, dueTime: null }, 'needs_a_day'],
    [{ dueDate: null, repeats: undefined }, 'needs_a_day'],
    [{ repeats: { every: 'week', until: '2026-11-01' } }, 'never_repeats'],
    [{ repeats: { every: 'day', until: '2030-01-01' } }, 'repeats_too_often'],
  ])('is refused with %j, and nothing is added', async (form, code) => {
    expect(await add(form)).toMatchObject({ status: 400, body: { code } });
    expect(await tasks()).toEqual([]);
  });
});

describe('a change', () => {
  it('of one day leaves the others as they are', async () => {
    await add();
    await change('2026-12-04', 'this', { title: 'Second draft' });
    expect((await tasks()).map(({ title }) => title)).toEqual(['Essay draft', 'Second draft', 'Essay draft']);
  });

  it('of this and the following days moves them by as many, and is undone as a whole', async () => {
    await add();
    const moving = await change('2026-12-04', 'following', { dueDate: '2026-12-03', dueTime: '09:00' });
    expect(moving.body).toMatchObject({ dueDate: '2026-12-03', dueTime: '09:00' });
    expect((await tasks()).map(({ dueDate, dueTime }) => `${dueDate} ${dueTime}`)).toEqual([
      '2026-11-27 17:00',
      '2026-12-03 09:00',
      '2026-12-10 09:00',
    ]);
    expect((await undo(moving)).status).toBe(200);
    expect(await days()).toEqual(fridays);
  });

  it('of all days gives each the same subtasks, and each keeps its own ticks', async () => {
    await add();
    await ann.put(`/api/tasks/${await idOn('2026-12-11')}/subtasks/outline`, { completed: true });
    await change('2026-11-27', 'all', { subtasks: [{ title: 'Read' }, { id: 'outline', title: 'Outline it' }] });
    const ticks = (await tasks()).map(({ subtasks }) =>
      subtasks.map(({ title, completed }) => `${completed ? 'x' : 'o'} ${title}`),
    );
    expect(ticks).toEqual([
      ['o Read', 'o Outline it'],
      ['o Read', 'o Outline it'],
      ['o Read', 'x Outline it'],
    ]);
  });
});

describe('a repetition', () => {
  it('is given to a task that has none, and is undone as a whole', async () => {
    const { id } = TaskView.parse((await add({ repeats: undefined })).body);
    const repeating = await ann.patch(`/api/tasks/${id}`, { title: 'Weekly draft', repeats: everyFriday });
    expect(repeating.body).toMatchObject({ id, title: 'Weekly draft', repeats: { ...everyFriday, interval: 1 } });
    const all = await tasks();
    expect(all.map(({ dueDate, title, dueTime }) => `${dueDate} ${title} ${dueTime}`)).toEqual(
      fridays.map((day) => `${day} Weekly draft 17:00`),
    );
    expect(new Set(all.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect((await undo(repeating)).status).toBe(200);
    expect(await tasks()).toMatchObject([{ id, title: 'Essay draft', repeats: null, seriesId: null }]);
  });

  it('is changed from a day on: days that fit stay, ticked ones too, and missing ones are added', async () => {
    await add({ repeats: { ...everyFriday, until: '2026-12-25' } });
    await ann.put(`/api/tasks/${await idOn('2026-12-11')}`, { completed: true });
    const rule = { every: 'week', interval: 2, weekdays: [5], until: '2027-01-15' };
    const changing = await change('2026-12-04', 'this', { repeats: rule });
    expect(changing.body).toMatchObject({ repeats: rule });
    const shown = (await tasks()).map(
      (each) => `${each.dueDate} ${each.repeats?.interval}${each.completed ? ' x' : ''}`,
    );
    expect(shown).toEqual([
      '2026-11-27 1',
      '2026-12-04 2',
      '2026-12-11 1 x',
      '2026-12-18 2',
      '2027-01-01 2',
      '2027-01-15 2',
    ]);
    await undo(changing);
    expect(await days()).toEqual([...fridays, '2026-12-18', '2026-12-25']);
  });

  it.each([
    [{ dueDate: null }, everyFriday, 'needs_a_day'],
    [{}, { every: 'day', until: '2026-11-01' }, 'never_repeats'],
    [{}, { every: 'day', until: '2030-01-01' }, 'repeats_too_often'],
  ])('is refused with %j and %j, and nothing changes', async (form, repeats, code) => {
    const { id } = TaskView.parse((await add({ repeats: undefined })).body);
    const refused = await ann.patch(`/api/tasks/${id}`, { ...form, repeats });
    expect(refused).toMatchObject({ status: 400, body: { code } });
    expect(await tasks()).toMatchObject([{ id, dueDate: draft.dueDate, repeats: null }]);
  });

  it('of another student is not found', async () => {
    const { id } = TaskView.parse((await add({ repeats: undefined })).body);
    const bob = await app.student();
    expect(await bob.patch(`/api/tasks/${id}`, { repeats: everyFriday })).toMatchObject({ status: 404 });
  });
});

describe('a deletion', () => {
  it.each([
    ['this', ['2026-11-27', '2026-12-11']],
    ['following', ['2026-11-27']],
    ['all', []],
  ] as const)('of %s takes as many, and is undone as a whole', async (scope, left) => {
    await add();
    const deleting = await ann.delete(`/api/tasks/${await idOn('2026-12-04')}?scope=${scope}`);
    expect(await days()).toEqual(left);
    await undo(deleting);
    expect(await days()).toEqual(fridays);
  });
});

describe('PUT /api/tasks/:id/subtasks/:subtaskId', () => {
  it('ticks one subtask, which can be undone without the ticks since', async () => {
    const { id, subtasks } = TaskView.parse((await add({ repeats: undefined })).body);
    const [, sources] = subtasks;
    const tick = (subtaskId = '') => ann.put(`/api/tasks/${id}/subtasks/${subtaskId}`, { completed: true });
    const first = await tick('outline');
    expect(first.body).toMatchObject({ completed: false, subtasks: [{ completed: true }, { completed: false }] });
    await tick(sources?.id);
    await undo(first);
    expect(await tasks()).toMatchObject([{ subtasks: [{ completed: false }, { completed: true }] }]);
    expect(await tick('none')).toMatchObject({ status: 404, body: { code: 'subtask_not_found' } });
    const bob = await app.student();
    expect(await bob.put(`/api/tasks/${id}/subtasks/outline`, { completed: true })).toMatchObject({
      status: 404,
      body: { code: 'task_not_found' },
    });
  });

  it('is refused for more subtasks than a task can have, and for one id twice', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ title: `Part ${index}` }));
    expect((await add({ subtasks: many })).status).toBe(400);
    expect(
      (
        await add({
          subtasks: [
            { id: 'a', title: 'A' },
            { id: 'a', title: 'B' },
          ],
        })
      ).status,
    ).toBe(400);
    expect(await tasks()).toEqual([]);
  });
});
