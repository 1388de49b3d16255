/** One line of the report. */
export interface Metric {
  readonly what: string;
  readonly value: number;
  /** `/s`, `events/s`, `ms`, `×` … */
  readonly unit: string;
  /** What else the same run showed, such as its latencies. */
  readonly detail?: string;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
}

/** What a correct system counts none of: one of them fails the whole run. */
export interface Fault {
  readonly what: string;
  readonly count: number;
}

/** What one part of the benchmark found: all figures in the order of the report. */
export interface BenchmarkResult {
  readonly metrics: readonly Metric[];
  readonly faults: readonly Fault[];
}

/** Undefined where nothing is aimed at. */
export const isMet = ({ value, target }: Metric): boolean | undefined => {
  if (!target) return undefined;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
};
