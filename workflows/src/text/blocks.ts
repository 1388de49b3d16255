/** A document as the readers see it: in order, with the cells of its tables kept apart. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly Row[] };

/** One text a cell, left to right; a line break in it is one that the author made, not one of the page's width. */
export type Row = readonly string[];

export interface Page {
  readonly blocks: readonly Block[];
}

export const textOf = (block: Block) =>
  block.kind === 'table' ? block.rows.map((row) => row.join('\t')).join('\n') : block.text;

export const hasText = (pages: readonly Page[]) =>
  pages.some((page) => page.blocks.some((block) => /[\p{L}\p{N}]/u.test(textOf(block))));
