/** How often a property is tried: 1,000 times, or `FC_RUNS`. */
export const runs = { numRuns: Number(process.env['FC_RUNS'] || 1_000) };
