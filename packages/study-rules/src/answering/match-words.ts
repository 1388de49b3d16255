import { closenessOf } from '../language/word-vectors.ts';
import { relationOf } from '../language/related-words.ts';
import type { Word } from './question.ts';

const sharedStart = (one: string, other: string) => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** "Kontinentalverschiebung" and "Verschiebung", "oxidise" and "oxidation". */
const alikeInForm = (one: string, other: string) => {
  if (Math.min(one.length, other.length) < 4) return 0;
  if (Math.min(one.length, other.length) >= 5 && (one.endsWith(other) || other.endsWith(one))) return 0.7;
  const share = sharedStart(one, other) / Math.max(one.length, other.length);
  return share >= 0.6 ? share * 0.9 : 0;
};

const [unrelated, same] = [0.35, 0.85];

/** How much two words mean the same, from 0 to 1; 1 for two forms of one word. Numbers match only themselves. */
const matchOf = (one: Word, other: Word): number => {
  if (one.keys.some((key) => other.keys.includes(key))) return 1;
  if (one.isNumber || other.isNumber) return 0;
  const form = Math.max(alikeInForm(one.text.toLowerCase(), other.text.toLowerCase()), relationOf(one.row, other.row));
  if (!one.vector || !other.vector) return form;
  const meaning = (closenessOf(one.vector, other.vector) - unrelated) / (same - unrelated);
  return Math.min(0.9, Math.max(form, meaning, 0));
};

/** The best match of each word of the question among the words of a text. */
export const matcher = (asked: readonly Word[]) => {
  const known = new Map<string, readonly number[]>();
  return (words: readonly Word[]): number[] => {
    const best = asked.map(() => 0);
    for (const word of words) {
      const matches = known.get(word.text) ?? asked.map((each) => matchOf(each, word));
      known.set(word.text, matches);
      for (const [at, match] of matches.entries()) best[at] = Math.max(best[at] ?? 0, match);
    }
    return best;
  };
};
