import type { Dialogue } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { studentId } from '../../testing/sample-documents.ts';
import { schedule, today } from '../../testing/sample-schedule.ts';
import { planSchedule } from '../plan-schedule.ts';

const plan = (message: string, dialogue?: Dialogue) =>
  planSchedule({ studentId, message, today, history: [], dialogue, schedule });
const eventIn = (message: string) => plan(message).actions.map(({ event }) => event);
const weekly = (weekdays: number[], end: object) => ({ every: 'week', interval: 1, weekdays, ...end });

describe('an event that repeats', () => {
  it('has its first day, its hours, its place and its last day', () => {
    expect(eventIn('biology lab every thu 2-4pm in B12 until dec 10')).toMatchObject([
      {
        title: 'Biology lab',
        dueDate: '2026-11-26',
        dueTime: '14:00',
        endTime: '16:00',
        place: 'B12',
        repeats: weekly([4], { until: '2026-12-10' }),
      },
    ]);
  });

  it.each([
    ['linear algebra office hours mondays 3pm until december', weekly([1], { until: '2026-11-30' })],
    ['linear algebra office hours mondays 3pm through december', weekly([1], { until: '2026-12-31' })],
    ['weekly linear algebra office hours mondays 3pm until dec 14', weekly([1], { until: '2026-12-14' })],
    ['linear algebra lecture mwf 9-9:50 in hall 2 until dec 11', weekly([1, 3, 5], { until: '2026-12-11' })],
    ['linear algebra lecture m/w/f 9am until dec 11', weekly([1, 3, 5], { until: '2026-12-11' })],
    ['linear algebra tutorial tue and thu 4pm for 3 weeks', weekly([2, 4], { until: '2026-12-14' })],
    ['linear algebra tutorial wednesdays 4pm, 5 times', weekly([3], { times: 5 })],
    ['jeden montag 16 uhr linear algebra vorlesung bis 14. dezember', weekly([1], { until: '2026-12-14' })],
    ['cours de linear algebra tous les jeudis à 14h jusqu’au 10 décembre', weekly([4], { until: '2026-12-10' })],
    [
      'clase de linear algebra los lunes a las 4 de la tarde hasta el 14 de diciembre',
      weekly([1], { until: '2026-12-14' }),
    ],
  ])('is read from %j', (message, repeats) => {
    expect(eventIn(message)).toMatchObject([{ repeats }]);
  });

  it('is answered with its days and its number', () => {
    expect(plan('biology lab tue and thu 2-4pm in B12 until dec 10').message).toBe(
      'Added the event “Biology lab” (Cell Biology), on Tue, Nov 24 at 14:00 to 16:00, in B12. ' +
        'It repeats every Tuesday and Thursday until Thu, Dec 10, 6 times.',
    );
  });

  it('is asked about when no end is said, and by the answer it ends', () => {
    const asked = plan('biology class meets mwf 9-9:50 in hall 2');
    expect([asked.message, asked.actions]).toEqual(['Until when does “Biology class” (Cell Biology) repeat?', []]);
    expect(asked.options?.map(({ label }) => label)).toEqual([
      'Every Monday, Wednesday, and Friday until Mon, Mar 8, 2027, 46 times',
      'Only once',
      'Add nothing',
    ]);
    const open = {
      things: [],
      list: [],
      request: asked.request ?? '',
      outcome: 'asked' as const,
      options: asked.options ?? [],
    };
    expect(plan('till dec 4', open).actions).toMatchObject([
      { event: { place: 'hall 2', endTime: '09:50', repeats: weekly([1, 3, 5], { until: '2026-12-04' }) } },
    ]);
  });

  it('is asked about when it is of a class that is not named; a hobby is a task', () => {
    const { message, actions, options } = plan('every thu 2-4pm lab in B12 until dec 10');
    expect(message).toBe('Which class is it for? It repeats every Thursday until Thu, Dec 10, 3 times.');
    expect([actions, options?.length]).toEqual([[], 5]);
    expect(options?.[0]?.actions).toMatchObject([{ event: { place: 'B12', repeats: { until: '2026-12-10' } } }]);
    expect(plan('gym m/w/f 6am until nov 30').actions).toMatchObject([
      { type: 'CREATE_TASK', task: { title: 'Gym', dueDate: '2026-11-23', repeats: { until: '2026-11-30' } } },
    ]);
  });

  it('goes as a whole when it is deleted right after it was added', () => {
    const things = schedule.events.slice(0, 1).map(({ id }) => ({ kind: 'event' as const, id }));
    const request = 'biology lab every thu 2-4pm in B12 until dec 10';
    const added = { things, list: [], request, outcome: 'changed' as const, options: [], canUndo: true };
    expect(plan('actually delete that', added)).toMatchObject({ undo: true, actions: [] });
    expect(plan('actually delete that', { ...added, request: 'move quiz 3 to friday' }).undo).toBeUndefined();
  });
});

describe('days that are named without a rhythm', () => {
  it('are single days', () => {
    expect(plan('gym tue and thu 7am').actions).toHaveLength(2);
    expect(plan('gym tue and thu 7am').actions[0]).not.toHaveProperty('task.repeats');
  });
});
