import { expect, it } from 'vitest';
import { busyDaysOf, type TimedEvent } from './busy.ts';

const event = (fields: Partial<TimedEvent> = {}): TimedEvent => ({
  dueDate: '2026-11-30',
  dueTime: '10:00',
  endDate: null,
  endTime: null,
  eventType: 'other',
  ...fields,
});

it('an event takes until its end', () =>
  expect(busyDaysOf(event({ endTime: '11:15' }))).toEqual([['2026-11-30', { from: 600, to: 675 }]]));

it('an exam without an end takes two hours, and what is handed in at a time takes none', () => {
  expect(busyDaysOf(event({ eventType: 'exam' }))).toEqual([['2026-11-30', { from: 600, to: 720 }]]);
  expect(busyDaysOf(event({ eventType: 'exam', dueTime: '23:00' }))).toEqual([
    ['2026-11-30', { from: 1380, to: 1440 }],
  ]);
  expect(busyDaysOf(event({ eventType: 'assignment' }))).toEqual([]);
});

it('an event over several days takes the rest of the first, whole days, and the beginning of the last', () =>
  expect(busyDaysOf(event({ endDate: '2026-12-02', endTime: '12:00' }))).toEqual([
    ['2026-11-30', { from: 600, to: 1440 }],
    ['2026-12-01', { from: 0, to: 1440 }],
    ['2026-12-02', { from: 0, to: 720 }],
  ]));
