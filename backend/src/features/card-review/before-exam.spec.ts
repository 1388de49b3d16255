import { ClassId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { calendarDayIn } from '../../platform/http/routing/index.ts';
import { beforeExams } from './before-exam.ts';

const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const exam = { classId, day: '2026-12-11' };
const clock = (now: string, zone = 'UTC') => ({ now: new Date(now), dayOf: (at: Date) => calendarDayIn(zone, at) });
const on = (day: string, days = 3) => beforeExams([exam], days, clock(`${day}T12:00:00Z`))[0];

describe('before an exam cards come early', () => {
  it('in the chosen number of days and on its day, and at no other time', () => {
    expect(on('2026-12-07')).toBeUndefined();
    for (const day of ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']) expect(on(day)?.classId).toBe(classId);
    expect(on('2026-12-12')).toBeUndefined();
  });

  it('those that are least certain first, and all that were not seen by the last day', () => {
    const shares = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'].map((day) => on(day)?.share ?? 1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[0]).toBeLessThan(1);
    expect(shares.slice(2)).toEqual([0, 0]);
    expect(on('2026-12-10', 1)?.share).toBe(0);
  });

  it('new ones are spread over the days that are left', () => {
    const left = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'].map((day) => on(day)?.daysLeft);
    expect(left).toEqual([3, 2, 1, 1]);
  });
});

describe('the days before an exam begin', () => {
  it.each([
    ['UTC', '2026-12-08T00:00:00.000Z'],
    ['Asia/Kathmandu', '2026-12-07T18:15:00.000Z'],
    ['America/New_York', '2026-12-08T05:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-07T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-12-08T11:00:00.000Z'],
  ])('at midnight in %s', (zone, since) => {
    expect(beforeExams([exam], 3, clock('2026-12-10T12:00:00Z', zone))[0]?.since).toBe(since);
  });

  it('at midnight also where the clocks change in between', () => {
    const berlin = clock('2027-03-29T12:00:00Z', 'Europe/Berlin');
    expect(beforeExams([{ classId, day: '2027-03-30' }], 3, berlin)[0]?.since).toBe('2027-03-26T23:00:00.000Z');
    expect(beforeExams([{ classId, day: '2027-03-30' }], 1, berlin)[0]?.since).toBe('2027-03-28T22:00:00.000Z');
  });
});
