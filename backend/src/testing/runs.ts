const numberOf = (name: string, fallback: number) => Number(process.env[name] || fallback);

/** A property's runs: 1,000 in CI, FC_RUNS elsewhere; always the same ones unless FC_SEED names another seed. */
export const runs = { numRuns: numberOf('FC_RUNS', 1000), seed: numberOf('FC_SEED', 20_261_121) };

/** Simulated lives of the product: 500 in CI, SIM_SEEDS elsewhere, from the seed SIM_SEED on. */
export const lives = { numRuns: numberOf('SIM_SEEDS', 500), seed: numberOf('SIM_SEED', 20_261_121) };
