/**
 * The run with the median value, the lower of the two middle ones for an even number. A real run, so its metrics belong
 * together.
 * @throws Error when the list is empty
 */
export const medianBy = <Run>(runs: readonly Run[], value: (run: Run) => number): Run => {
  const middle = runs.toSorted((a, b) => value(a) - value(b))[Math.floor((runs.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of an empty list');
  return middle;
};

/**
 * The median value, the lower of the two middle ones for an even number.
 * @throws Error when the list is empty
 */
export const median = (values: readonly number[]): number => medianBy(values, (value) => value);
