import { eventOf } from '@hub/mfe/testing';
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
  it('include both ends', { tags: ['S9.21'] }, () => {
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
