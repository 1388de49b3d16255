/** One line of the report. */
export interface Metric {
  readonly what: string;
  readonly value: number;
  /** `/s`, `events/s`, `ms`, `×` … */
  readonly unit: string;
  /** More about the same run, such as its latencies. */
  readonly detail?: string;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
}

/** A count that must be 0: anything else fails the whole run. */
export interface Fault {
  readonly what: string;
  readonly count: number;
}

/** Result of one benchmark, with its metrics in report order. */
export interface BenchmarkResult {
  readonly metrics: readonly Metric[];
  readonly faults: readonly Fault[];
}

/** Whether the target is met; undefined without a target. */
export const isMet = ({ value, target }: Metric): boolean | undefined => {
  if (!target) return undefined;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
};
