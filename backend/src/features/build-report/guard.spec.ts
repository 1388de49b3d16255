import { describe, expect, it } from 'vitest';
import { boundsOf, judge, type Figures } from './guard.ts';

const figures = (attempts: number, bad: number, failingStudents = bad): Figures => ({ attempts, bad, failingStudents });
const given = (canary: Figures, stable = figures(1000, 5)) => judge({ canary, stable });

describe('a canary is rolled back', () => {
  it('when nobody can open it', () => {
    expect(given(figures(10, 10, 3))).toEqual({
      isWorse: true,
      reason: '100 % of 10 mounts failed, for 3 students; of the stable build, 1 % of 1000 mounts failed',
    });
  });
  it('when it fails a few students, once there are enough mounts to be sure', () => {
    expect(given(figures(40, 4)).isWorse).toBe(false);
    expect(given(figures(400, 40)).isWorse).toBe(true);
  });
  it('when there is no other build to compare with and much fails', () => {
    expect(given(figures(20, 12, 5), figures(0, 0))).toEqual({
      isWorse: true,
      reason: '60 % of 20 mounts failed, for 5 students',
    });
  });
});

describe('a canary continues', () => {
  it('while it was hardly used', () => {
    expect(given(figures(9, 9))).toEqual({ isWorse: false, reason: 'only 9 of 10 mounts so far' });
  });
  it('when one student alone has trouble, however often', () => {
    expect(given(figures(200, 100, 2)).isWorse).toBe(false);
  });
  it('when the stable build fails as often, as when the API is down', () => {
    expect(given(figures(100, 60), figures(300, 170))).toEqual({
      isWorse: false,
      reason: '60 % of 100 mounts failed; of the stable build, 57 % of 300 mounts failed',
    });
  });
  it('when it is worse by too little to matter', () => {
    expect(given(figures(100_000, 1500), figures(1_000_000, 5000)).isWorse).toBe(false);
  });
  it('when nothing fails', () => {
    expect(given(figures(500, 0), figures(0, 0)).isWorse).toBe(false);
  });
});

it('the bounds contain the share, and come closer the more there is', () => {
  expect(boundsOf({ attempts: 0, bad: 0 })).toEqual({ low: 0, high: 1 });
  for (const share of [0, 0.1, 0.5, 1]) {
    const [few, many] = [20, 2000].map((attempts) => boundsOf({ attempts, bad: share * attempts }));
    for (const bounds of [few, many]) {
      expect(bounds?.low).toBeLessThanOrEqual(share + 1e-9);
      expect(bounds?.high).toBeGreaterThanOrEqual(share - 1e-9);
    }
    expect((many?.high ?? 1) - (many?.low ?? 0)).toBeLessThan((few?.high ?? 1) - (few?.low ?? 0));
  }
});
