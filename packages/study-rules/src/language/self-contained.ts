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

const plural = /(?:[^su]s|people|men|women|children|data|criteria)$/iu;
const joins = /^(?:and|or|und|oder)$/iu;

/** Whether one of the words before a pronoun can be what it means. */
const isBound = (tokens: readonly Token[], at: number): boolean => {
  const { text = '' } = tokens[at] ?? {};
  const before = tokens.slice(0, at);
  const next = tokens[at + 1];
  const named = before.filter(({ pos }) => nouns.has(pos));
  if (/^(?:this|these|those)$/iu.test(text)) {
    const noun = tokens.slice(at + 1).find(({ pos }) => pos !== 'ADJ' && pos !== 'NUM' && pos !== 'ADV');
    if (noun?.pos === 'NOUN') return named.some(({ stem }) => stem === noun.stem);
    // "…, and this slows it down" means what was just said
    return joins.test(tokens[at - 1]?.text ?? '') && next?.pos !== 'NOUN' && before.some(({ pos }) => pos === 'VERB');
  }
  if (/^(?:they|them|their|theirs)$/iu.test(text))
    return (
      named.some(({ text: noun }) => plural.test(noun)) ||
      (named.length > 1 && before.some((one) => joins.test(one.text)))
    );
  return named.length > 0;
};

/** Whether a sentence or note has a pronoun that means nothing in it, or the verb of a subject that it leaves out. */
export const refersElsewhere = (tokens: readonly Token[]): boolean => {
  const [first, second] = tokens;
  const isHeadless =
    first?.pos === 'VERB' && /(?:ed|[^s]s)$/u.test(first.text) && second?.pos !== 'NOUN' && second?.pos !== 'VERB';
  return isHeadless || tokens.some(({ text }, at) => pronoun.test(text) && !isBound(tokens, at));
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
