import { describe, expect, it } from 'vitest';
import { backOff } from './back-off.ts';

const timed = async (pause: () => Promise<void>) => {
  const start = performance.now();
  await pause();
  return performance.now() - start;
};

describe('a back-off', () => {
  it('doubles its pauses up to the maximum, shortened by half at most', async () => {
    const pauses = backOff({ initialMs: 40, maxMs: 100 });
    const { signal } = new AbortController();
    // a timer may fire up to a millisecond early
    for (const shortest of [20, 40, 50, 50]) {
      expect(await timed(() => pauses.pause(signal))).toBeGreaterThanOrEqual(shortest - 2);
    }
  });

  it('starts again with the first pause after a reset', async () => {
    const pauses = backOff({ initialMs: 1, maxMs: 60_000 });
    const { signal } = new AbortController();
    for (let index = 0; index < 5; index += 1) await pauses.pause(signal);
    const resetAndPause = async () => {
      pauses.reset();
      await pauses.pause(signal);
    };
    // without the reset, the twentieth pause would last minutes
    for (let index = 0; index < 20; index += 1) expect(await timed(resetAndPause)).toBeLessThan(10_000);
  });

  it('ends its pause when the signal aborts', async () => {
    const pauses = backOff({ initialMs: 60_000, maxMs: 60_000 });
    expect(await timed(() => pauses.pause(AbortSignal.timeout(10)))).toBeLessThan(5_000);
  });
});
