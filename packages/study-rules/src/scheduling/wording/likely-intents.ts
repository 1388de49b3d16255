import { z } from 'zod';
import { featuresOf } from './worded.ts';
import trained from './wording.json' with { type: 'json' };

/** What a sentence may be meant as. `other` wants nothing of the schedule. */
export const wordingIntents = ['create', 'move', 'done', 'reopen', 'delete', 'ask', 'open', 'other'] as const;
export type WordingIntent = (typeof wordingIntents)[number];

const weightsOf = z.array(z.number()).length(wordingIntents.length);
const Wording = z.object({ bias: weightsOf, weights: z.record(z.string(), weightsOf) });
/** Log-odds of each intent in the order of {@link wordingIntents}: written by `pnpm eval schedule --train`. */
export type Wording = z.infer<typeof Wording>;

const model = Wording.parse(trained);

export type Likelihoods = Readonly<Record<WordingIntent, number>>;

/** How likely each intent is by the wording alone. They add up to 1. */
export const likelyIntents = (words: readonly string[], by: Wording = model): Likelihoods => {
  const odds = [...by.bias];
  for (const feature of featuresOf(words))
    for (const [at, weight] of (by.weights[feature] ?? []).entries()) odds[at] = (odds[at] ?? 0) + weight;
  const most = Math.max(...odds);
  const shares = odds.map((each) => Math.exp(each - most));
  const whole = shares.reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(wordingIntents.map((intent, at) => [intent, (shares[at] ?? 0) / whole])) as Likelihoods;
};
