import { expect, it } from 'vitest';
import { restartDelay } from './backoff.ts';

it('waits 0.2 s before the first restart, twice as long each time, and never more than 10 s', () => {
  expect([1, 2, 3, 6, 7, 50].map(restartDelay)).toEqual([200, 400, 800, 6400, 10_000, 10_000]);
});
