/** One tree, as parallel lists: a node splits at `feature` below `threshold`, or is a leaf with `value`. */
export interface Tree {
  /** -1 for a leaf. */
  readonly feature: readonly number[];
  readonly threshold: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly value: readonly number[];
}

/** Boosted regression trees for the log-odds of an outcome. */
export interface BoostedTrees {
  readonly bias: number;
  readonly trees: readonly Tree[];
}

const leafOf = (tree: Tree, row: ArrayLike<number>): number => {
  let node = 0;
  for (let feature = tree.feature[0] ?? -1; feature >= 0; feature = tree.feature[node] ?? -1) {
    const below = (row[feature] ?? 0) <= (tree.threshold[node] ?? 0);
    node = (below ? tree.left[node] : tree.right[node]) ?? 0;
  }
  return tree.value[node] ?? 0;
};

export const logOdds = ({ bias, trees }: BoostedTrees, row: ArrayLike<number>): number =>
  trees.reduce((sum, tree) => sum + leafOf(tree, row), bias);

export const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));
