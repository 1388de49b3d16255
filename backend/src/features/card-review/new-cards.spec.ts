import { ClassId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { calendarDayIn } from '../../platform/http/routing/index.ts';
import { newCardsLeft } from './new-cards.ts';

const [biology, law] = [
  ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33'),
  ClassId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11'),
];
const clock = (now: string, zone = 'UTC') => ({ now: new Date(now), dayOf: (at: Date) => calendarDayIn(zone, at) });
const begun = (count: number, firstRatedAt: string, classId = biology) =>
  Array.from({ length: count }, () => ({ classId, firstRatedAt }));

it('each class has twenty new cards a day, less those begun today', () => {
  const all = [...begun(19, '2026-11-21T09:00:00.000Z'), ...begun(25, '2026-11-21T10:00:00.000Z', law)];
  const left = newCardsLeft(all, clock('2026-11-21T23:00:00Z'));
  expect([left(biology), left(law)]).toEqual([1, 0]);
});

it('a day begins in the student’s time zone', () => {
  const evening = begun(20, '2026-11-21T23:30:00.000Z');
  expect(newCardsLeft(evening, clock('2026-11-22T00:30:00Z'))(biology)).toBe(20);
  expect(newCardsLeft(evening, clock('2026-11-22T00:30:00Z', 'America/New_York'))(biology)).toBe(0);
});

it('before an exam as many are left as bring all of the class in time, the same over a whole day', () => {
  const now = clock('2026-11-21T20:00:00Z');
  const left = newCardsLeft(begun(30, '2026-11-21T09:00:00.000Z'), now, [{ classId: biology, daysLeft: 2 }]);
  expect(left(biology, 70)).toBe(20);
  expect(left(biology, 30)).toBe(0);
  const fresh = newCardsLeft([], now, [{ classId: biology, daysLeft: 2 }]);
  expect([fresh(biology, 100), fresh(biology, 10), fresh(law, 100)]).toEqual([50, 20, 20]);
});
