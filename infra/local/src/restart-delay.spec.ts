import { expect, it } from 'vitest';
import { restartDelays } from './restart-delay.ts';

it('waits 0.2 s before the first restart, twice as long each time, and never more than 3 s', () => {
  let delay = restartDelays.next();
  const durations = Array.from({ length: 50 }, () => {
    const { duration } = delay;
    delay = delay.next(undefined);
    return duration;
  });
  expect(durations.slice(0, 6)).toEqual([200, 400, 800, 1_600, 3_000, 3_000]);
  expect(durations.at(-1)).toBe(3_000);
});
