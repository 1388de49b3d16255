const numberOf = (name: string, fallback: number) => Number(process.env[name] || fallback);

/** Runs per property: 1,000, or FC_RUNS; always the same ones unless FC_SEED sets another seed. */
export const runs = { numRuns: numberOf('FC_RUNS', 1000), seed: numberOf('FC_SEED', 20_261_121) };

const path = process.env['SIM_PATH'];
/** Simulated lives: 500, or SIM_SEEDS; from the seed SIM_SEED and starting at SIM_PATH. */
export const lives = {
  numRuns: numberOf('SIM_SEEDS', 500),
  seed: numberOf('SIM_SEED', 20_261_121),
  ...(path && { path }),
};
