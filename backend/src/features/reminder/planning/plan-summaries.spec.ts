import { describe, expect, it } from 'vitest';
import { planSummaries } from './plan-summaries.ts';
import type { ReminderSettings } from '@hub/contracts';

const settings: ReminderSettings = {
  mail: true,
  push: false,
  app: false,
  zone: 'America/New_York',
  exams: false,
  assignments: false,
  tasks: false,
  quiet: null,
  morning: '07:30',
  digest: true,
  lookAhead: true,
};

const next = (now: string, changes: Partial<ReminderSettings> = {}) =>
  planSummaries({ ...settings, ...changes }, new Date(now)).map(({ key, dueAt }) => `${key} ${dueAt.toISOString()}`);

describe('the daily digest', () => {
  const digest = (now: string) => next(now, { lookAhead: false });

  it('is due at the hour of the morning in the zone of the student', () => {
    expect(digest('2026-12-02T04:00:00Z')).toEqual(['digest/2026-12-02 2026-12-02T12:30:00.000Z']);
    expect(digest('2026-12-02T12:29:59Z')).toEqual(['digest/2026-12-02 2026-12-02T12:30:00.000Z']);
  });

  it('is due the next day once it was due', () => {
    expect(digest('2026-12-02T12:30:00Z')).toEqual(['digest/2026-12-03 2026-12-03T12:30:00.000Z']);
    expect(digest('2026-12-31T23:00:00Z')).toEqual(['digest/2027-01-01 2027-01-01T12:30:00.000Z']);
  });

  it('stays at its hour when the clocks change', () => {
    expect(digest('2026-03-07T13:00:00Z')).toEqual(['digest/2026-03-08 2026-03-08T11:30:00.000Z']);
    expect(digest('2026-10-31T12:00:00Z')).toEqual(['digest/2026-11-01 2026-11-01T12:30:00.000Z']);
  });

  it('has one key for the hour that occurs twice, so that it is sent once', () => {
    const changes = { morning: '01:30', lookAhead: false };
    expect(next('2026-11-01T05:00:00Z', changes)).toEqual(['digest/2026-11-01 2026-11-01T05:30:00.000Z']);
    expect(next('2026-11-01T05:30:00Z', changes)).toEqual(['digest/2026-11-02 2026-11-02T06:30:00.000Z']);
  });
});

describe('the look-ahead', () => {
  const lookAhead = (now: string) => next(now, { digest: false });

  it('is due on the next Sunday', () => {
    expect(lookAhead('2026-12-02T12:00:00Z')).toEqual(['look-ahead/2026-12-06 2026-12-06T12:30:00.000Z']);
  });

  it('is due a week later once it was due', () => {
    expect(lookAhead('2026-12-06T12:29:00Z')).toEqual(['look-ahead/2026-12-06 2026-12-06T12:30:00.000Z']);
    expect(lookAhead('2026-12-06T12:30:00Z')).toEqual(['look-ahead/2026-12-13 2026-12-13T12:30:00.000Z']);
  });

  it('follows the Sunday of the student, not that of the server', () => {
    expect(lookAhead('2026-12-06T03:00:00Z')).toEqual(['look-ahead/2026-12-06 2026-12-06T12:30:00.000Z']);
    expect(next('2026-12-05T20:00:00Z', { digest: false, zone: 'Asia/Tokyo' })).toEqual([
      'look-ahead/2026-12-06 2026-12-05T22:30:00.000Z',
    ]);
  });
});

describe('a summary', () => {
  it('is not planned while it is off', () => {
    expect(next('2026-12-02T12:00:00Z', { digest: false, lookAhead: false })).toEqual([]);
  });
});
