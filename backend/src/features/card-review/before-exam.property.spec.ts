import { ClassId } from '@hub/contracts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../platform/domain/index.ts';
import { calendarDayIn } from '../../platform/http/routing/index.ts';
import { runs } from '../../testing/runs.ts';
import { beforeExams } from './before-exam.ts';

const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const exam = { classId, day: '2026-12-11' };
const dayMs = 86_400_000;
const dayOf = (at: Date) => calendarDayIn('UTC', at);

it('a card that is reviewed whenever it is due is seen in the last days, however stable it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 14 }),
      fc.double({ min: 0.01, max: 36_500, noNaN: true }),
      fc.integer({ min: 1, max: 2000 }),
      (days, stability, daysAgo) => {
        const first = addDays(exam.day, -days);
        const lastReview = Date.parse(`${first}T00:00:00Z`) - daysAgo * dayMs;
        const seen = Array.from({ length: days }, (_, index) => addDays(first, index)).some((day) => {
          const now = Date.parse(`${day}T12:00:00Z`);
          const rule = beforeExams([exam], days, { now: new Date(now), dayOf })[0];
          return rule && lastReview < Date.parse(rule.since) && lastReview + rule.share * stability * dayMs <= now;
        });
        expect(seen).toBe(true);
      },
    ),
    runs,
  );
});
