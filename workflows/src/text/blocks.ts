import { type Block, maxTextBytes, type Page } from '@hub/contracts';

export type { Block, Page };

/** One text a cell, left to right; a line break in it is one that the author made, not one of the page's width. */
export type Row = readonly string[];

export const textOf = (block: Block) =>
  block.kind === 'table' ? block.rows.map((row) => row.join('\t')).join('\n') : block.text;

export const hasText = (pages: readonly Page[]) =>
  pages.some((page) => page.blocks.some((block) => /[\p{L}\p{N}]/u.test(textOf(block))));

/** As many blocks from the beginning as are kept of a document. */
export const keptOf = (pages: readonly Page[]): Page[] => {
  let room = maxTextBytes;
  const fits = (block: Block) => {
    room -= Buffer.byteLength(JSON.stringify(block)) + 20;
    return room >= 0;
  };
  return pages.map(({ blocks }) => ({ blocks: blocks.filter(fits) }));
};
