import type { DatedThing } from '../candidates/dated-thing.ts';
import { fieldWords, type WordWeights } from './word-weights.ts';

interface LabelledDocument {
  readonly things: readonly DatedThing[];
  readonly labels: readonly { readonly label: 0 | 1; readonly weight: number }[];
}

/** A word counts only if this many documents use it. */
const fewest = 3;
const smoothing = 2;

/** Log-odds per word; a document counts once for each word and label, so that no long document decides alone. */
export const learnWordWeights = (documents: readonly LabelledDocument[]): WordWeights => {
  const seen = new Map<string, { yes: number; no: number; documents: number }>();
  let [yes, no] = [0, 0];
  for (const { things, labels } of documents) {
    const own = new Map<string, { yes: number; no: number }>();
    let [ownYes, ownNo] = [0, 0];
    things.forEach((thing, index) => {
      const { label, weight } = labels[index] ?? { label: 0, weight: 0 };
      if (weight < 0.4) return;
      if (label === 1) ownYes += 1;
      else ownNo += 1;
      for (const word of Object.values(fieldWords(thing)).flat()) {
        const counts = own.get(word) ?? { yes: 0, no: 0 };
        counts[label === 1 ? 'yes' : 'no'] += 1;
        own.set(word, counts);
      }
    });
    const share = (count: number, of: number) => (of === 0 ? 0 : count / of);
    yes += share(ownYes, ownYes + ownNo);
    no += share(ownNo, ownYes + ownNo);
    for (const [word, counts] of own) {
      const all = seen.get(word) ?? { yes: 0, no: 0, documents: 0 };
      const total = counts.yes + counts.no;
      all.yes += share(counts.yes, total);
      all.no += share(counts.no, total);
      all.documents += 1;
      seen.set(word, all);
    }
  }
  const base = Math.log((yes + 1) / (no + 1));
  return Object.fromEntries(
    [...seen].flatMap(([word, counts]) => {
      if (counts.documents < fewest) return [];
      const odds = Math.log((counts.yes + smoothing * 0.3) / (counts.no + smoothing * 0.7)) - base;
      return [[word, Math.round(odds * 100) / 100]];
    }),
  );
};
