import type { Block, Page } from './page.ts';

/** A part of one page's text, such as a passage of a document. */
export interface Piece {
  /** Counted from 1. */
  readonly page: number;
  readonly text: string;
}

/** Characters per piece: about two paragraphs, enough to be understood alone. */
const longest = 900;

const filled = (text: string) => text.trim() !== '';

/** Cuts at the end of a sentence, else between words, else anywhere. */
const cut = (text: string): string[] => {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const part = text.slice(from, from + longest);
    const whole = from + longest >= text.length;
    const end = whole ? part.length : [part.lastIndexOf('. ') + 1, part.lastIndexOf(' ')].find((at) => at > 0);
    parts.push(part.slice(0, end ?? longest).toWellFormed());
    from += end ?? longest;
  }
  return parts;
};

/** One line per row. */
const linesOf = (block: Block): string[] => {
  const lines = block.kind === 'table' ? block.rows.map((row) => row.filter(filled).join(' | ')) : [block.text];
  return lines.filter(filled).flatMap(cut);
};

/** A point of a list within another is set in. */
const indentOf = (block: Block): string => (block.kind === 'table' ? '' : '  '.repeat(block.level ?? 0));

const startOf = (block: Block): string => {
  const [header] = block.kind === 'table' ? linesOf(block) : [];
  return header && header.length <= 200 ? header : '';
};

/**
 * Splits a text into pieces, in reading order and never across pages. A heading stays with what follows it, a table
 * header with its rows. A point of a list is set in by two spaces for each point that it is in.
 */
export const piecesOf = (pages: readonly Page[]): Piece[] =>
  pages.flatMap(({ blocks }, index) => {
    const pieces: string[] = [];
    let text = '';
    const end = (next = '') => {
      if (filled(text)) pieces.push(text.trimEnd());
      text = next;
    };
    for (const block of blocks) {
      if (block.kind === 'heading') end();
      const header = startOf(block);
      for (const line of linesOf(block)) {
        if (text.length + line.length > longest) end(header.length + line.length < longest ? header : '');
        text += `${text === '' ? '' : '\n'}${indentOf(block)}${line.trim()}`;
      }
    }
    end();
    return pieces.map((piece) => ({ page: index + 1, text: piece }));
  });
