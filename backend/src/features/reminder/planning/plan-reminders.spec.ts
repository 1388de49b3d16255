import { describe, expect, it } from 'vitest';
import type { Dated } from './leads.ts';
import { planReminders } from './plan-reminders.ts';
import type { ReminderSettings } from '@hub/contracts';

const settings: ReminderSettings = {
  mail: true,
  push: false,
  app: false,
  zone: 'Europe/Berlin',
  exams: true,
  assignments: true,
  tasks: true,
  quiet: null,
  morning: '08:00',
  digest: true,
  lookAhead: true,
};
const exam: Dated = { id: 'e1', kind: 'exam', day: '2026-12-10', time: '10:00', over: false, lead: null };
const assignment: Dated = { ...exam, kind: 'assignment', time: null };
const task: Dated = { ...exam, kind: 'task', time: '17:00' };
const longBefore = new Date('2026-01-01T00:00:00Z');

const planned = (thing: Dated, changes: Partial<ReminderSettings> = {}, now = longBefore) =>
  planReminders(thing, { ...settings, ...changes }, now);
const due = (...given: Parameters<typeof planned>) => planned(...given).map(({ dueAt }) => dueAt.toISOString());
const keys = (...given: Parameters<typeof planned>) => planned(...given).map(({ key }) => key);

describe('what a student is reminded of', () => {
  it('is an exam two days before and on its day, in the morning', () => {
    expect(due(exam)).toEqual(['2026-12-08T07:00:00.000Z', '2026-12-10T07:00:00.000Z']);
    expect(due({ ...exam, time: null })).toEqual(due(exam));
    expect(due({ ...exam, kind: 'quiz' })).toEqual(due(exam));
  });

  it('is an early exam an hour before it begins', () => {
    expect(due({ ...exam, time: '08:00' })[1]).toBe('2026-12-10T06:00:00.000Z');
    expect(due({ ...exam, time: '00:30' })[1]).toBe('2026-12-09T22:30:00.000Z');
  });

  it('is an assignment, homework or project in the evening before', () => {
    for (const kind of ['assignment', 'homework', 'project'] as const) {
      expect(due({ ...assignment, kind })).toEqual(['2026-12-09T17:00:00.000Z']);
    }
  });

  it('is a task at its time, or in the morning of its day', () => {
    expect(due(task)).toEqual(['2026-12-10T16:00:00.000Z']);
    expect(due({ ...task, time: null })).toEqual(['2026-12-10T07:00:00.000Z']);
  });

  it('is no lecture, and no event of another type', () => {
    expect(due({ ...exam, kind: 'lecture' })).toEqual([]);
    expect(due({ ...exam, kind: 'other' })).toEqual([]);
  });

  it('is nothing that is over', () => {
    for (const thing of [exam, assignment, task]) expect(due({ ...thing, over: true })).toEqual([]);
  });

  it('is nothing of a type that the student switched off', () => {
    expect(due(exam, { exams: false })).toEqual([]);
    expect(due(assignment, { assignments: false })).toEqual([]);
    expect(due(task, { tasks: false })).toEqual([]);
  });

  it('is only what is not past', () => {
    expect(due(exam, {}, new Date('2026-12-08T07:00:00Z'))).toEqual(['2026-12-10T07:00:00.000Z']);
    expect(due(exam, {}, new Date('2026-12-10T07:00:00Z'))).toEqual([]);
  });

  it('is 29 February and what follows it', () => {
    expect(due({ ...assignment, day: '2028-03-01' })).toEqual(['2028-02-29T17:00:00.000Z']);
    expect(due({ ...exam, day: '2028-03-01' })[0]).toBe('2028-02-28T07:00:00.000Z');
  });
});

