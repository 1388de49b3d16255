/** Points from a score to a probability, by ascending score. */
export type Calibration = readonly (readonly [score: number, probability: number])[];

/** Between two points the probability runs straight. */
export const calibrated = (curve: Calibration, score: number): number => {
  const above = curve.findIndex(([at]) => at >= score);
  if (above === 0) return curve[0]?.[1] ?? score;
  const [low, high] = [curve.at(above === -1 ? -1 : above - 1), above === -1 ? undefined : curve[above]];
  if (!low) return score;
  if (!high) return low[1];
  return low[1] + ((high[1] - low[1]) * (score - low[0])) / (high[0] - low[0]);
};

/**
 * Isotonic regression by pooling neighbours that violate the order, then the middle of each pool.
 * @param samples score and whether it was right
 */
export const calibrate = (samples: readonly { score: number; right: boolean }[], fewest = 25): Calibration => {
  const pools: { from: number; to: number; right: number; all: number }[] = [];
  for (const { score, right } of samples.toSorted((a, b) => a.score - b.score)) {
    pools.push({ from: score, to: score, right: Number(right), all: 1 });
    for (;;) {
      const [before, last] = [pools.at(-2), pools.at(-1)];
      if (!before || !last) break;
      const ordered = before.right / before.all < last.right / last.all;
      if (ordered && before.all >= fewest) break;
      pools.splice(-2, 2, {
        from: before.from,
        to: last.to,
        right: before.right + last.right,
        all: before.all + last.all,
      });
    }
  }
  return pools.map(({ from, to, right, all }) => [(from + to) / 2, right / all] as const);
};
