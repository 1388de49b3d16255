import { expect, it } from 'vitest';
import { restartDelay } from './restart-delay.ts';

it('waits 0.2 s before the first restart, twice as long each time, and never more than 3 s', () => {
  expect([1, 2, 3, 4, 5, 50].map(restartDelay)).toEqual([200, 400, 800, 1_600, 3_000, 3_000]);
});
