/** One thing that a run looked at. */
export interface Check {
  readonly name: string;
  /** The figure that the pass mark is about. */
  readonly summary: string;
  /** Each a sentence about one case; none when the mark is met. */
  readonly faults: readonly string[];
}
