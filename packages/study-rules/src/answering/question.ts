import { type Sentence, sentencesOf } from '../language/sentences.ts';
import { isQuestionWord, isStopWord } from '../language/word-weight.ts';
import { frequencyOf, rowOf, vectorOf } from '../language/word-vectors.ts';

/** The kind of answer that a question expects. */
export type Wanted = 'person' | 'date' | 'number' | 'place' | 'reason' | 'formula' | 'any';

/** A word to compare by meaning. */
export interface Word {
  readonly text: string;
  /** Stem and dictionary form. */
  readonly keys: readonly string[];
  /** How much it says about a subject, by how rare it is. */
  readonly weight: number;
  readonly vector: Int8Array | undefined;
  /** Its number in the list of usual words. */
  readonly row: number | undefined;
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
  /** "how deep": what the amount is given in; null for any. */
  readonly unit: RegExp | null;
  /** "how many members": what is counted, in its keys; null when nothing is. */
  readonly counted: ReadonlySet<string> | null;
}

const wants: readonly (readonly [RegExp, Wanted])[] = [
  [
    /\b(?:formula|equation|formel|gleichung|fórmula|formule)\b|\b(?:how (?:is|are|do (?:you|i|we))\b.{0,40}\b(?:calculate|compute)d?|wie berechnet)\b/iu,
    'formula',
  ],
  [/\b(?:why|how come|warum|weshalb|wieso|pourquoi|por qué|(?:what|which) (?:reason|cause[sd]?))\b/iu, 'reason'],
  // "students who" names a kind of student
  [
    /(?:^|[,;:.!?–-]\s?|\b(?:and|but|so|or|me|know|to|by|from|with|for|of)\s)(?:who|whom|whose)\b|\b(?:wer|wem|wen|quién|quiénes)\b|^qui\b/iu,
    'person',
  ],
  [
    /\b(?:when (?:was|were|did|will|has|had|is|does|do)|wann|quand|cuándo|(?:what|which) (?:year|date|day|time|month|century)|^(?:year|date)|what(?:['’]?s| is| was) the (?:year|date|day)|how long ago|welche[sm] jahr|quelle année|qué año)\b/iu,
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

/** What an amount is given in, by the word that asks for it. */
const units: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:how|wie) (?:tall|deep|high|wide|far|tief|hoch|breit|weit)\b/iu,
    /\d[\d.,]*\s?(?:\p{L}*met(?:re|er)s?|inch(?:es)?|feet|foot|ft|miles?|[kcmµn]?m|%|percent|degrees?|°|times|\$|€|\p{L}*meter)(?!\p{L})|\b(?:half|twice|double)/iu,
  ],
  [
    /\bhow (?:heavy)\b|\bhow much (?:does|did|do) .{1,40} weigh\b|\bwie schwer\b/iu,
    /\d[\d.,]*\s?(?:\p{L}*grams?|kilos?|[kmµ]?g|tonn?e?s?|tons?|pounds?|lbs?|ounces?)(?!\p{L})/iu,
  ],
  [/\b(?:how old|wie alt)\b/iu, /\b(?:aged?|years?|months?|weeks?|days?|centur(?:y|ies)|jahren?|alter)\b|\bborn\b/iu],
  [
    /\b(?:how long (?:did|was|were|does|is|ago|after|before|until)|wie lange)\b/iu,
    /\b(?:seconds?|minutes?|mins?|hours?|hrs?|h|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|until|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?)\b|\d\s?(?:\p{L}*met(?:re|er)s?|[kcmµn]?m|words|pages|bits?|bytes?|s)(?!\p{L})|\d{4}\s?[-–]\s?\d{2,4}/iu,
  ],
  [/\b(?:how fast|wie schnell)\b/iu, /\bper\b|\/\s?(?:h|s|min)|\b(?:mph|times)\b|\d/iu],
  [/\b(?:how hot|how cold|(?:what|which) temperature|wie heiß)\b/iu, /°|\bdegrees?\b|\bgrad\b|\d\s?[CFK](?!\p{L})/iu],
];

/** Words that name the kind of answer: a sentence with a year need not say "year". */
const kindWords: Partial<Record<Wanted, RegExp>> = {
  date: /^(?:years?|dates?|days?|months?|time|century|open|jahr|datum|tag|année|año)$/iu,
  number: /^(?:percent(?:age)?|number|amount|many|much|long|far|large|big|share|prozent|anzahl|viele?|hoch|lange?)$/iu,
  person: /^(?:person|people|names?|someone)$/iu,
  place: /^(?:place|city|town|country|room|ort|stadt|land)$/iu,
  reason: /^(?:reasons?|causes?|caused|grund|ursache)$/iu,
  formula: /^(?:formula|equation|calculate[ds]?|computed?|formel|gleichung|berechnet)$/iu,
};

/** Words around a question that name no subject. */
const light =
  /^(?:what|who|where|when|how|why|that|there)['’]?s$|^(?:stands?|known|given|exactly|actually|really|pls|please|again|prof|professor|basically|called|named|heißt|genannt|eigentlich|genau)$/iu;

const least = 0.1;

/** The noun after "how many", with the words before it. */
const countedBy = (sentences: readonly Sentence[]): ReadonlySet<string> | null => {
  for (const { tokens } of sentences) {
    const at = tokens.findIndex(
      ({ text }, index) => /^(?:many|percent|percentage|viele|prozent)$/iu.test(text) && index > 0,
    );
    if (at === -1) continue;
    if (/^p/iu.test(tokens[at]?.text ?? '')) return new Set(['%', 'percent', 'prozent']);
    const after = tokens.slice(at + 1, at + 4);
    const end = after.findIndex(
      ({ pos }, index) => pos === 'AUX' || pos === 'ADP' || pos === 'PRON' || (pos === 'VERB' && index > 0),
    );
    const noun = (end === -1 ? after : after.slice(0, end)).at(-1);
    return noun ? new Set([noun.stem, noun.lemma, noun.text.toLowerCase()]) : null;
  }
  return null;
};

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
          row: rowOf(lemma) ?? rowOf(text),
          isNumber,
          isName: at > 0 && pos === 'PROPN' && /^\p{Lu}/u.test(text),
        },
      ];
    }),
  );

/** The question in a message. */
export const parseQuestion = (message: string): Question => {
  const sentences = message.split('\n').flatMap(sentencesOf);
  const wanted = wants.find(([words]) => words.test(message))?.[1] ?? 'any';
  const unique = new Map(wordsOf(sentences).map((word) => [word.text.toLowerCase(), word]));
  const isKind = (word: Word) => (kindWords[wanted]?.test(word.text) ?? false) || light.test(word.text);
  return {
    message,
    words: [...unique.values()].map((word) => (isKind(word) ? { ...word, weight: least } : word)),
    wanted,
    unit: units.find(([words]) => words.test(message))?.[1] ?? null,
    counted: wanted === 'number' ? countedBy(sentences) : null,
    isNegated: isNegative(message),
    isMeasure: /\b(?:how|wie) \p{L}+/iu.test(message),
  };
};
