import { eventOf } from '@hub/mfe/testing';
import { addDays, daysBetween } from '@hub/ui';
import { assert, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDate, byDue, byPriority, byPriorityInDay, isWithin } from './due-order.ts';

const today = '2026-11-21';
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('lists by due date', () => {
  it('sort a day by time, priority and title, and put undated items last', () => {
    const tasks = [
      { title: 'b', dueDate: null, priority: 'high' },
      { title: 'z', dueDate: '2026-11-22', priority: 'medium' },
      { title: 'a', dueDate: '2026-11-22', priority: 'medium' },
      { title: 'y', dueDate: '2026-11-22', priority: 'high' },
    ] as const;
    expect(titles(tasks.toSorted(byDate))).toEqual(['y', 'a', 'z', 'b']);
    expect(titles(tasks.toSorted(byDue))).toEqual(['y', 'a', 'z', 'b']);
    expect(titles(tasks.toSorted(byPriority))).toEqual(['y', 'b', 'a', 'z']);
  });
});

describe('the days of a window', () => {
  it('[S9.21] include both ends', () => {
    expect(isWithin('2026-11-21', today, 7)).toBe(true);
    expect(isWithin('2026-11-28', today, 7)).toBe(true);
    expect(isWithin('2026-11-29', today, 7)).toBe(false);
    expect(isWithin('2026-11-20', today, 7)).toBe(false);
  });
});

describe('a day of the month grid', () => {
  it('shows the most important first, so that an exam is never the hidden one', () => {
    const events = [
      eventOf({ title: 'reading', priority: 'low' }),
      eventOf({ title: 'essay', priority: 'medium' }),
      eventOf({ title: 'exam', priority: 'high', dueTime: '09:00' }),
    ];
    expect(titles(events.toSorted(byPriorityInDay))).toEqual(['exam', 'essay', 'reading']);
  });
});

describe('a window of 7 or 14 days', () => {
  const days = date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }).map((instant) =>
    instant.toISOString().slice(0, 10),
  );

  it('contains today and exactly that many days after it, in any year', () => {
    assert(
      property(days, integer({ min: -20, max: 20 }), constantFrom(7, 14), (today, away, length) => {
        const day = addDays(today, away);
        expect(daysBetween(today, day)).toBe(away);
        expect(isWithin(day, today, length)).toBe(away >= 0 && away <= length);
      }),
      { numRuns: Number(process.env['FC_RUNS'] || 1000), seed: Number(process.env['FC_SEED'] || 20_261_121) },
    );
  });
});
