import type { Grades, Item } from './grades.ts';
import { standingOf } from './standing.ts';

/** Assumed percentages, by the id of an item, or of a category without items. */
export type Assumed = Readonly<Record<string, number>>;

/** The grades as if what is not graded yet had these percentages. Graded items stay as they are. */
export const assuming = ({ categories, items }: Grades, assumed: Assumed): Grades => {
  const scored = ({ earned, possible, ...item }: Item): Item => {
    const percent = assumed[item.id];
    const isOpen = earned === null && percent !== undefined;
    return { ...item, possible, earned: isOpen ? (percent * (possible ?? 100)) / 100 : earned };
  };
  const filled = new Set(items.map(({ categoryId }) => categoryId));
  const whole = categories.flatMap(({ id }): Item[] => {
    const earned = assumed[id];
    return earned === undefined || filled.has(id) ? [] : [{ id, categoryId: id, earned, possible: null }];
  });
  return { categories, items: [...items.map(scored), ...whole] };
};

/** The ids of what is not graded yet: open items, and categories without items. Extra credit is no part of it. */
export const openIn = ({ categories, items }: Grades): readonly string[] =>
  categories
    .filter(({ extra }) => !extra)
    .flatMap(({ id }) => {
      const inside = items.filter(({ categoryId }) => categoryId === id);
      return inside.length === 0 ? [id] : inside.filter(({ earned }) => earned === null).map((item) => item.id);
    });

/** The highest percentage that is tried: what needs more is out of reach. */
const most = 1000;
const steps = 60;

/**
 * The lowest percentage, the same in everything that `open` names, that leads to `target` or better:
 * rounded up to two digits, and above 100 where only extra credit would do. 0: any result is enough. null: out of reach,
 * or nothing is open.
 *
 * The grade never falls when a result rises, whatever is dropped, so halving the interval finds it.
 */
export const neededFor = (grades: Grades, target: number, open: readonly string[]): number | null => {
  const reaches = (percent: number): boolean => {
    const { percent: reached } = standingOf(assuming(grades, Object.fromEntries(open.map((id) => [id, percent]))));
    return reached !== null && reached >= target - 1e-9;
  };
  if (open.length === 0 || !reaches(most)) return null;
  if (reaches(0)) return 0;
  let [low, high] = [0, most];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return Math.ceil(high * 100 - 1e-6) / 100;
};
