import { ExponentialBackoff, noJitterGenerator } from 'cockatiel';

/** A process that ran this long, in ms, counts as healthy: its next restart gets the shortest delay again. */
export const stableAfter = 10_000;

/** After this many exits in a row, the last lines of the process are logged. */
export const showAfter = 3;

/**
 * Delays before restarts in a row: 0.2 s, doubling, at most 3 s, because a service must be back within five seconds (R1)
 * and may not spend them waiting.
 */
export const restartDelays = new ExponentialBackoff({
  initialDelay: 200,
  maxDelay: 3_000,
  generator: noJitterGenerator,
});
