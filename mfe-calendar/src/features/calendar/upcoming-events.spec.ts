import { eventOf } from '@hub/mfe/testing';
import { describe, expect, it } from 'vitest';
import { countEvents, upcomingEvents } from './upcoming-events.ts';

const now = { today: '2026-11-21', time: '12:00' };

describe('the upcoming lists', () => {
  it('contain what is dated now or later, sorted by date', { tags: ['S9.19', 'S9.20'] }, () => {
    const events = [
      eventOf({ title: 'next week', dueDate: '2026-11-28' }),
      eventOf({ title: 'yesterday', dueDate: '2026-11-20' }),
      eventOf({ title: 'today, all day', dueDate: '2026-11-21' }),
      eventOf({ title: 'this morning', dueDate: '2026-11-21', dueTime: '09:00' }),
      eventOf({ title: 'tonight', dueDate: '2026-11-21', dueTime: '18:00' }),
    ];
    expect(upcomingEvents(events, now).map(({ title }) => title)).toEqual(['tonight', 'today, all day', 'next week']);
  });
});

describe('the tiles', () => {
  it('count all events, the next seven days and the exams', () => {
    const events = [
      eventOf({ dueDate: '2026-11-01', eventType: 'exam' }),
      eventOf({ dueDate: '2026-11-28' }),
      eventOf({ dueDate: '2026-12-20', eventType: 'exam' }),
    ];
    expect(countEvents(events, now.today)).toEqual({ total: 3, thisWeek: 1, exams: 2 });
  });
});
