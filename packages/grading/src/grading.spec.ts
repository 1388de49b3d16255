import { gradeScales } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { Category, Item } from './grades.ts';
import { averagesOf, gradeFor, stepsIn } from './scales.ts';
import { standingOf } from './standing.ts';
import { assuming, neededFor, openIn } from './what-if.ts';

const category = (id: string, weight: number, more: Partial<Category> = {}): Category => ({
  id,
  weight,
  dropLowest: 0,
  counting: 'points',
  extra: false,
  ...more,
});
let last = 0;
const item = (categoryId: string, earned: number | null, possible: number | null = 100): Item => ({
  id: `item ${(last += 1)}`,
  categoryId,
  earned,
  possible,
});

describe('the current grade', () => {
  it('is the average of its categories by their weights', () => {
    const categories = [category('homework', 40), category('exams', 60)];
    expect(standingOf({ categories, items: [item('homework', 100), item('exams', 80)] }).percent).toBe(88);
  });
  it('is open before anything is graded, and counts only what is', () => {
    const categories = [category('homework', 40), category('exams', 60)];
    expect(standingOf({ categories: [], items: [] }).percent).toBeNull();
    expect(standingOf({ categories, items: [item('exams', null)] }).percent).toBeNull();
    expect(standingOf({ categories, items: [item('homework', 9, 10), item('exams', null)] }).percent).toBe(90);
  });
  it('takes weights that do not add up to 100 as shares of their sum', () => {
    const categories = [category('homework', 200), category('exams', 300)];
    const {
      percent,
      weights,
      categories: shares,
    } = standingOf({
      categories,
      items: [item('homework', 100), item('exams', 80)],
    });
    expect([percent, weights, ...shares.map(({ share }) => share)]).toEqual([88, 500, 40, 60]);
  });
  it('is open when no graded category has a weight', () => {
    expect(standingOf({ categories: [category('homework', 0)], items: [item('homework', 9)] }).percent).toBeNull();
  });
  it('adds extra credit, in an item and as a category', () => {
    const categories = [category('exams', 100), category('bonus', 5, { extra: true })];
    expect(standingOf({ categories, items: [item('exams', 110)] }).percent).toBeCloseTo(110, 9);
    expect(standingOf({ categories, items: [item('exams', 90), item('bonus', 8, 10)] }).percent).toBe(94);
    expect(standingOf({ categories, items: [item('bonus', 10, 10)] }).percent).toBeNull();
  });
  it('counts items by their points, or all the same', () => {
    const items = [item('homework', 10, 10), item('homework', 45, 90)];
    expect(standingOf({ categories: [category('homework', 1)], items }).percent).toBe(55);
    expect(standingOf({ categories: [category('homework', 1, { counting: 'equal' })], items }).percent).toBe(75);
  });
  it('counts all items of a category the same when one is a plain percentage', () => {
    const items = [item('homework', 10, 10), item('homework', 50, null)];
    expect(standingOf({ categories: [category('homework', 1)], items }).percent).toBe(75);
  });
});

describe('the lowest that do not count', () => {
  const dropping = (dropLowest: number, counting: Category['counting'], items: Item[]) => {
    const { percent, categories } = standingOf({
      categories: [category('quizzes', 1, { dropLowest, counting })],
      items,
    });
    const dropped = items.filter(({ id }) => categories[0]?.dropped.has(id)).map(({ earned }) => earned);
    return { percent, dropped };
  };
  it('are, by points, those that cost most: not always the lowest percentage', () => {
    const items = [item('quizzes', 0, 1), item('quizzes', 40, 100), item('quizzes', 90, 100)];
    expect(dropping(1, 'points', items)).toEqual({ percent: (100 * 90) / 101, dropped: [40] });
    expect(dropping(1, 'equal', items)).toEqual({ percent: 65, dropped: [0] });
  });
  it('leave one that counts when there are no more', () => {
    expect(dropping(3, 'points', [item('quizzes', 5, 10), item('quizzes', 7, 10)])).toEqual({
      percent: 70,
      dropped: [5],
    });
    expect(dropping(1, 'points', [item('quizzes', 5, 10)])).toEqual({ percent: 50, dropped: [] });
  });
  it('leave out no item that is not graded yet', () => {
    expect(dropping(1, 'points', [item('quizzes', null, 10), item('quizzes', 5, 10)])).toEqual({
      percent: 50,
      dropped: [],
    });
  });
});

