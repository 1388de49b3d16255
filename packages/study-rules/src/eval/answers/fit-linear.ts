import type { Linear } from '../../answering/acceptance.ts';
import type { Features } from '../../answering/features.ts';

export interface Row {
  readonly features: Features;
  readonly label: 0 | 1;
  readonly weight: number;
}

const [steps, rate] = [400, 0.3];

/** Least spread of a feature that says anything. */
const least = 1e-6;
/** Least change of a weight by one sentence. */
const negligible = 1e-6;

/** A question with the features of its sentences, and which of them answer it. */
export interface Choice {
  readonly options: readonly Features[];
  readonly right: readonly boolean[];
}

const [choiceSteps, choiceRate] = [200, 0.15];

const scoreOf = (weights: Float64Array, row: Float64Array) => {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (weights[at] ?? 0) * (row[at] ?? 0);
  return sum;
};
const exponentials = (scores: readonly number[]) => {
  const most = Math.max(...scores);
  return scores.map((score) => Math.exp(score - most));
};
const sumOf = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Makes the right sentences of each question as likely as can be among all of its sentences; deterministic. */
export const fitRanking = (choices: readonly Choice[], pull: number): Linear => {
  const all = choices.flatMap(({ options }) => options);
  const names = Object.keys(all[0] ?? {});
  const mean = names.map((name) => sumOf(all.map((each) => each[name] ?? 0)) / all.length);
  const spread = names.map((name, at) =>
    Math.sqrt(sumOf(all.map((each) => ((each[name] ?? 0) - (mean[at] ?? 0)) ** 2)) / all.length),
  );
  const scaled = choices
    .filter(({ right }) => right.includes(true))
    .map(({ options, right }) => ({
      right,
      rows: options.map((each) =>
        Float64Array.from(names, (name, at) => {
          const by = spread[at] ?? 0;
          return by < least ? 0 : ((each[name] ?? 0) - (mean[at] ?? 0)) / by;
        }),
      ),
    }));
  const weights = new Float64Array(names.length);
  const speed = new Float64Array(names.length);
  for (let step = 0; step < choiceSteps; step += 1) {
    const slope = weights.map((weight) => weight * pull);
    for (const { rows, right } of scaled) {
      const odds = exponentials(rows.map((row) => scoreOf(weights, row)));
      const whole = sumOf(odds);
      const wholeRight = sumOf(odds.filter((_, index) => right[index]));
      for (const [index, row] of rows.entries()) {
        const own = odds[index] ?? 0;
        const error = (own / whole - (right[index] ? own / wholeRight : 0)) / scaled.length;
        if (Math.abs(error) < negligible) continue;
        for (let at = 0; at < weights.length; at += 1) slope[at] = (slope[at] ?? 0) + error * (row[at] ?? 0);
      }
    }
    for (let at = 0; at < weights.length; at += 1) {
      speed[at] = 0.9 * (speed[at] ?? 0) - choiceRate * (slope[at] ?? 0);
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  const raw = names.map((name, at) => {
    const by = spread[at] ?? 0;
    return [name, by < least ? 0 : (weights[at] ?? 0) / by] as const;
  });
  return { bias: 0, weights: Object.fromEntries(raw) };
};

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
