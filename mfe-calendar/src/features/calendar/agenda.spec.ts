import { describe, expect, it } from 'vitest';
import { eventOf } from '../../testing.ts';
import { byDate, byDue, byPriority, byPriorityInDay, isWithin, tilesOf, upcomingOf } from './agenda.ts';

const now = { today: '2026-11-21', time: '12:00' };
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('the upcoming lists', () => {
  it('[S9.19] [S9.20] hold what is dated now or later, sorted by date', () => {
    const events = [
      eventOf({ title: 'next week', dueDate: '2026-11-28' }),
      eventOf({ title: 'yesterday', dueDate: '2026-11-20' }),
      eventOf({ title: 'today, all day', dueDate: '2026-11-21' }),
      eventOf({ title: 'this morning', dueDate: '2026-11-21', dueTime: '09:00' }),
      eventOf({ title: 'tonight', dueDate: '2026-11-21', dueTime: '18:00' }),
    ];
    expect(titles(upcomingOf(events, now))).toEqual(['tonight', 'today, all day', 'next week']);
  });

  it('sort a day by time, priority and title, and what has no date last', () => {
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
    expect(isWithin('2026-11-21', now.today, 7)).toBe(true);
    expect(isWithin('2026-11-28', now.today, 7)).toBe(true);
    expect(isWithin('2026-11-29', now.today, 7)).toBe(false);
    expect(isWithin('2026-11-20', now.today, 7)).toBe(false);
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

describe('the tiles', () => {
  it('count all events, the next seven days and the exams', () => {
    const events = [
      eventOf({ dueDate: '2026-11-01', eventType: 'exam' }),
      eventOf({ dueDate: '2026-11-28' }),
      eventOf({ dueDate: '2026-12-20', eventType: 'exam' }),
    ];
    expect(tilesOf(events, now.today)).toEqual({ total: 3, thisWeek: 1, exams: 2 });
  });
});
