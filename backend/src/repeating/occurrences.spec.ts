import type { Repeats } from '@hub/contracts';
import { expect, it } from 'vitest';
import { occurrenceDays } from './occurrences.ts';

const weekly = (weekdays: number[], until: string, interval = 1): Repeats => ({
  every: 'week',
  interval,
  weekdays,
  until,
});
const refused = (code: string) => expect.objectContaining({ code });

it('repeats on the chosen weekdays up to the last day, over a change of clocks', () => {
  expect(occurrenceDays('2026-10-20', weekly([2, 4], '2026-11-05'))).toEqual([
    '2026-10-20',
    '2026-10-22',
    '2026-10-27',
    '2026-10-29',
    '2026-11-03',
    '2026-11-05',
  ]);
});

it('begins on the first day that fits', () => {
  expect(occurrenceDays('2026-11-23', weekly([4], '2026-12-03'))).toEqual(['2026-11-26', '2026-12-03']);
});

it('repeats on the weekday of the first day when none is chosen, every second week', () => {
  expect(occurrenceDays('2026-11-23', weekly([], '2026-12-21', 2))).toEqual(['2026-11-23', '2026-12-07', '2026-12-21']);
});

it('repeats every day and every month, and leaves out months without that day', () => {
  expect(occurrenceDays('2028-02-28', { every: 'day', interval: 1, weekdays: [], until: '2028-03-01' })).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(occurrenceDays('2026-01-31', { every: 'month', interval: 1, weekdays: [], until: '2026-05-31' })).toEqual([
    '2026-01-31',
    '2026-03-31',
    '2026-05-31',
  ]);
});

it('repeats a number of times', () => {
  expect(occurrenceDays('2026-11-23', { every: 'week', interval: 1, weekdays: [2, 4], times: 3 })).toEqual([
    '2026-11-24',
    '2026-11-26',
    '2026-12-01',
  ]);
});

it('refuses a last day before the first one, and more days than a year of school has', () => {
  expect(() => occurrenceDays('2026-11-23', weekly([], '2026-11-22'))).toThrow(refused('never_repeats'));
  const daily: Repeats = { every: 'day', interval: 1, weekdays: [], until: '9999-12-31' };
  expect(() => occurrenceDays('2026-01-01', daily)).toThrow(refused('repeats_too_often'));
});

it('never repeats where no day fits before the last one', () => {
  expect(() => occurrenceDays('2026-11-23', weekly([4], '2026-11-25'))).toThrow(refused('never_repeats'));
});
