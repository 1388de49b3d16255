import { searchKey, searchKeys } from '../language/sentences.ts';
import type { Evidence } from './evidence.ts';
import { qualifierBefore, type Wording } from './wording.ts';

/** "He could still learn", "wrote its first draft": the sentence before says who and what. */
const pointing = /^(?:he|she|it|they)\b|\b(?:its|his|her|their)\b/iu;

const keysOf = ({ sentence, near }: Evidence) => {
  const before = pointing.test(sentence.text) ? near.slice(-1) : [];
  return searchKeys([...before, sentence]);
};

const units: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:tall|deep|high|big|large|wide)$/u, /\b(?:\w*met(?:re|er)s?|inch(?:es)?|feet|foot|miles?|[kcmµn]m)\b/iu],
  [/^heavy$/u, /\b(?:\w*grams?|kilos?|[km]?g|tonn?e?s?|pounds?|ounces?)\b/iu],
  [/^old$/u, /\b(?:years?|months?|centur(?:y|ies))\b/iu],
  [/^fast$/u, /\bper (?:hour|minute|second|day)\b|\b(?:km\/h|mph|m\/s)\b/iu],
  [/^(?:hot|cold)$/u, /\bdegrees?\b|°/iu],
  [/^expensive$/u, /[$€£¥]|\b(?:dollars?|euros?|cents?|francs?)\b/iu],
];

/** "10 micrometres" gives a size without the word "big". */
const isMeasured = (text: string, measure: string | undefined) =>
  units.some(([words, unit]) => words.test(measure ?? '') && unit.test(text));

/** The sentence is about another kind: human enzymes, when the question is about plant enzymes. */
const isOtherKind = ({ sentence: { tokens } }: Evidence, { terms, kinds }: Wording, kind: string) => {
  const thing = kinds.get(kind);
  return tokens.some((token, at) => {
    const before = searchKey(token) === thing ? qualifierBefore(tokens, at) : undefined;
    return before !== undefined && !terms.has(searchKey(before));
  });
};

/** A word found only in the surrounding passage counts less than one in the sentence itself. */
const around = 0.55;

/** How much of the question a sentence covers, from 0 to 1, in nearly the same words. */
export const relevanceOf = (evidence: Evidence, question: Wording): number => {
  const { terms, subjects, own, kinds, measure } = question;
  const { sentence } = evidence;
  const keys = keysOf(evidence);
  if (subjects.size > 0 && ![...subjects].some((key) => keys.has(key))) return 0;
  const share = (key: string) => {
    if (keys.has(key) || (key === measure && isMeasured(sentence.text, measure))) return 1;
    if (!evidence.around.has(key) || own.has(key)) return 0;
    return kinds.has(key) && isOtherKind(evidence, question, key) ? 0 : around;
  };
  const whole = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
  const held = [...terms].reduce((sum, [key, weight]) => sum + weight * share(key), 0);
  return whole === 0 ? 0 : held / whole;
};
