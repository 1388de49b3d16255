const first = 200;
const longest = 3_000;

/** A process that ran this long, in ms, counts as healthy: its next restart gets the shortest delay again. */
export const stableAfter = 10_000;

/** After this many exits in a row, the last lines of the process are logged. */
export const showAfter = 3;

/**
 * Milliseconds to wait before the start that follows the nth death in a row, from 1: 0.2 s, doubling, 3 s at most, for
 * a part that is back within five (R1) must not spend them waiting.
 */
export const restartDelay = (deaths: number) => Math.min(longest, first * 2 ** (deaths - 1));
