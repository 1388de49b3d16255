/**
 * The run whose value lies in the middle, of an even number the lower of the two: its figures belong together.
 * @throws Error when there is none
 */
export const medianBy = <Run>(runs: readonly Run[], value: (run: Run) => number): Run => {
  const middle = runs.toSorted((a, b) => value(a) - value(b))[Math.floor((runs.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
};

/** Of an even number the lower of the middle two, as {@link medianBy}. @throws Error when there is none */
export const median = (values: readonly number[]): number => medianBy(values, (value) => value);
