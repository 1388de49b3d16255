/** Result of one check of a run. */
export interface Check {
  readonly name: string;
  /** One-line summary of what was measured. */
  readonly summary: string;
  /** One sentence per violation; empty when the check passed. */
  readonly faults: readonly string[];
}
