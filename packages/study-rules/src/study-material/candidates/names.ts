import type { DocumentOutline, Statement } from '../../outline/outline.ts';
import { isWhen } from '../../outline/when.ts';

/** The names of people, places and works in a document. */
export interface Names {
  readonly all: readonly string[];
  /** The names in one of its sentences. */
  readonly foundIn: (sentence: string) => readonly string[];
  readonly kindOf: (name: string) => 'person' | 'place' | 'other';
  /** How many of its sentences have the name. */
  readonly timesOf: (name: string) => number;
}

const name =
  /(?<![\p{L}“"„'’-])(?:\p{Lu}\.\s?){0,2}\p{Lu}\p{Ll}+(?:[’'](?!s(?!\p{L}))\p{L}+)?(?:[\s-](?:(?:de|da|von|van|der|del|la|le|al)\s)?\p{Lu}(?:\.|\p{L}*))*(?![\p{L}-])/gu;
const noName =
  /^(?:the|a|an|in|on|at|by|for|with|from|to|of|and|but|or|if|when|while|because|although|it|this|that|these|those|he|she|they|we|you|i|as|after|before|since|during|under|over|between|most|many|some|all|each|every|both|one|two|three|there|here|how|what|why|who|which|not|no|yes|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|example)$/iu;
const ofPerson = new Set(
  'publish write paint describe invent discover argue propose found devise coin introduce claim compose die marry bear hold think believe distinguish measure say state note observe report marry kill live work study teach sign lead refuse reject accept return meet join visit ask tell call name send win lose become serve draw build design develop prove demonstrate suggest conclude identify sail travel move inherit rule govern order issue deliver formulate find condition explore predict calculate establish create film isolate synthesize derive patent crown imitate treat test experiment'.split(
    ' ',
  ),
);

/** Names of more than one person. */
const body =
  /\b(?:Alliance|Entente|Party|Union|League|Empire|Court|Company|Army|Committee|Parliament|Congress|Council|Plan|Act|Treaty|War|University|Institute|Church|River|Mount|Lake|Society|Bank|Association|Government|Ministry|Republic|Kingdom|Assembly|Commission|Convention|Agency|Corporation|Constitution|Revolution|States|Nations|Guard|Navy|Estate)\b/u;

const statementsOf = (document: DocumentOutline): Statement[] =>
  document.sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'prose' ? part.statements : [])));

const namesIn = ({ text }: Statement): string[] =>
  [...text.matchAll(name)].flatMap(({ 0: found, index }) => {
    const words = found.split(/\s/u);
    const kept = index === 0 && words[0] && noName.test(words[0]) ? words.slice(1) : words;
    const shown = kept.join(' ');
    return kept.length > 0 && kept.length <= 4 && !noName.test(shown) && !isWhen(shown) && shown.length > 3
      ? [shown]
      : [];
  });

/** The terms of a list of characters or people. */
const peopleListed = (document: DocumentOutline): string[] =>
  document.sections
    .filter(({ title }) => /\b(?:characters?|people|persons?|who's who)\b/iu.test(title ?? ''))
    .flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'entries' ? part.entries.map(({ term }) => term) : [])),
    );

/** Names that begin a sentence count only if they are names elsewhere, or have two words. */
export const namesOf = (document: DocumentOutline): Names => {
  const statements = statementsOf(document);
  const all = new Set<string>();
  const people = new Set<string>(peopleListed(document));
  const places = new Set<string>();
  const bySentence = new Map<string, string[]>();
  for (const statement of statements) {
    for (const found of namesIn(statement)) {
      const at = statement.text.indexOf(found);
      const next = statement.sentence.tokens.find((token) => token.at > at + found.length);
      const [first] = statement.sentence.tokens.filter((token) => token.at >= at);
      if (first?.pos !== 'PROPN' || (at === 0 && !found.includes(' '))) continue;
      all.add(found);
      bySentence.set(statement.text, [...(bySentence.get(statement.text) ?? []), found]);
      // "Pacini of Florence described": the verb is not what Florence did
      const isOf = /\b(?:of|in|from|near|at)\s$/u.test(statement.text.slice(0, at));
      if (
        !isOf &&
        next?.pos === 'VERB' &&
        !body.test(found) &&
        next.at === at + found.length + 1 &&
        ofPerson.has(next.lemma)
      )
        people.add(found);
      if (/\b(?:in|near|at)\s$/u.test(statement.text.slice(0, at))) places.add(found);
    }
  }
  return {
    all: [...all],
    foundIn: (sentence) => bySentence.get(sentence) ?? [],
    timesOf: (one) => statements.filter(({ text }) => text.includes(one.split(' ').at(-1) ?? one)).length,
    kindOf: (one) =>
      people.has(one) || people.has(one.split(' ').at(-1) ?? '') ? 'person' : places.has(one) ? 'place' : 'other',
  };
};
