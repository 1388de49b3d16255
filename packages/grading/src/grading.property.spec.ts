import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestKept, type Score } from './best-kept.ts';
import type { Category, Grades, Item } from './grades.ts';
import { standingOf } from './standing.ts';
import { assuming, neededFor, openIn } from './what-if.ts';

const scores = fc
  .array(fc.record({ earned: fc.integer({ min: 0, max: 120 }), possible: fc.integer({ min: 1, max: 100 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => all.map((score, index): Score => ({ id: String(index), ...score })));
const shareOf = (some: readonly Score[]) =>
  some.reduce((sum, { earned }) => sum + earned, 0) / some.reduce((sum, { possible }) => sum + possible, 0);

/** Every way to choose `count` of them. */
const choices = <T>(all: readonly T[], count: number): readonly (readonly T[])[] => {
  const [first, ...others] = all;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(others, count - 1).map((rest) => [first, ...rest]), ...choices(others, count)];
};

const weights = fc.integer({ min: 0, max: 60 });
const categories = fc
  .array(
    fc.record({
      weight: weights,
      dropLowest: fc.integer({ min: 0, max: 3 }),
      counting: fc.constantFrom('points' as const, 'equal' as const),
      extra: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((all) => all.map((category, index): Category => ({ id: `c${index}`, ...category })));
const grades: fc.Arbitrary<Grades> = categories.chain((all) =>
  fc
    .array(
      fc.record({
        place: fc.nat({ max: Math.max(0, all.length - 1) }),
        earned: fc.option(fc.integer({ min: 0, max: 120 })),
        possible: fc.option(fc.integer({ min: 1, max: 100 })),
      }),
      { maxLength: 10 },
    )
    .map((items) => ({
      categories: all,
      items: items.map(({ place, ...item }, index): Item => ({ id: `i${index}`, categoryId: `c${place}`, ...item })),
    })),
);

describe('leaving out the lowest', () => {
  it('finds the best of all choices, and one always counts', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 0, max: 9 }), (all, drop) => {
        const kept = bestKept(all, drop);
        const keep = Math.max(1, all.length - drop);
        expect(kept).toHaveLength(keep);
        const best = Math.max(...choices(all, keep).map(shareOf));
        expect(shareOf(kept)).toBeCloseTo(best, 9);
      }),
    );
  });

  it('never lowers a grade', () => {
    fc.assert(
      fc.property(grades, ({ categories: all, items }) => {
        const without = standingOf({ categories: all.map((each) => ({ ...each, dropLowest: 0 })), items });
        const { percent } = standingOf({ categories: all, items });
        expect(percent === null).toBe(without.percent === null);
        expect(percent ?? 0).toBeGreaterThanOrEqual((without.percent ?? 0) - 1e-9);
      }),
    );
  });
});

describe('the current grade', () => {
  it('is between the worst and the best category, without extra credit', () => {
    fc.assert(
      fc.property(grades, ({ categories: all, items }) => {
        const plain = all.map((each) => ({ ...each, extra: false }));
        const { percent, categories: standings } = standingOf({ categories: plain, items });
        const counted = standings.flatMap((each) => (each.percent === null || each.share === 0 ? [] : [each.percent]));
        expect(percent === null).toBe(counted.length === 0);
        expect(percent ?? Infinity).toBeGreaterThanOrEqual(Math.min(...counted) - 1e-9);
        expect(percent ?? -Infinity).toBeLessThanOrEqual(Math.max(...counted) + 1e-9);
      }),
    );
  });

  it('depends on the proportions of the weights alone', () => {
    fc.assert(
      fc.property(grades, fc.integer({ min: 1, max: 9 }), ({ categories: all, items }, factor) => {
        const scaled = all.map((each) => ({ ...each, weight: each.weight * factor }));
        const [before, after] = [standingOf({ categories: all, items }), standingOf({ categories: scaled, items })];
        expect(before.percent === null).toBe(after.percent === null);
        expect(after.percent ?? 0).toBeCloseTo(before.percent ?? 0, 9);
      }),
    );
  });

  it('never falls when a result rises', () => {
    fc.assert(
      fc.property(grades, fc.nat(), fc.integer({ min: 1, max: 50 }), ({ categories: all, items }, which, more) => {
        const graded = items.filter(({ earned }) => earned !== null);
        const chosen = graded[which % Math.max(1, graded.length)];
        if (!chosen) return;
        const better = items.map((item) => (item === chosen ? { ...item, earned: (item.earned ?? 0) + more } : item));
        const [before, after] = [
          standingOf({ categories: all, items }),
          standingOf({ categories: all, items: better }),
        ];
        expect(after.percent ?? 0).toBeGreaterThanOrEqual((before.percent ?? 0) - 1e-9);
      }),
    );
  });
});

describe('what is needed', () => {
  it('reaches the target, and a bit less does not', () => {
    fc.assert(
      fc.property(grades, fc.integer({ min: 1, max: 110 }), (all, target) => {
        const open = openIn(all);
        const standingAt = (percent: number) =>
          standingOf(assuming(all, Object.fromEntries(open.map((id) => [id, percent])))).percent ?? -1;
        const needed = neededFor(all, target, open);
        const isOut = open.length === 0 || standingAt(1000) < target - 1e-6;
        expect(needed === null).toBe(isOut);
        expect(needed === null || standingAt(needed) >= target - 1e-6).toBe(true);
        expect(needed === null || needed <= 0.02 || standingAt(needed - 0.02) < target).toBe(true);
      }),
    );
  });

  it('stores nothing: the grades themselves stay as they are', () => {
    fc.assert(
      fc.property(grades, (all) => {
        const before = structuredClone(all);
        neededFor(all, 90, openIn(all));
        expect(all).toEqual(before);
      }),
    );
  });
});
