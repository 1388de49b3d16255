import { CalendarEventView, ClassView, commandIdHeader, type RepeatScope } from '@hub/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { undoFeature } from '../undo/index.ts';
import { calendarEventFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let classId: string;

beforeAll(async () => {
  const features = [classFeature, calendarEventFeature];
  app = await startTestApp([...features, undoFeature(features)]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  ann = await app.student();
  classId = ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body).id;
});

const weekly = { every: 'week', weekdays: [2, 4], until: '2026-12-10' };
const lab = { title: 'Lab', dueDate: '2026-12-01', dueTime: '14:00', endTime: '16:00', place: 'B12' };

const add = (form: object = {}) => ann.post('/api/events', { classId, ...lab, repeats: weekly, ...form });
const events = async () => CalendarEventView.array().parse((await ann.get('/api/events')).body);
const shown = async () => (await events()).map(({ dueDate, title }) => `${dueDate} ${title}`);
const idOn = async (day: string) => (await events()).find(({ dueDate }) => dueDate === day)?.id;
const change = async (day: string, scope: RepeatScope, body: object) =>
  ann.patch(`/api/events/${await idOn(day)}?scope=${scope}`, body);
const undo = ({ headers }: { headers: Headers }) => ann.post(`/api/undo/${headers.get(commandIdHeader)}`, undefined);

describe('an event that repeats', () => {
  it('is on each of its days, with its times and place', async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(CalendarEventView.strict().parse(body)).toMatchObject({ ...lab, repeats: { ...weekly, interval: 1 } });
    const all = await events();
    expect(all.map(({ dueDate }) => dueDate)).toEqual(['2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10']);
    expect(new Set(all.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect(all.every(({ endTime, place }) => endTime === '16:00' && place === 'B12')).toBe(true);
  });

  it('repeats a number of times, and says until when', async () => {
    const { body } = await add({ repeats: { every: 'week', weekdays: [2, 4], times: 3 } });
    expect(body).toMatchObject({ repeats: { until: '2026-12-08' } });
    expect((await events()).map(({ dueDate }) => dueDate)).toEqual(['2026-12-01', '2026-12-03', '2026-12-08']);
  });

  it('is ticked one day at a time', async () => {
    await add();
    await ann.put(`/api/events/${await idOn('2026-12-03')}`, { completed: true });
    expect((await events()).map(({ completed }) => completed)).toEqual([false, true, false, false]);
  });

  it('is added once for a repeated request', async () => {
    const key = { 'idempotency-key': 'add-the-lab' };
    const body = { classId, ...lab, repeats: weekly };
    const [first, second] = await Promise.all([ann.post('/api/events', body, key), ann.post('/api/events', body, key)]);
    expect(second.body).toEqual(first.body);
    expect(await events()).toHaveLength(4);
  });

  it('is undone as a whole', async () => {
    expect(await undo(await add())).toMatchObject({ status: 200 });
    expect(await events()).toEqual([]);
  });
});

describe('a repetition', () => {
  it('is given to an event that has none, with its times and length, and is undone as a whole', async () => {
    const { id } = CalendarEventView.parse((await add({ repeats: undefined, endDate: '2026-12-02' })).body);
    const repeating = await ann.patch(`/api/events/${id}`, { place: 'C3', repeats: { ...weekly, weekdays: [2] } });
    expect(repeating.body).toMatchObject({ id, place: 'C3', repeats: { weekdays: [2], until: '2026-12-10' } });
    expect((await events()).map(({ dueDate, endDate, dueTime, place }) => [dueDate, endDate, dueTime, place])).toEqual([
      ['2026-12-01', '2026-12-02', '14:00', 'C3'],
      ['2026-12-08', '2026-12-09', '14:00', 'C3'],
    ]);
    expect((await undo(repeating)).status).toBe(200);
    expect(await events()).toMatchObject([{ id, place: 'B12', repeats: null, seriesId: null }]);
  });

  it('is extended from a day on, and days that no longer fit go', async () => {
    await add();
    const rule = { every: 'week', weekdays: [4], until: '2026-12-17' };
    const changing = await change('2026-12-03', 'this', { repeats: rule });
    expect(changing.status).toBe(200);
    expect((await events()).map(({ dueDate }) => dueDate)).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
    ]);
    await undo(changing);
    expect((await events()).map(({ dueDate }) => dueDate)).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-08',
      '2026-12-10',
    ]);
  });
});

