import { blockText, maxTextBytes, type Block, type Page } from '@hub/contracts';
import type { Box } from './pdf/pictures.ts';

/** A page as it was read, before its pictures are recognised. */
export interface PageWithPictures extends Page {
  readonly pictures?: readonly Box[];
}

export const hasText = (pages: readonly Page[]) =>
  pages.some((page) => page.blocks.some((block) => /[\p{L}\p{N}]/u.test(blockText(block))));

/** The first blocks of a document, up to the limit that is stored. */
export const withinStoredLimit = (pages: readonly Page[]): Page[] => {
  let room = maxTextBytes;
  const fits = (block: Block) => {
    room -= Buffer.byteLength(JSON.stringify(block)) + 20;
    return room >= 0;
  };
  return pages.map(({ blocks }) => ({ blocks: blocks.filter(fits) }));
};
