import { keyOf, sentencesOf } from '../language/nlp.ts';
import { weightOf } from '../language/words.ts';

/** What a question wants to be told. */
export type Wanted = 'person' | 'date' | 'number' | 'any';

export interface Question {
  /** Stem → how much it says of what is asked for. */
  readonly terms: ReadonlyMap<string, number>;
  readonly wanted: Wanted;
}

const wants: readonly (readonly [RegExp, Wanted])[] = [
  [/\b(?:who|whom|whose|wer|quién)\b/iu, 'person'],
  [
    /\b(?:when (?:was|were|did|will|has|had)|wann|quand|cuándo|what (?:year|date|day|time|month|century)|which (?:year|date|day|century)|how long ago)\b/iu,
    'date',
  ],
  [
    /\b(?:wie viele|combien|cu[áa]nt[oa]s|how (?:many|much|old|far|fast|tall|heavy|big|large|long)|what (?:percentage|percent|number|fraction|share))\b/iu,
    'number',
  ],
];

/** What is measured is as much asked for as whose it is. */
const measured = /\bhow (tall|heavy|old|fast|deep|high|big|large|wide|hot|cold|expensive)\b/iu;

const heavier = (terms: Map<string, number>, key: string, weight: number) =>
  terms.set(key, Math.max(weight, terms.get(key) ?? 0));

/** What a message asks, with the words it points back to. */
export const questionIn = (message: string): Question => {
  const terms = new Map<string, number>();
  const measure = measured.exec(message)?.[1];
  const wanted = wants.find(([words]) => words.test(message))?.[1] ?? 'any';
  for (const line of message.split('\n')) {
    for (const token of sentencesOf(line).flatMap(({ tokens }) => tokens)) {
      // who discovered it, and when, is another matter than what else is said of it
      const isDeed = token.pos === 'VERB' && (wanted === 'person' || wanted === 'date');
      const weight = token.text === measure || (isDeed && weightOf(token) > 0) ? 2 : weightOf(token);
      if (weight > 0) heavier(terms, keyOf(token), weight);
    }
  }
  return { terms, wanted };
};
