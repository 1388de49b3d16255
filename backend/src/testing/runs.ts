const numberOf = (name: string, fallback: number) => Number(process.env[name] || fallback);

/** A property's runs: 1,000 in CI, FC_RUNS elsewhere; always the same ones unless FC_SEED names another seed. */
export const runs = { numRuns: numberOf('FC_RUNS', 1000), seed: numberOf('FC_SEED', 20_261_121) };

const path = process.env['SIM_PATH'];
/** Simulated lives of the product: 500 in CI, SIM_SEEDS elsewhere, of the seed SIM_SEED and from the place SIM_PATH on. */
export const lives = {
  numRuns: numberOf('SIM_SEEDS', 500),
  seed: numberOf('SIM_SEED', 20_261_121),
  ...(path && { path }),
};
