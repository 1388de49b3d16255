import { likelyIntents, type Likelihoods, type WordingIntent, wordingIntents } from '../wording/likely-intents.ts';
import type { Intent, Scored } from './intent.ts';

/** From this likelihood the wording alone decides, and up to that one it contradicts the rules. */
const [decides, guides, contradicts] = [0.85, 0.6, 0.1];
/** A request that the rules read from its own verb is believed up to this likelihood. */
const [explicit, leastIfExplicit] = [5, 0.03];
/** Below it, nothing is changed without a question. */
const leastToChange = { create: 0.3, delete: 0.3, done: 0.05, move: 0.1, reopen: 0.1 } as const;

const isKnown = (intent: Intent): intent is Intent & WordingIntent =>
  (wordingIntents as readonly string[]).includes(intent);

const mostLikely = (likely: Likelihoods) =>
  wordingIntents.reduce((best, intent) => (likely[intent] > likely[best] ? intent : best));

export interface Meant {
  /** Undefined when the sentence wants nothing that the assistant could do. */
  readonly intent: Intent | undefined;
  readonly margin: number;
  readonly score: number;
  /** The rules and the wording differ: ask before anything is changed. */
  readonly isUnsure: boolean;
  /** The wording alone would have decided so. */
  readonly isByWording: boolean;
}

/** What a clause is meant as, by the rules and by its wording together. */
export const meantIntent = (byRules: Scored, words: readonly string[]): Meant => {
  const { intent, score, margin } = byRules;
  const isLost = score <= 0;
  if (!isLost && !isKnown(intent)) return { ...byRules, isUnsure: false, isByWording: false };
  const likely = likelyIntents(words);
  const best = mostLikely(likely);
  const own = isKnown(intent) && !isLost ? likely[intent] : 0;
  const overrules = likely[best] >= (isLost ? guides : decides) && own <= contradicts;
  if (overrules && best !== 'other') return { intent: best, score: 3.5, margin: 3, isUnsure: false, isByWording: true };
  if (isLost) return { intent: undefined, score, margin, isUnsure: false, isByWording: false };
  const usual = intent in leastToChange ? leastToChange[intent as keyof typeof leastToChange] : 0;
  const least = score >= explicit && intent !== 'delete' ? Math.min(usual, leastIfExplicit) : usual;
  return { intent, score, margin, isUnsure: own < least, isByWording: likely[best] >= decides && best === intent };
};