describe('what is needed', () => {
  const categories = [category('homework', 60), category('final', 40)];
  const grades = { categories, items: [item('homework', 85)] };

  it('in the final for an A', () => {
    expect(openIn(grades)).toEqual(['final']);
    expect(neededFor(grades, 93, ['final'])).toBe(105);
    expect(neededFor(grades, 90, ['final'])).toBe(97.5);
    expect(neededFor(grades, 51, ['final'])).toBe(0);
  });
  it('is out of reach when nothing is open, or nothing of it counts', () => {
    const over = { categories, items: [...grades.items, item('final', 70)] };
    expect(openIn(over)).toEqual([]);
    expect(neededFor(over, 93, [])).toBeNull();
    const weightless = [category('homework', 60), category('final', 0)];
    expect(neededFor({ ...grades, categories: weightless }, 93, ['final'])).toBeNull();
  });
  it('is the same in everything that is left', () => {
    const more = { categories, items: [...grades.items, item('homework', null)] };
    expect(openIn(more)).toHaveLength(2);
    // (85 + x) / 2 * 0.6 + x * 0.4 = 92
    expect(neededFor(more, 92, openIn(more))).toBe(95);
  });
  it('follows assumed results', () => {
    expect(standingOf(assuming(grades, { final: 95 })).percent).toBe(89);
    expect(standingOf(assuming(grades, {})).percent).toBe(85);
  });
});

describe('scales', () => {
  it.each(gradeScales)('%s goes from its best grade down to one from 0', (scale) => {
    const from = stepsIn(scale).map((step) => step.from);
    expect(from).toEqual(from.toSorted((a, b) => b - a));
    expect(from.at(-1)).toBe(0);
  });
  it('give the grade of the percentage as it is shown', () => {
    expect(gradeFor('us-plus-minus', 92.996).label).toBe('A');
    expect(gradeFor('us-plus-minus', 92.99).label).toBe('A-');
    expect(gradeFor('us', 112).label).toBe('A');
    expect(gradeFor('german', 49.99).label).toBe('5,0');
    expect(gradeFor('french', 71)).toMatchObject({ label: 'Bien', value: 14.2 });
    expect(gradeFor('british', 65).label).toBe('2:1');
  });
});

describe('an average of classes', () => {
  const us = (percent: number | null, credits: number | null = null) =>
    ({ scale: 'us-plus-minus', percent, credits }) as const;

  it('is by credits, and leaves out what is not graded or has none', () => {
    expect(averagesOf([us(95, 3), us(85, 1), us(null), us(10, 0)])).toEqual([
      { scale: 'us-plus-minus', classes: 2, text: '3.75' },
    ]);
    expect(averagesOf([us(95), us(85)])[0]?.text).toBe('3.50');
    expect(averagesOf([us(null)])).toEqual([]);
  });
  it('is one for each scale', () => {
    const german = (percent: number) => ({ scale: 'german', percent, credits: 5 }) as const;
    expect(averagesOf([us(95), german(92), german(83), german(76)]).map(({ text }) => text)).toEqual(['1.8', '4.00']);
  });
  it('is cut off, not rounded, on the German scale', () => {
    const german = (percent: number) => ({ scale: 'german', percent, credits: null }) as const;
    expect(averagesOf([german(92), german(90), german(84), german(84), german(76)])[0]?.text).toBe('1.7');
    expect(averagesOf([german(76)])[0]?.text).toBe('2.3');
  });
});
