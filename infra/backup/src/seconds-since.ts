/** The time since `begun`, a value of `performance.now()`, such as "4.2 s". */
export const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
