import type { Sentence, Token } from './sentences.ts';

/** First words that depend on the sentence before. */
const dependentOpening =
  /^(?:this|these|those|that|such|it|its|they|their|he|his|she|her|here|there|however|therefore|thus|hence|also|then|moreover|furthermore|instead|otherwise|meanwhile|consequently|similarly|likewise|finally|next|another|others?|both|neither|either|and|but|so|or|for example|for instance|in contrast|as a result|in addition|on the other hand|again|still|yet|now|today|we|you|i|our|your|let)\b/iu;
/** Words that refer to another place, address the reader, or are about running a course. */
const outsideReference =
  /\b(?:the (?:former|latter|following|above)|as follows|(?:see|cf\.?) |figure|fig\.|table \d|chapter|page \d|slide|section \d|below|above|earlier|previously|office hours?|due|deadline|late work|grad(?:e|ed|ing)|attendance|submit|syllabus|e-?mail|exam|quiz|midterm|homework|assignment|textbook|canvas|moodle|lecture|instructor|professor|(?:that|the next|the same) (?:day|year|time|night))\b|https?:|www\.|@/iu;
const directAddress = /\b(?:you|your|yours|we|our|us|i|my|me)\b/iu;
const pronoun = /^(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|this|these|those)$/iu;
const nouns = new Set(['NOUN', 'PROPN']);

/** Whether a pronoun comes before any noun that it could refer to. */
export const hasDanglingPronoun = (tokens: readonly Pick<Token, 'text' | 'pos'>[]): boolean => {
  const first = tokens.findIndex(({ text }) => pronoun.test(text));
  return first !== -1 && !tokens.slice(0, first).some(({ pos }) => nouns.has(pos));
};

const isWord = ({ text }: Token) => /[\p{L}\p{N}]/u.test(text);

/** Whether a sentence is complete, about a subject, and understandable on its own. */
export const isSelfContained = ({ text, tokens }: Sentence): boolean => {
  const words = tokens.filter(isWord).length;
  if (words < 5 || words > 40) return false;
  if (!/^[\p{Lu}\p{N}“"]/u.test(text) || !/[.!]["”)]?$/u.test(text)) return false;
  if (dependentOpening.test(text) || outsideReference.test(text) || directAddress.test(text)) return false;
  return tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX') && !hasDanglingPronoun(tokens);
};
