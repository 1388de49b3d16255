import type { Block } from '@hub/contracts';
import { findQuote } from './find-quote.ts';

/** A piece of a text; `isMarked` if it belongs to the quote. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}
/** A line of a page: a row has one text per cell, other lines have one. */
export interface PageLine {
  readonly kind: 'heading' | 'paragraph' | 'row';
  /** Of its block: the rows of a table have the same. */
  readonly block: number;
  readonly texts: readonly (readonly Piece[])[];
}

/** How many lines before and after the quote are shown: a document without pages can have thousands. */
const around = 40;
/** How many characters of a text are shown before and after a mark. */
const margin = 1500;

const linesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block, index): { kind: PageLine['kind']; block: number; texts: readonly string[] }[] => {
    if (block.kind === 'table') return block.rows.map((texts) => ({ kind: 'row', block: index, texts }));
    return [{ kind: block.kind, block: index, texts: [block.text] }];
  });

const endOf = (text: string) => (text.length > margin ? `…${text.slice(-margin).toWellFormed()}` : text);
const startOf = (text: string) => (text.length > margin ? `${text.slice(0, margin).toWellFormed()}…` : text);

const piecesOf = (text: string, marks: readonly { from: number; to: number }[]): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of marks) {
    const between = text.slice(at, from);
    pieces.push({ text: at === 0 ? endOf(between) : between, isMarked: false });
    pieces.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  return [...pieces, { text: startOf(text.slice(at)), isMarked: false }].filter((piece) => piece.text !== '');
};

/** The lines of a page around a quote, with the quote marked; the first ones if it is not found. */
export const pageLines = (blocks: readonly Block[], quote: string): PageLine[] => {
  const lines = linesOf(blocks);
  const places = lines.flatMap(({ texts }, line) => texts.map((_, cell) => ({ line, cell })));
  const { marks } = findQuote(
    lines.flatMap(({ texts }) => texts),
    quote,
  );
  const marked = marks.map(({ index, from, to }) => ({ ...places[index], from, to }));
  const first = marked[0]?.line ?? 0;
  const start = Math.max(0, first - around);
  return lines.slice(start, first + around + 1).map(({ kind, block, texts }, offset) => ({
    kind,
    block,
    texts: texts.map((text, cell) =>
      piecesOf(
        text,
        marked.filter((mark) => mark.line === start + offset && mark.cell === cell),
      ),
    ),
  }));
};
