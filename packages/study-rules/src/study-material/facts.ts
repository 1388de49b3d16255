import type { Source } from '@hub/contracts';
import type { Token } from '../language/sentences.ts';
import { isQuestionWord, isStopWord } from '../language/word-weight.ts';
import type { ReadPassages, Row, Statement } from './read-passages.ts';
import { hasDanglingPronoun, isSelfContained } from '../language/self-contained.ts';

/** A term and its meaning, in the words of the material. */
export interface Fact {
  readonly term: string;
  readonly meaning: string;
  /** The question whose answer is the meaning. */
  readonly question: string;
  readonly source: Source | null;
  readonly place: string;
}

const mostTermWords = 5;
const nominal = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM']);
const joining = new Set(['of', 'in', 'and', 'the', '-', "'s"]);
const article = /^(?:the|an?)$/iu;

/** A longer entry has run into the text after it. */
const longestEntry = 20;

const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean).length;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isName = (tokens: readonly Token[]) => tokens.every(({ pos }) => pos === 'PROPN');

/** A term in the middle of a sentence: lower case, unless it is an abbreviation or a name. A plural is not a name. */
const within = (tokens: readonly Token[], text: string, many: boolean) =>
  (isName(tokens) && !many) || /^\p{Lu}[\p{Lu}\p{N}]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** ", and the second is …": two statements in one. */
const tellsMore = /,? (?:and|but|while|whereas) (?:the |an? )?(?:\S+ ){1,4}(?:is|are|was|were)\b/iu;

const spanText = (text: string, tokens: readonly Token[]) => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(first.at, last.at + last.text.length) : '';
};

const isTerm = (tokens: readonly Token[]) => {
  const words = tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (words.length === 0 || words.length > mostTermWords) return false;
  if (!tokens.every(({ pos, text }) => nominal.has(pos) || joining.has(text.toLowerCase()))) return false;
  const last = words.at(-1);
  const telling = words.filter(({ text }) => !isStopWord(text) && !isQuestionWord(text));
  return last !== undefined && (last.pos === 'NOUN' || last.pos === 'PROPN') && telling.length > 0;
};

const copulas = new Map([
  ['is', 'What is'],
  ['are', 'What are'],
  ['was', 'What was'],
  ['were', 'What were'],
]);
const definite = new Set(['a', 'an', 'the', 'any', 'one']);

/** "Osmosis is the movement of water …": the subject and its definition. */
const definitionIn = ({ sentence, source, place }: Statement): Fact[] => {
  const { text, tokens } = sentence;
  const at = tokens.findIndex((token) => copulas.has(token.text));
  const [copula, next] = [tokens[at], tokens[at + 1]];
  if (!copula || !next || at === 0) return [];
  const head = tokens.slice(0, at);
  const named = head[0] && article.test(head[0].text) ? head.slice(1) : head;
  // "Plants are green" is a property and "are released" an event: neither defines plants
  const tells = definite.has(next.text.toLowerCase()) || (next.pos === 'NOUN' && copula.text === 'are');
  if (!tells || !isTerm(named)) return [];
  const term = spanText(text, named);
  const meaning = text.slice(next.at).replace(/[.!]$/u, '');
  if (wordsIn(meaning) < 3 || tellsMore.test(meaning)) return [];
  const [determiner] = head;
  const shown =
    determiner && determiner !== named[0]
      ? `${determiner.text.toLowerCase()} ${term}`
      : within(named, term, /^(?:are|were)$/u.test(copula.text));
  return [
    { term, meaning: capital(meaning), question: `${copulas.get(copula.text) ?? 'What is'} ${shown}?`, source, place },
  ];
};

const verbs = /^(?:(?:the|an?)\s)?(.{2,60}?)\s(?:refers to|is defined as|means|denotes)\s(.{10,})$/iu;
const called = /^(.{10,}?)\s(?:is|are)\s(?:called|known as|termed)\s((?:\S+\s?){1,5})$/iu;

/** "Inertia refers to …", "The study of cells is called cytology". */
const namedIn = ({ sentence, source, place }: Statement): Fact[] => {
  const text = sentence.text.replace(/[.!]$/u, '');
  const [, subject, meant] = verbs.exec(text) ?? [];
  const [, meaning, name] = called.exec(text) ?? [];
  const [term, says] = subject && meant ? [subject, meant] : [name?.replace(/^(?:the|an?)\s/iu, ''), meaning];
  if (!term || !says || wordsIn(term) > mostTermWords || wordsIn(says) < 3 || isStopWord(term)) return [];
  const last = sentence.tokens.filter(({ text: word }) => term.includes(word)).at(-1);
  if (last && !nominal.has(last.pos)) return [];
  return [{ term, meaning: capital(says), question: `What is meant by “${term}”?`, source, place }];
};

const labels =
  /^(?:note|notes|example|examples|important|remember|tip|warning|hint|summary|overview|goal|goals|objective|objectives|question|answer|topics?|reading|readings|week|date|time|room|location|office|phone|credits?|instructor|required|optional|total|step|source|figure)\b/iu;

/** "Osmosis: the movement of water …": a line of notes. */
const glossaryIn = ({ sentence: { text, tokens }, source, place }: Statement): Fact[] => {
  const [, term, meaning] = /^([\p{L}][\p{L}\p{N} ()'’-]{1,60}?)\s?(?::|\s[–—-])\s(.{10,})$/u.exec(text) ?? [];
  if (!term || !meaning || labels.test(term) || wordsIn(term) > mostTermWords || wordsIn(meaning) < 3) return [];
  if (wordsIn(meaning) > longestEntry) return [];
  const own = tokens.filter(({ at }) => at < term.length);
  const rest = tokens.filter(({ at }) => at > term.length);
  if (!isTerm(own) || hasDanglingPronoun(rest) || /\d{1,2}:\d{2}|\d+ ?%|@|https?:/u.test(meaning)) return [];
  return [
    { term, meaning: capital(meaning.replace(/[.;]$/u, '')), question: `What is meant by “${term}”?`, source, place },
  ];
};

const isText = (cell: string) => cell.length >= 4 && cell.length <= 200 && /\p{L}{3}/u.test(cell);
const ofCourse = /\b(?:week|date|due|day|time|weight|points?|grade|percent|reading|room|deadline)\b/iu;

/** "Organelle | Function": the cell below the second heading describes the first cell. */
const factsInRow = ({ headings, cells, source, place }: Row): Fact[] => {
  const [term = '', ...values] = cells;
  if (!isText(term) || wordsIn(term) > mostTermWords || headings.some((heading) => ofCourse.test(heading))) return [];
  return values.flatMap((meaning, index) => {
    const heading = headings[index + 1] ?? '';
    if (!isText(meaning) || !isText(heading) || wordsIn(heading) > 3) return [];
    return [{ term, meaning: capital(meaning), question: `${term}: ${heading.toLowerCase()}?`, source, place }];
  });
};

const termKey = ({ term, question }: Fact) => `${term.toLowerCase()} ${question.toLowerCase()}`;

/** The definitions in the material, the first one of each term. */
export const factsIn = ({ statements, rows }: ReadPassages): Fact[] => {
  const selfContained = statements.filter(({ sentence }) => isSelfContained(sentence));
  const found = [
    ...selfContained.flatMap((statement) => [...definitionIn(statement), ...namedIn(statement)].slice(0, 1)),
    ...statements.flatMap(glossaryIn),
    ...rows.flatMap(factsInRow),
  ];
  return [...new Map(found.toReversed().map((fact) => [termKey(fact), fact])).values()].toReversed();
};
