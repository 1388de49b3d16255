import type { BenchEnvironment } from '../environment.ts';
import type { BenchmarkResult } from '../report/metric.ts';

/** A benchmark that can be run alone. */
export interface Benchmark {
  readonly name: string;
  readonly about: string;
  /** Measures everything `rounds` times; the metrics are those of the median run. */
  run(environment: BenchEnvironment, rounds: number): Promise<BenchmarkResult>;
}

/** The numbers from 0 to `rounds` - 1, to loop over. */
export const times = (rounds: number) => Array.from({ length: rounds }, (_, round) => round);
