import type { Ground } from '../environment.ts';
import type { Findings } from '../report/metric.ts';

/** A piece of the benchmark that can be run alone. */
export interface Part {
  readonly name: string;
  readonly about: string;
  /** How often all is repeated: the figures are those of the median run. */
  run(ground: Ground, rounds: number): Promise<Findings>;
}

/** Rounds as an array to loop over. */
export const times = (rounds: number) => Array.from({ length: rounds }, (_, round) => round);
