import type { Closeness, Evidence } from './evidence.ts';

type Measures = Readonly<Record<string, number>>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Least share of sentences with vectors: with fewer, the words alone decide. */
const leastKnown = 0.5;

/** By how many standard deviations each one is nearer than the mean; without a vector it counts as the mean. */
const standardised = (closeness: readonly (number | undefined)[]): number[] => {
  const known = closeness.filter((each) => each !== undefined);
  const mean = sum(known) / known.length;
  const spread = Math.sqrt(sum(known.map((each) => (each - mean) ** 2)) / known.length) || 1;
  return closeness.map((each) => (each === undefined ? 0 : (each - mean) / spread));
};

const measuresOf = (evidence: readonly Evidence[], which: keyof Closeness, name: string): Measures[] => {
  const near = standardised(evidence.map(({ closeness }) => closeness?.[which]));
  const sorted = near.toSorted((a, b) => b - a);
  const nearest = sorted[0] ?? 0;
  const inPassage = new Map<number, number>();
  for (const [at, { passage }] of evidence.entries())
    inPassage.set(passage, Math.max(inPassage.get(passage) ?? -Infinity, near[at] ?? 0));
  return evidence.map(({ passage }, at) => {
    const own = near[at] ?? 0;
    const beside = [at - 1, at + 1].flatMap((other) =>
      evidence[other]?.passage === passage ? [near[other] ?? 0] : [],
    );
    return {
      [name]: own,
      [`${name}Lead`]: own - nearest,
      [`${name}Rank`]: Math.log(1 + sorted.indexOf(own)),
      [`${name}Beside`]: Math.max(own, ...beside),
      [`${name}Passage`]: (inPassage.get(passage) ?? 0) - nearest,
      [`${name}Most`]: nearest,
    };
  });
};

/**
 * How near each sentence is to the question, compared with all others: engines have different scales. null when too few
 * have vectors.
 */
export const closenessOf = (evidence: readonly Evidence[]): Measures[] | null => {
  const known = evidence.filter(({ closeness }) => closeness !== null).length;
  if (known === 0 || known < evidence.length * leastKnown) return null;
  const inContext = measuresOf(evidence, 'inContext', 'nearInContext');
  return measuresOf(evidence, 'alone', 'near').map((alone, at) => ({ ...alone, ...inContext[at] }));
};
