import { bestKept, type Score } from './best-kept.ts';
import type { Category, Grades, Item } from './grades.ts';

/** The current grade of a category. */
export interface CategoryStanding {
  readonly id: string;
  /** Of what is graded; null before anything is. */
  readonly percent: number | null;
  /** Its share of the grade, in percent: its weight of the sum of the weights. 0 when these are all 0. */
  readonly share: number;
  /** The ids of graded items that do not count. */
  readonly dropped: ReadonlySet<string>;
}

/** The current grade of a class. */
export interface Standing {
  /** Of what is graded so far, not rounded; null before anything with a weight is. */
  readonly percent: number | null;
  /** The sum of the weights, without extra credit. */
  readonly weights: number;
  readonly categories: readonly CategoryStanding[];
}

/** The graded items, by points, or where every item counts the same, by percentages. */
const scoresOf = ({ counting }: Category, items: readonly Item[]): readonly Score[] => {
  const byPoints = counting === 'points' && items.every(({ possible }) => possible !== null);
  return items.flatMap(({ id, earned, possible }) => {
    if (earned === null) return [];
    return byPoints && possible !== null
      ? [{ id, earned, possible }]
      : [{ id, earned: (100 * earned) / (possible ?? 100), possible: 100 }];
  });
};

const percentOf = (scores: readonly Score[]): number | null => {
  if (scores.length === 0) return null;
  const [earned, possible] = scores.reduce(([a, b], score) => [a + score.earned, b + score.possible], [0, 0]);
  return (100 * earned) / possible;
};

/**
 * The current grade of a class, by what is graded so far. Categories without a graded item are left out, and the others count by
 * their share of the weights that remain, so weights need not add up to 100. Extra credit is added by its weight's share
 * of the sum of all other weights.
 */
export const standingOf = ({ categories, items }: Grades): Standing => {
  const weights = categories.reduce((sum, { weight, extra }) => (extra ? sum : sum + weight), 0);
  const standings = categories.map((category) => {
    const scores = scoresOf(
      category,
      items.filter(({ categoryId }) => categoryId === category.id),
    );
    const kept = bestKept(scores, category.dropLowest);
    const counted = new Set(kept.map(({ id }) => id));
    const dropped = new Set(scores.map(({ id }) => id).filter((id) => !counted.has(id)));
    const share = weights > 0 ? (100 * category.weight) / weights : 0;
    return { id: category.id, extra: category.extra, percent: percentOf(kept), share, dropped };
  });
  let [graded, sum, added] = [0, 0, 0];
  for (const { percent, share, extra } of standings) {
    if (percent === null) continue;
    if (extra) added += (percent * share) / 100;
    else [graded, sum] = [graded + share, sum + percent * share];
  }
  return { percent: graded > 0 ? sum / graded + added : null, weights, categories: standings };
};
