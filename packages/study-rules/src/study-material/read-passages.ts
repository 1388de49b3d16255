import type { Passage, Source } from '@hub/contracts';
import { type Sentence, sentencesOf } from '../language/sentences.ts';

/** A sentence with its source. */
export interface Statement {
  readonly sentence: Sentence;
  readonly source: Source | null;
  readonly place: string;
}

/** A row of a table, with a heading for each cell. */
export interface Row {
  readonly headings: readonly string[];
  readonly cells: readonly string[];
  readonly line: string;
  readonly source: Source;
  readonly place: string;
}

const longestQuote = 500;
const cellsOf = (line: string) => line.split(' | ').map((cell) => cell.trim());
const isRow = (line: string) => line.includes(' | ');

const placeOf = ({ documentName, page }: Passage) => `${documentName}, page ${page}`;
const sourceOf = ({ documentId, page }: Passage, quote: string): Source => ({
  documentId,
  page,
  quote: quote.slice(0, longestQuote).toWellFormed(),
});

/** The end of a glossary entry that ran into the next one: "… bacteria Cytoskeleton: a web …". */
const nextEntry = /(?<=[\p{Ll}\p{N})])\s(?=\p{Lu}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,3}:\s)/u;

const statementsIn = (passage: Passage): Statement[] =>
  passage.text
    .split('\n')
    .filter((line) => !isRow(line))
    .flatMap((line) => line.split(nextEntry))
    .flatMap(sentencesOf)
    .filter(({ text }) => text.length <= longestQuote)
    .map((sentence) => ({ sentence, source: sourceOf(passage, sentence.text), place: placeOf(passage) }));

/** Only rows with as many cells as headings: otherwise the heading of a cell is unknown. */
const rowsIn = (passage: Passage): Row[] => {
  const [first, ...rest] = passage.text.split('\n').filter(isRow);
  if (first === undefined) return [];
  const headings = cellsOf(first);
  return rest
    .map((line) => ({ line, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.length === headings.length)
    .map((row) => ({ ...row, headings, source: sourceOf(passage, row.line), place: placeOf(passage) }));
};

export interface ReadPassages {
  readonly statements: readonly Statement[];
  readonly rows: readonly Row[];
}

const distinct = <Item>(items: readonly Item[], key: (item: Item) => string) =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();

/** The distinct sentences and rows of passages. */
export const readPassages = (passages: readonly Passage[]): ReadPassages => ({
  statements: distinct(passages.flatMap(statementsIn), ({ sentence }) => sentence.text),
  rows: distinct(passages.flatMap(rowsIn), ({ line }) => line),
});
