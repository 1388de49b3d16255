import type { Linear } from '../../answering/acceptance.ts';
import type { Features } from '../../answering/features.ts';

export interface Row {
  readonly features: Features;
  readonly label: 0 | 1;
  readonly weight: number;
}

const [steps, rate] = [400, 0.3];

/** Logistic regression on standardised features, by gradient steps with momentum; deterministic. */
export const fitLinear = (rows: readonly Row[], pull: number): Linear => {
  const names = Object.keys(rows[0]?.features ?? {});
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const mean = names.map((name) => rows.reduce((sum, row) => sum + row.weight * (row.features[name] ?? 0), 0) / total);
  const spread = names.map((name, at) =>
    Math.sqrt(
      rows.reduce((sum, row) => sum + row.weight * ((row.features[name] ?? 0) - (mean[at] ?? 0)) ** 2, 0) / total,
    ),
  );
  const table = rows.map(({ features }) =>
    Float64Array.from(names, (name, at) => {
      const by = spread[at] ?? 0;
      return by < 1e-6 ? 0 : ((features[name] ?? 0) - (mean[at] ?? 0)) / by;
    }),
  );
  const weights = new Float64Array(names.length);
  const speed = new Float64Array(names.length + 1);
  let bias = 0;
  for (let step = 0; step < steps; step += 1) {
    const slope = Float64Array.from(weights, (weight) => (weight * pull) / total);
    let biasSlope = 0;
    for (const [index, row] of rows.entries()) {
      const values = table[index] ?? new Float64Array();
      let odds = bias;
      for (let at = 0; at < weights.length; at += 1) odds += (weights[at] ?? 0) * (values[at] ?? 0);
      const error = (row.weight * (1 / (1 + Math.exp(-odds)) - row.label)) / total;
      biasSlope += error;
      for (let at = 0; at < weights.length; at += 1) slope[at] = (slope[at] ?? 0) + error * (values[at] ?? 0);
    }
    for (let at = 0; at < weights.length; at += 1) {
      speed[at] = 0.9 * (speed[at] ?? 0) - rate * (slope[at] ?? 0);
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
    speed[names.length] = 0.9 * (speed[names.length] ?? 0) - rate * biasSlope;
    bias += speed[names.length] ?? 0;
  }
  const raw = names.map(
    (name, at) => [name, (spread[at] ?? 0) < 1e-6 ? 0 : (weights[at] ?? 0) / (spread[at] ?? 1)] as const,
  );
  return {
    bias: raw.reduce((sum, [, weight], at) => sum - weight * (mean[at] ?? 0), bias),
    weights: Object.fromEntries(raw),
  };
};
