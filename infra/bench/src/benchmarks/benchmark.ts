import type { BenchEnvironment } from '../environment.ts';
import type { BenchmarkResult } from '../report/metric.ts';

/** A piece of the benchmark that can be run alone. */
export interface Benchmark {
  readonly name: string;
  readonly about: string;
  /** How often all is repeated: the figures are those of the median run. */
  run(ground: BenchEnvironment, rounds: number): Promise<BenchmarkResult>;
}

/** Rounds as an array to loop over. */
export const times = (rounds: number) => Array.from({ length: rounds }, (_, round) => round);
