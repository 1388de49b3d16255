import { z } from 'zod';
import type { BoostedTrees } from './boosted-trees.ts';
import type { Calibration } from './calibration.ts';
import trained from './model.json' with { type: 'json' };
import type { WordWeights } from './word-weights.ts';

const numbers = z.array(z.number());

/** What `pnpm eval syllabi --train` writes. */
const Stored = z.object({
  /** The names of the features, in the order of the trees. */
  features: z.array(z.string()),
  words: z.record(z.string(), z.number()),
  bias: z.number(),
  trees: z.array(z.object({ feature: numbers, threshold: numbers, left: numbers, right: numbers, value: numbers })),
  /** Steps of a curve from the trees' probability to the share that was right in cross-validation. */
  calibration: z.array(z.tuple([z.number(), z.number()])),
});
export interface DecisionModel extends BoostedTrees {
  readonly features: readonly string[];
  readonly words: WordWeights;
  readonly calibration: Calibration;
}

export const decisionModel: DecisionModel = Stored.parse(trained);
