import { sentencesOf } from '../language/sentences.ts';
import { isQuestionWord, isStopWord } from '../language/word-weight.ts';
import { frequencyOf, vectorOf } from '../language/word-vectors.ts';

/** The kind of answer that a question expects. */
export type Wanted = 'person' | 'date' | 'number' | 'place' | 'reason' | 'any';

/** A word to compare by meaning. */
export interface Word {
  readonly text: string;
  /** Stem and dictionary form. */
  readonly keys: readonly string[];
  /** How much it says about a subject, by how rare it is. */
  readonly weight: number;
  readonly vector: Int8Array | undefined;
  readonly isNumber: boolean;
  readonly isName: boolean;
}

export interface Question {
  readonly message: string;
  readonly words: readonly Word[];
  readonly wanted: Wanted;
  readonly isNegated: boolean;
  /** "how old", "wie tief": the word for what is measured. */
  readonly isMeasure: boolean;
}

const wants: readonly (readonly [RegExp, Wanted])[] = [
  [/\b(?:why|how come|warum|weshalb|wieso|pourquoi|por qué|(?:what|which) (?:reason|cause[sd]?))\b/iu, 'reason'],
  [/\b(?:who|whom|whose|wer|wem|wen|quién|quiénes)\b|^qui\b/iu, 'person'],
  [
    /\b(?:when (?:was|were|did|will|has|had|is|does|do)|wann|quand|cuándo|(?:what|which) (?:year|date|day|time|month|century)|how long ago|welche[sm] jahr|quelle année|qué año)\b/iu,
    'date',
  ],
  [/\b(?:where|wo|woher|wohin|où|dónde|(?:what|which) (?:place|city|town|country|room))\b/iu, 'place'],
  [
    /\b(?:wie ?viele?|wie (?:hoch|tief|lange?|groß|dick|schwer|alt|schnell|weit|heiß|oft)|combien|cu[áa]nt[oa]s?|how (?:many|much|old|far|fast|tall|heavy|big|large|long|deep|high|often|close|strong|precise)|(?:what|which) (?:percentage|percent|number|fraction|share|volume|temperature|magnitude|size)|anzahl|max(?:imum)? (?:number|amount)|smallest amount)\b/iu,
    'number',
  ],
];

const negation =
  /\b(?:not|never|no|without|cannot|cant|\w+n['’]t|nicht|kein\w*|nie|ohne|ne|pas|jamais|sans|nunca|sin)\b/iu;

export const isNegative = (text: string) => negation.test(text);

/** Words of a text that say something, with their weight. */
export const wordsOf = (sentences: ReturnType<typeof sentencesOf>): Word[] =>
  sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ text, stem, lemma, pos }, at) => {
      if (!/[\p{L}\p{N}]/u.test(text) || isStopWord(text)) return [];
      const isNumber = /\d/u.test(text);
      const frequency = frequencyOf(text) ?? frequencyOf(lemma);
      const rarity = isNumber ? 1 : Math.min(1.2, Math.max(0.1, (7 - (frequency ?? 2.5)) / 4));
      return [
        {
          text,
          keys: [...new Set([stem, lemma, text.toLowerCase()])],
          weight: isQuestionWord(text) ? 0.1 : rarity,
          vector: vectorOf(text) ?? vectorOf(lemma),
          isNumber,
          isName: at > 0 && pos === 'PROPN' && /^\p{Lu}/u.test(text),
        },
      ];
    }),
  );

/** The question in a message. */
export const parseQuestion = (message: string): Question => {
  const sentences = message.split('\n').flatMap(sentencesOf);
  const unique = new Map(wordsOf(sentences).map((word) => [word.text.toLowerCase(), word]));
  return {
    message,
    words: [...unique.values()],
    wanted: wants.find(([words]) => words.test(message))?.[1] ?? 'any',
    isNegated: isNegative(message),
    isMeasure: /\b(?:how|wie) \p{L}+/iu.test(message),
  };
};
