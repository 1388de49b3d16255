const isStrict = process.env['STRICT_MARKS'] === '1';

/**
 * What a test of docs/reliability.md holds the product to: the mark itself with `STRICT_MARKS=1`, on a machine that does
 * nothing else; without it what a busy machine can hold too.
 */
export const mark = (itself: number, onBusyMachine: number): number => (isStrict ? itself : onBusyMachine);
