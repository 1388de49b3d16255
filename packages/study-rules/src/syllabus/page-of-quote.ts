import { blockText, type Page } from '@hub/contracts';

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the page of a quote's last piece, from 1; undefined if no page contains it. Pages are read on the first call. */
export const pageOfQuote = (pages: readonly Page[]) => {
  let texts: string[] | undefined;
  return (quote: string): number | undefined => {
    texts ??= pages.map(({ blocks }) => letters(blocks.map(blockText).join('\n')));
    const piece = letters(quote.split(' … ').at(-1) ?? '');
    const index = texts.findIndex((text) => text.includes(piece));
    return index === -1 ? undefined : index + 1;
  };
};
