import type { NewRepeats } from '@hub/contracts';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { occurrenceDays } from './occurrences.ts';

const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The first days of a rule, by another library. */
const byIcal = (first: string, { every, interval, weekdays, times = 1 }: NewRepeats) => {
  const frequency = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' }[every];
  const days = every === 'week' && weekdays.length > 0 ? `;BYDAY=${weekdays.map((day) => names[day]).join(',')}` : '';
  const rule = ICAL.Recur.fromString(`FREQ=${frequency};INTERVAL=${interval}${days}`);
  const next = rule.iterator(ICAL.Time.fromDateString(first));
  return Array.from({ length: times }, () => next.next()?.toString());
};

const rules = record({
  every: constantFrom('day', 'week', 'month'),
  interval: integer({ min: 1, max: 4 }),
  weekdays: array(integer({ min: 0, max: 6 }), { maxLength: 3 }).map((days) => [...new Set(days)]),
  times: integer({ min: 1, max: 30 }),
});
const firstDays = integer({ min: 0, max: 2000 }).map((days) =>
  new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10),
);

it('finds the days that another library finds', () => {
  assert(
    property(firstDays, rules, (first, rule) => {
      expect(occurrenceDays(first, rule)).toEqual(byIcal(first, rule));
    }),
    runs,
  );
});
