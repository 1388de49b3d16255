import { type Wording, type WordingIntent, wordingIntents } from '../../scheduling/wording/likely-intents.ts';
import { featuresOf } from '../../scheduling/wording/worded.ts';

/** A sentence in words and slots, and what it is meant as. */
export interface Example {
  readonly words: readonly string[];
  readonly intent: WordingIntent;
}

const [steps, rate, pull] = [300, 0.5, 0.6];
/** What one sentence alone says is not worth a weight. */
const leastSentences = 2;
const tiny = 1e-8;

const vocabularyOf = (examples: readonly Example[]) => {
  const counts = new Map<string, number>();
  for (const { words } of examples)
    for (const feature of featuresOf(words)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= leastSentences).map(([feature]) => feature);
};

/** Multinomial logistic regression with a pull towards zero, by steps of AdaGrad over all examples; deterministic. */
export const fitWording = (examples: readonly Example[]): Wording => {
  const vocabulary = vocabularyOf(examples);
  const placeOf = new Map(vocabulary.map((feature, at) => [feature, at + 1]));
  const size = wordingIntents.length;
  const rows = examples.map(({ words, intent }) => ({
    // place 0 is the bias
    places: [0, ...featuresOf(words).flatMap((feature) => placeOf.get(feature) ?? [])],
    right: wordingIntents.indexOf(intent),
  }));
  const weights = new Float64Array((vocabulary.length + 1) * size);
  const seen = new Float64Array(weights.length).fill(tiny);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight, at) => (at < size ? 0 : pull * weight));
    for (const { places, right } of rows) {
      const odds = Array.from({ length: size }, (_, intent) =>
        places.reduce((sum, place) => sum + (weights[place * size + intent] ?? 0), 0),
      );
      const most = Math.max(...odds);
      const shares = odds.map((each) => Math.exp(each - most));
      const whole = shares.reduce((sum, each) => sum + each, 0);
      for (const [intent, share] of shares.entries()) {
        const error = share / whole - (intent === right ? 1 : 0);
        for (const place of places) slope[place * size + intent] = (slope[place * size + intent] ?? 0) + error;
      }
    }
    for (const [at, each] of slope.entries()) {
      seen[at] = (seen[at] ?? 0) + each * each;
      weights[at] = (weights[at] ?? 0) - (rate * each) / Math.sqrt(seen[at] ?? 1);
    }
  }
  const weightsAt = (place: number) => [...weights.subarray(place * size, (place + 1) * size)];
  return {
    bias: weightsAt(0),
    weights: Object.fromEntries(vocabulary.map((feature) => [feature, weightsAt(placeOf.get(feature) ?? 0)])),
  };
};
