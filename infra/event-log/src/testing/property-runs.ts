const numRuns = Number(process.env['FC_RUNS'] ?? 1_000);

/** How often a property is tried; `FC_RUNS` asks for another count. */
export const runs = { numRuns };

/** Time-out of a test with a property, for a machine with other work. */
export const runsWithinMs = 10_000 + numRuns * 20;
