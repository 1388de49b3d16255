import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLatencies } from './latencies.ts';
import { closedLoop, openLoop } from './load.ts';
import { median, medianBy } from './median.ts';

it('percentiles match the added values to three digits', () => {
  const latencies = createLatencies();
  for (let ms = 1; ms <= 100; ms += 1) latencies.add(ms);
  const { p50, p99, max, count } = latencies.summary();
  expect(count).toBe(100);
  expect(p50 / 50).toBeCloseTo(1, 2);
  expect(p99 / 99).toBeCloseTo(1, 2);
  expect(max / 100).toBeCloseTo(1, 2);
});

describe('the median', () => {
  it('is one of the runs, the lower of the two middle ones', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2);
    expect(medianBy([{ rate: 3 }, { rate: 1 }, { rate: 2 }], ({ rate }) => rate)).toEqual({ rate: 2 });
  });

  it('does not exist for an empty list', () => {
    expect(() => median([])).toThrow(/no median/);
  });
});

describe('a load', () => {
  it('in a closed loop keeps the given number of workers busy', async () => {
    let [now, most] = [0, 0];
    const run = await closedLoop({ workers: 3, forMs: 30 }, async () => {
      now += 1;
      most = Math.max(most, now);
      await pause(2);
      now -= 1;
    });
    expect(most).toBe(3);
    expect(run.latency.count).toBeGreaterThanOrEqual(3);
  });

  it('in an open loop does not wait for responses, and counts from when each request was due', async () => {
    const answered = pause(150);
    const run = await openLoop({ perSecond: 200, forMs: 100 }, () => answered);
    expect(run.latency.count).toBe(20);
    expect(run.latency.max).toBeGreaterThan(140);
  });
});
