import { addDays, daysBetween } from '@hub/ui';
import { assert, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin } from './due-order.ts';

describe('a window of 7 or 14 days', () => {
  const days = date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }).map((instant) =>
    instant.toISOString().slice(0, 10),
  );

  it('contains today and exactly that many days after it, in any year', () => {
    assert(
      property(days, integer({ min: -20, max: 20 }), constantFrom(7, 14), (today, away, length) => {
        const day = addDays(today, away);
        expect(daysBetween(today, day)).toBe(away);
        expect(isWithin(day, today, length)).toBe(away >= 0 && away <= length);
      }),
      { numRuns: Number(process.env['FC_RUNS'] || 1000), seed: Number(process.env['FC_SEED'] || 20_261_121) },
    );
  });
});
