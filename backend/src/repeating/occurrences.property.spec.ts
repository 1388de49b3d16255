import { occurrenceDays as named } from '@hub/calendar-file';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { occurrenceDays } from './occurrences.ts';

const rules = record({
  every: constantFrom('day', 'week', 'month'),
  interval: integer({ min: 1, max: 4 }),
  weekdays: array(integer({ min: 0, max: 6 }), { maxLength: 3 }).map((days) => [...new Set(days)]),
  times: integer({ min: 1, max: 30 }),
});
const firstDays = integer({ min: 0, max: 2000 }).map((days) =>
  new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10),
);

it('finds the days that another library finds, which counts them for the student', () => {
  assert(
    property(firstDays, rules, (first, rule) => {
      expect(occurrenceDays(first, rule)).toEqual(named(first, rule));
    }),
    runs,
  );
});
