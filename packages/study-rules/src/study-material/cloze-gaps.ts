import type { Source } from '@hub/contracts';
import type { Token } from '../language/sentences.ts';
import { isQuestionWord, isStopWord } from '../language/word-weight.ts';
import type { Statement } from './read-passages.ts';
import { hasDanglingPronoun, isSelfContained } from '../language/self-contained.ts';

const blank = '_____';

/** A sentence with one of its key phrases removed. */
export interface Gap {
  readonly stem: string;
  readonly answer: string;
  readonly kind: string;
  readonly sentence: string;
  readonly source: Source | null;
  readonly place: string;
}

interface Phrase {
  readonly text: string;
  readonly key: string;
  readonly tokens: readonly Token[];
}

const inPhrase = new Set(['NOUN', 'PROPN', 'ADJ']);
const heads = new Set(['NOUN', 'PROPN']);
const vague =
  /^(?:part|parts|way|ways|number|numbers|amount|kind|kinds|type|types|time|times|people|person|thing|things|result|results|case|cases|example|form|forms|group|groups|level|place|end|use|fact|idea|body|day|days|year|years|process|processes|role|system|systems|set|area|change|changes|effect|point|side|rate|state|percent|items?|steps?|january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

const phraseOf = (text: string, tokens: readonly Token[]): Phrase[] => {
  const from = tokens.findIndex(({ text: word }) => !isStopWord(word) && !isQuestionWord(word));
  const own = from === -1 ? [] : tokens.slice(from);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || !heads.has(last.pos) || own.length > 4) return [];
  const phrase = text.slice(first.at, last.at + last.text.length);
  const single = own.length === 1 && (vague.test(phrase) || phrase.length < 4);
  if (single || !/^[\p{L}][\p{L}\p{N} '’-]+$/u.test(phrase)) return [];
  return [{ text: phrase, key: own.map(({ stem }) => stem).join(' '), tokens: own }];
};

/** Runs of nouns and their adjectives. */
const phrasesIn = ({ sentence: { text, tokens } }: Statement): Phrase[] => {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (inPhrase.has(token.pos) && /\p{L}/u.test(token.text)) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs.flatMap((run) => phraseOf(text, run));
};

/** The grammatical kind of a phrase: wrong options must have the same kind as the answer. */
const kindOf = ({ tokens }: Phrase) => {
  const last = tokens.at(-1);
  const name = last?.pos === 'PROPN' ? 'name' : 'noun';
  const plural = /(?:[^s]s|ae|ia)$/iu.test(last?.text ?? '') ? 'plural' : 'singular';
  return `${name} ${plural}`;
};

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const gapIn = (statement: Statement, phrase: Phrase): Gap[] => {
  const { text, tokens } = statement.sentence;
  // half of "short-term memory" is not a phrase
  if (/[-–]\p{L}*\s?$/u.test(text.slice(0, phrase.tokens[0]?.at))) return [];
  const places = new RegExp(String.raw`(?<![\p{L}-])(?:an? )?${escape(phrase.text)}(?![\p{L}-])`, 'giu');
  const stem = text.replaceAll(places, (found) => (/^an? /iu.test(found) ? `a(n) ${blank}` : blank));
  const hidden = new Set(phrase.tokens);
  const left = tokens.filter((token) => !hidden.has(token));
  // the rest must still be meaningful and must not give the answer away
  if (left.filter(({ pos }) => inPhrase.has(pos) || pos === 'VERB').length < 3 || hasDanglingPronoun(left)) return [];
  const given = new Set(left.map(({ stem: own }) => own));
  if (phrase.tokens.some((token) => given.has(token.stem))) return [];
  const { source, place } = statement;
  return [{ stem, answer: phrase.text, kind: kindOf(phrase), sentence: text, source, place }];
};

/** The best gap of each self-contained sentence: the phrase that the material mentions most, then the longest. */
export const clozeGaps = (statements: readonly Statement[]): Gap[] => {
  const all = statements.map((statement) => ({ statement, phrases: phrasesIn(statement) }));
  const counts = new Map<string, number>();
  for (const { key } of all.flatMap(({ phrases }) => phrases)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const worth = ({ key, tokens }: Phrase) => Math.min(3, counts.get(key) ?? 0) * 2 + Math.min(2, tokens.length);
  return all
    .filter(({ statement }) => isSelfContained(statement.sentence))
    .flatMap(({ statement, phrases }) =>
      phrases
        .toSorted((a, b) => worth(b) - worth(a))
        .flatMap((phrase) => gapIn(statement, phrase))
        .slice(0, 1),
    );
};