describe('a change of one day', () => {
  it('leaves the others as they are', async () => {
    await add();
    await change('2026-12-03', 'this', { title: 'Lab, room changed', place: 'C3' });
    expect(await shown()).toEqual([
      '2026-12-01 Lab',
      '2026-12-03 Lab, room changed',
      '2026-12-08 Lab',
      '2026-12-10 Lab',
    ]);
  });

  it('applies to those after it on request, and moves them by as many days', async () => {
    await add();
    const moving = await change('2026-12-03', 'following', { dueDate: '2026-12-04', dueTime: '09:00' });
    expect(moving.body).toMatchObject({ dueDate: '2026-12-04', dueTime: '09:00' });
    expect((await events()).map(({ dueDate, dueTime }) => `${dueDate} ${dueTime}`)).toEqual([
      '2026-12-01 14:00',
      '2026-12-04 09:00',
      '2026-12-09 09:00',
      '2026-12-11 09:00',
    ]);
    await undo(moving);
    expect((await events()).map(({ dueDate }) => dueDate)).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-08',
      '2026-12-10',
    ]);
  });

  it('applies to all on request', async () => {
    await add();
    await change('2026-12-08', 'all', { place: 'D1' });
    expect((await events()).map(({ place }) => place)).toEqual(['D1', 'D1', 'D1', 'D1']);
  });

  it('is refused for all when it ends before it starts', async () => {
    await add();
    expect(await change('2026-12-08', 'all', { endTime: '13:00' })).toMatchObject({
      status: 400,
      body: { code: 'ends_before_start' },
    });
    expect((await events()).every(({ endTime }) => endTime === '16:00')).toBe(true);
  });
});

describe('a deletion', () => {
  it.each([
    ['this', ['2026-12-01', '2026-12-08', '2026-12-10']],
    ['following', ['2026-12-01']],
    ['all', []],
  ] as const)('of %s takes as many, and is undone as a whole', async (scope, left) => {
    await add();
    const deleting = await ann.delete(`/api/events/${await idOn('2026-12-03')}?scope=${scope}`);
    expect((await events()).map(({ dueDate }) => dueDate)).toEqual(left);
    await undo(deleting);
    expect(await events()).toHaveLength(4);
  });
});

describe('an event over several days', () => {
  it('keeps its length where it repeats', async () => {
    await add({ dueDate: '2026-12-01', endDate: '2026-12-02', repeats: { every: 'week', until: '2026-12-08' } });
    expect((await events()).map(({ dueDate, endDate }) => [dueDate, endDate])).toEqual([
      ['2026-12-01', '2026-12-02'],
      ['2026-12-08', '2026-12-09'],
    ]);
    await change('2026-12-01', 'all', { endDate: '2026-12-03' });
    expect((await events()).map(({ endDate }) => endDate)).toEqual(['2026-12-03', '2026-12-10']);
  });

  it.each([
    [{ endDate: '2026-11-30' }, 'ends_before_start'],
    [{ endTime: '13:00' }, 'ends_before_start'],
    [{ dueTime: '', endTime: '16:00' }, 'ends_before_start'],
    [{ repeats: { every: 'week', until: '2026-11-01' } }, 'never_repeats'],
    [{ repeats: { every: 'day', until: '2030-01-01' } }, 'repeats_too_often'],
  ])('is refused with %j, and nothing is added', async (form, code) => {
    expect(await add(form)).toMatchObject({ status: 400, body: { code } });
    expect(await events()).toEqual([]);
  });

  it.each([{}, { times: 201 }, { times: 3, until: '2026-12-10' }])(
    'is refused when it repeats every day with %j as its end',
    async (end) => {
      expect(await add({ repeats: { every: 'day', ...end } })).toMatchObject({ status: 400 });
      expect(await events()).toEqual([]);
    },
  );
});
