const numRuns = Number(process.env['FC_RUNS'] ?? 1_000);

/** How many cases a property tries; `FC_RUNS` overrides it. */
export const runs = { numRuns };

/** Time limit of a property test, for a busy machine. */
export const runsWithinMs = 10_000 + numRuns * 20;
