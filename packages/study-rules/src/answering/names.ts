import type { Evidence } from './evidence.ts';

/** Tells which words the documents only write with a capital inside a sentence: names, whatever case a question has them in. */
export const namesIn = (evidence: readonly Evidence[]): ((word: string) => boolean) => {
  const [upper, lower] = [new Set<string>(), new Set<string>()];
  for (const { sentence } of evidence) {
    for (const [at, { text, pos }] of sentence.tokens.entries()) {
      if (/^\p{Ll}/u.test(text)) lower.add(text.toLowerCase());
      else if (/^\p{Lu}[\p{Lu}\d]+$/u.test(text) || (at > 0 && pos === 'PROPN')) upper.add(text.toLowerCase());
    }
  }
  return (word) => upper.has(word.toLowerCase()) && !lower.has(word.toLowerCase());
};