describe('quiet hours', () => {
  const night = { from: '22:00', to: '07:00' };

  it('delay a reminder to their end', () => {
    expect(due(assignment, { quiet: { from: '17:30', to: '19:00' } })).toEqual(['2026-12-09T18:00:00.000Z']);
    expect(due(exam, { quiet: { from: '22:00', to: '09:00' } })[1]).toBe('2026-12-10T08:00:00.000Z');
  });

  it('bring a reminder forward to their begin when their end would be too late', () => {
    expect(due({ ...task, time: '23:00' }, { quiet: night })).toEqual(['2026-12-10T21:00:00.000Z']);
    expect(due({ ...task, time: '06:00' }, { quiet: night })).toEqual(['2026-12-09T21:00:00.000Z']);
  });

  it('begin with their first minute and end before their last', () => {
    expect(due({ ...task, time: '07:00' }, { quiet: night })).toEqual(['2026-12-10T06:00:00.000Z']);
    expect(due({ ...task, time: '22:00' }, { quiet: night })).toEqual(['2026-12-10T21:00:00.000Z']);
    expect(due({ ...task, time: '21:59' }, { quiet: night })).toEqual(['2026-12-10T20:59:00.000Z']);
  });

  it('are none when they begin and end at the same time', () => {
    expect(due(task, { quiet: { from: '17:00', to: '17:00' } })).toEqual(['2026-12-10T16:00:00.000Z']);
  });
});

describe('the clock changes', () => {
  it('leave a reminder at its time of day', () => {
    expect(due({ ...exam, day: '2026-03-30' })).toEqual(['2026-03-28T07:00:00.000Z', '2026-03-30T06:00:00.000Z']);
    expect(due({ ...exam, day: '2026-10-26' })).toEqual(['2026-10-24T06:00:00.000Z', '2026-10-26T07:00:00.000Z']);
  });

  it('remind of a time that is skipped as much later as the clocks jump', () => {
    expect(due({ ...task, day: '2026-03-29', time: '02:30' })).toEqual(['2026-03-29T01:30:00.000Z']);
  });

  it('remind once of a time that occurs twice, the first time', () => {
    expect(due({ ...task, day: '2026-10-25', time: '02:30' })).toEqual(['2026-10-25T00:30:00.000Z']);
  });

  it('may be of half an hour', () => {
    expect(due({ ...task, day: '2026-10-04', time: '02:10' }, { zone: 'Australia/Lord_Howe' })).toEqual([
      '2026-10-03T15:40:00.000Z',
    ]);
  });
});

describe('the key of a reminder', () => {
  it('is the same in every zone, with any quiet hours and at any hour of the morning', () => {
    expect(keys(exam)).toEqual(['e1/2026-12-10/two-days-before', 'e1/2026-12-10/on-the-day']);
    expect(keys(exam, { zone: 'Asia/Tokyo' })).toEqual(keys(exam));
    expect(keys(exam, { quiet: { from: '00:00', to: '09:00' } })).toEqual(keys(exam));
    expect(keys(exam, { morning: '06:00' })).toEqual(keys(exam));
  });

  it('is another one when the thing moves to another day, or a task to another time', () => {
    expect(keys({ ...exam, day: '2026-12-11' })).not.toEqual(keys(exam));
    expect(keys({ ...task, time: '18:00' })).not.toEqual(keys(task));
  });
});

describe('what the student chose for one thing', () => {
  it('counts before the settings, also for kinds without any reminder', () => {
    expect(due({ ...exam, lead: '1-hour' }, { exams: false })).toEqual(['2026-12-10T08:00:00.000Z']);
    expect(due({ ...exam, kind: 'lecture', lead: '15-minutes' })).toEqual(['2026-12-10T08:45:00.000Z']);
    expect(due({ ...assignment, lead: '1-week' })).toEqual(['2026-12-03T07:00:00.000Z']);
    expect(due({ ...exam, lead: 'none' })).toEqual([]);
    expect(due({ ...exam, lead: 'usual' })).toEqual(due(exam));
  });
  it('is another reminder at another time, and the same one on the same day', () => {
    expect(keys({ ...exam, lead: '1-hour' })).not.toEqual(keys({ ...exam, time: '11:00', lead: '1-hour' }));
    expect(keys({ ...assignment, lead: '1-day' })).toEqual(
      keys({ ...assignment, lead: '1-day' }, { morning: '09:00' }),
    );
  });
});
