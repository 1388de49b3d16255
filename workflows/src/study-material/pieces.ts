import { blockText, type Page } from '@hub/contracts';

export interface Piece {
  /** From 1. */
  readonly page: number;
  readonly text: string;
}

/** In characters, like the backend's passages. */
const longest = 900;

/** Splits a text at line ends into pieces of one page each; a longer line is its own piece. */
export const piecesOf = (pages: readonly Page[]): Piece[] =>
  pages.flatMap(({ blocks }, index) => {
    const pieces: string[] = [];
    for (const line of blocks.flatMap((block) => blockText(block).split('\n'))) {
      const last = pieces.at(-1);
      if (last !== undefined && last.length + line.length < longest) pieces[pieces.length - 1] = `${last}\n${line}`;
      else pieces.push(line);
    }
    return pieces.map((text) => text.trim()).flatMap((text) => (text === '' ? [] : [{ page: index + 1, text }]));
  });
