import { logistic, type BoostedTrees, type Tree } from './boosted-trees.ts';

interface TrainingRow {
  readonly values: Float64Array;
  readonly label: 0 | 1;
  readonly weight: number;
}

interface TrainingOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Least sum of second derivatives in a leaf. */
  readonly leaf: number;
  /** Pulls the values of leaves to zero. */
  readonly shrink: number;
  /** Share of the rows, and of the features, that each tree sees. */
  readonly sample: number;
  readonly seed: number;
}

const defaultOptions: TrainingOptions = {
  trees: 160,
  depth: 4,
  rate: 0.08,
  leaf: 3,
  shrink: 3,
  sample: 0.7,
  seed: 7,
};

const bins = 48;

/** Mulberry32. */
const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Thresholds between the quantiles of a feature. */
const cutsOf = (rows: readonly TrainingRow[], feature: number): number[] => {
  const sorted = Float64Array.from(rows, ({ values }) => values[feature] ?? 0).toSorted();
  const unique = [...new Set(sorted)];
  if (unique.length <= bins)
    return unique.slice(0, -1).map((value, index) => (value + (unique[index + 1] ?? value)) / 2);
  const cuts = Array.from(
    { length: bins - 1 },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / bins)] ?? 0,
  );
  return [...new Set(cuts)];
};

const binOf = (cuts: readonly number[], value: number) => {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (cuts[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
};

interface Split {
  feature: number;
  bin: number;
  gain: number;
}

/** Trains on the logistic loss, by Newton steps on histograms; the same rows and seed give the same trees. */
export const trainTrees = (rows: readonly TrainingRow[], options: TrainingOptions = defaultOptions): BoostedTrees => {
  const { depth, rate, leaf, shrink, sample } = options;
  const random = randomFrom(options.seed);
  const width = rows[0]?.values.length ?? 0;
  const cuts = Array.from({ length: width }, (_, feature) => cutsOf(rows, feature));
  /** By feature, then by row: a histogram reads one feature of many rows. */
  const binned = cuts.map((own, feature) => Uint8Array.from(rows, ({ values }) => binOf(own, values[feature] ?? 0)));
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const positive = rows.reduce((sum, row) => sum + row.weight * row.label, 0);
  const bias = Math.log((positive + 1) / (total - positive + 1));
  const odds = new Float64Array(rows.length).fill(bias);
  const [first, second] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  const trees: Tree[] = [];

  const bestSplit = (members: Int32Array, features: readonly number[]): Split | undefined => {
    let best: Split | undefined;
    let [sumFirst, sumSecond] = [0, 0];
    const ownFirst = Float64Array.from(members, (row) => first[row] ?? 0);
    const ownSecond = Float64Array.from(members, (row) => second[row] ?? 0);
    for (let at = 0; at < members.length; at += 1) {
      sumFirst += ownFirst[at] ?? 0;
      sumSecond += ownSecond[at] ?? 0;
    }
    const own = (sumFirst * sumFirst) / (sumSecond + shrink);
    const [firsts, seconds] = [new Float64Array(bins + 1), new Float64Array(bins + 1)];
    for (const feature of features) {
      firsts.fill(0);
      seconds.fill(0);
      const column = binned[feature] ?? new Uint8Array();
      for (let at = 0; at < members.length; at += 1) {
        const bin = column[members[at] ?? 0] ?? 0;
        firsts[bin] = (firsts[bin] ?? 0) + (ownFirst[at] ?? 0);
        seconds[bin] = (seconds[bin] ?? 0) + (ownSecond[at] ?? 0);
      }
      let [left, leftSecond] = [0, 0];
      for (let bin = 0; bin < (cuts[feature]?.length ?? 0); bin += 1) {
        left += firsts[bin] ?? 0;
        leftSecond += seconds[bin] ?? 0;
        if (leftSecond < leaf || sumSecond - leftSecond < leaf) continue;
        const right = sumFirst - left;
        const gain = (left * left) / (leftSecond + shrink) + (right * right) / (sumSecond - leftSecond + shrink) - own;
        if (gain > (best?.gain ?? 1e-6)) best = { feature, bin, gain };
      }
    }
    return best;
  };

  for (let round = 0; round < options.trees; round += 1) {
    const members: number[] = [];
    rows.forEach((row, index) => {
      const chance = logistic(odds[index] ?? 0);
      first[index] = row.weight * (row.label - chance);
      second[index] = Math.max(row.weight * chance * (1 - chance), 1e-9);
      if (random() < sample) members.push(index);
    });
    const features = cuts.flatMap((own, feature) => (own.length > 0 && random() < sample ? [feature] : []));
    const tree = {
      feature: [] as number[],
      threshold: [] as number[],
      left: [] as number[],
      right: [] as number[],
      value: [] as number[],
    };
    const grow = (own: Int32Array, level: number): number => {
      const node = tree.feature.length;
      const split = level < depth ? bestSplit(own, features) : undefined;
      let [sum, weight] = [0, 0];
      for (const row of own) {
        sum += first[row] ?? 0;
        weight += second[row] ?? 0;
      }
      tree.feature.push(split?.feature ?? -1);
      tree.threshold.push(split ? (cuts[split.feature]?.[split.bin] ?? 0) : 0);
      tree.value.push(split ? 0 : (rate * sum) / (weight + shrink));
      tree.left.push(0);
      tree.right.push(0);
      if (split) {
        const goesLeft = (row: number) => (binned[split.feature]?.[row] ?? 0) <= split.bin;
        tree.left[node] = grow(own.filter(goesLeft), level + 1);
        tree.right[node] = grow(
          own.filter((row) => !goesLeft(row)),
          level + 1,
        );
      }
      return node;
    };
    grow(Int32Array.from(members), 0);
    rows.forEach((row, index) => {
      let node = 0;
      for (let feature = tree.feature[0] ?? -1; feature >= 0; feature = tree.feature[node] ?? -1)
        node = ((row.values[feature] ?? 0) <= (tree.threshold[node] ?? 0) ? tree.left[node] : tree.right[node]) ?? 0;
      odds[index] = (odds[index] ?? 0) + (tree.value[node] ?? 0);
    });
    trees.push(tree);
  }
  return { bias, trees };
};
