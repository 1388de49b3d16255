import type { Evidence } from './evidence.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Least share of sentences with a vector: with fewer, the words alone decide. */
const leastKnown = 0.5;

/**
 * How near each sentence is to the question, compared with all others: engines have different scales. Without a vector it
 * counts as near as most. null when too few have one.
 */
export const closenessOf = (evidence: readonly Evidence[]): Readonly<Record<string, number>>[] | null => {
  const known = evidence.flatMap(({ closeness }) => closeness ?? []);
  if (known.length === 0 || known.length < evidence.length * leastKnown) return null;
  const mean = sum(known) / known.length;
  const spread = Math.sqrt(sum(known.map((each) => (each - mean) ** 2)) / known.length) || 1;
  const near = evidence.map(({ closeness }) => (closeness === null ? 0 : (closeness - mean) / spread));
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
      near: own,
      nearLead: own - nearest,
      nearRank: Math.log(1 + sorted.indexOf(own)),
      nearBeside: Math.max(own, ...beside),
      nearPassage: (inPassage.get(passage) ?? 0) - nearest,
      nearest,
    };
  });
};
