import { eventOf } from '@hub/mfe/testing';
import { describe, expect, it } from 'vitest';
import { dayItemsOf } from './day-item.ts';
import { agendaFrom } from './group-by-day.ts';
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

it('what has begun is upcoming until it ends', () => {
  const events = [
    eventOf({ title: 'trip', dueDate: '2026-11-19', dueTime: '08:00', endDate: '2026-11-22' }),
    eventOf({ title: 'ended', dueDate: '2026-11-19', endDate: '2026-11-20' }),
    eventOf({ title: 'lab', dueDate: '2026-11-21', dueTime: '09:00', endTime: '23:00' }),
    eventOf({ title: 'over', dueDate: '2026-11-21', dueTime: '08:00', endTime: '09:00' }),
  ];
  expect(upcomingEvents(events, now).map(({ title }) => title)).toEqual(['trip', 'lab']);
});

it('the agenda shows an event over several days once, on the first day that is shown', () => {
  const trip = eventOf({ title: 'trip', dueDate: '2026-11-19', endDate: '2026-11-23' });
  const items = dayItemsOf([trip, eventOf({ title: 'quiz', dueDate: '2026-11-22' })]);
  const shown = agendaFrom(items, '2026-11-21', 10).map(({ day, items: all }) => [
    day,
    ...all.map(({ title }) => title),
  ]);
  expect(shown).toEqual([
    ['2026-11-21', 'trip'],
    ['2026-11-22', 'quiz'],
  ]);
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
