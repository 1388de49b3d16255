import { expect, it } from 'vitest';
import { nextReadingMs } from './next-reading.ts';

const minutes = (failures: number, chance = 0.5) => nextReadingMs(failures, chance) / 60_000;

it('a calendar is read about every hour', () => {
  expect([minutes(0, 0), minutes(0), minutes(0, 1)]).toEqual([54, 60, 66]);
});

it('after failures the pauses double, up to a day', () => {
  expect([1, 2, 3, 4, 8, 9, 100].map((failures) => minutes(failures))).toEqual([10, 20, 40, 80, 1280, 1440, 1440]);
});
