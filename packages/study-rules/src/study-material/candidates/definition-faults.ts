import { sentencesOf, type Token } from '../../language/sentences.ts';
import { rowOf } from '../../language/word-vectors.ts';
import type { Language } from '../../outline/language-of.ts';
import type { Definition } from './definitions.ts';

/** Nouns that say how to take a note, not what the subject has: "memory aid", "point for the exam". */
const remark =
  /^(?:aids?|points?|tips?|tricks?|hints?|hooks?|ideas?|things?|words?|reasons?|reasoning|results?|origins?|problems?|questions?|answers?|history|background|causes?|consequences?|examples?|exceptions?|catch|upshot|moral|rest|facts?|numbers?|merkhilfe|eselsbrücke|gründe?|folgen?|ergebnis|ergebnisse|problem|frage|verlierer|gewinner)$/iu;

/** A meaning that is an amount, a time or a place says something of the term, not what it is. */
const amount =
  /^(?:about|around|roughly|nearly|almost|up to|over|under|some|rund|etwa|ca\.?|bis zu|über)?\s?[~≈$€£]?\d/iu;
const circumstance =
  /^(?:in|on|at|by|with|from|for|to|as|under|over|within|after|before|since|until|because|too|only|not|no|largely|mostly|mainly|usually|often|sometimes|normally|always|never|then|first|if|when|why|unter|über|im|in der|bei|mit|von|für|nach|vor|seit|bis|oft|meist|nur|nicht|ohne|durch|wegen|jan|feb|mär|apr|mai|jun|jul|aug|sep|sept|okt|oct|nov|dez|dec)(?![\p{L}-])/iu;
const participle = /^(?:used|made|formed|caused|built|produced|known|given|taken|measured|based)$/iu;

const dependent = new Set(['ADV', 'ADP', 'SCONJ', 'CCONJ', 'PRON', 'PART', 'INTJ']);

/** The tokens of a phrase, tagged as if it were the subject of a sentence. */
const phraseTokens = (term: string): readonly Token[] =>
  sentencesOf(`the ${term}`)
    .flatMap(({ tokens }) => tokens)
    .slice(1);

const isNounAtEnd = (token: Token | undefined) =>
  token !== undefined && (token.pos === 'NOUN' || token.pos === 'PROPN' || /^\p{L}{2,}ing$|^\p{Lu}/u.test(token.text));

const nouns = new Set(['NOUN', 'PROPN']);

const faultOfTerm = (term: string): string | undefined => {
  const tokens = phraseTokens(term.replaceAll(/\s?\([^)]*\)/gu, ''));
  if (tokens[0]?.pos === 'NUM' || /^(?:more|most|some|all|many|few|less|no|every|each|any|both|so|just)\s/iu.test(term))
    return 'a count is no term';
  if (/^(?:why|how|what|when|where|who|which|if|top|bottom|left|right|warum|wie|was|wann|wo|wer)(?!\p{L})/iu.test(term))
    return 'a question is no term';
  const last = tokens.at(-1);
  if (last && remark.test(last.text)) return 'a remark is no term';
  const of = tokens.findIndex(({ pos }) => pos === 'ADP');
  if (of > 0 && remark.test(tokens[of - 1]?.text ?? '')) return 'a remark is no term';
  if (!isNounAtEnd(last)) return 'a term ends with its noun';
  const joined = tokens.findIndex(({ text }) => /^(?:and|or)$/iu.test(text));
  if (joined > 0 && nouns.has(tokens[joined - 1]?.pos ?? '') && tokens.slice(joined).some(({ pos }) => nouns.has(pos)))
    return 'two things are no term';
  return tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX' || pos === 'PRON') &&
    last?.text.endsWith('ing') !== true
    ? 'a clause is no term'
    : undefined;
};

/** Whether the first words of a meaning can say what a thing is: "a failed star that …", "spins and sweeps …". */
export const opensDefinition = (meaning: string, language: Language): boolean => {
  if (amount.test(meaning) || circumstance.test(meaning)) return false;
  if (language !== 'en') return true;
  // "how much matter there is" is a noun phrase too
  if (/^(?:how|what|where|who)\s/iu.test(meaning)) return !/\b(?:it|they)\b/iu.test(meaning);
  const [first, second] = sentencesOf(meaning).flatMap(({ tokens }) => tokens);
  if (!first || first.pos === 'PUNCT' || participle.test(first.text)) return first !== undefined;
  // "to the left", "H, He, C": no noun phrase
  return !dependent.has(first.pos) && !(first.text.length <= 2 && first.pos !== 'DET' && second?.text === ',');
};

/**
 * Why a label and what follows it are no term and its meaning; undefined when they are. In a glossary the form of the list says
 * that they are, so only a note among other notes has to look like a definition.
 */
export const definitionFault = (
  { term, meaning, list, isAlone = false, document: { language } }: Definition,
  isClause: boolean,
): string | undefined => {
  if (list === null) {
    if (language === 'de' && /^\p{Ll}+st(?:e|er|es|en)\s/u.test(term)) return 'a superlative is no term';
    return /^an?\s(?:matter|question|sort|kind|way|thing|case|sign|part)\sof\s\S+$/iu.test(meaning)
      ? 'a meaning that says nothing'
      : undefined;
  }
  if (!isAlone) return undefined;
  const fault = language === 'en' ? faultOfTerm(term) : remark.test(term) ? 'a remark is no term' : undefined;
  if (fault !== undefined) return fault;
  if (!opensDefinition(meaning, language)) return 'what follows does not say what it is';
  // "Photorespiration: RuBisCO takes oxygen instead …" explains a word that only the subject has
  if (/^[\p{L}-]{6,}$/u.test(term) && rowOf(term.toLowerCase()) === undefined) return undefined;
  return language === 'en' && isClause ? 'what follows is a statement about it' : undefined;
};
