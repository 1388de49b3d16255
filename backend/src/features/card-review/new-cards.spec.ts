import { ClassId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { dayIn } from '../../platform/http/routing/index.ts';
import { newCardsLeft } from './new-cards.ts';

const [biology, law] = [
  ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33'),
  ClassId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11'),
];
const clock = (now: string, zone = 'UTC') => ({ now: new Date(now), dayOf: (at: Date) => dayIn(zone, at) });
const begun = (count: number, firstRatedAt: string, classId = biology) =>
  Array.from({ length: count }, () => ({ classId, firstRatedAt }));

it('twenty new cards a day are for each class, less those that were begun today', () => {
  const all = [...begun(19, '2026-11-21T09:00:00.000Z'), ...begun(25, '2026-11-21T10:00:00.000Z', law)];
  const left = newCardsLeft(all, clock('2026-11-21T23:00:00Z'));
  expect([left(biology), left(law)]).toEqual([1, 0]);
});

it('a day begins where the student is', () => {
  const evening = begun(20, '2026-11-21T23:30:00.000Z');
  expect(newCardsLeft(evening, clock('2026-11-22T00:30:00Z'))(biology)).toBe(20);
  expect(newCardsLeft(evening, clock('2026-11-22T00:30:00Z', 'America/New_York'))(biology)).toBe(0);
});
