import type { Source } from '@hub/contracts';
import type { Line } from '../outline/outline.ts';

const longestQuote = 500;

/** The place of a line, with its characters of the document. */
export const sourceOf = ({ quote, origin: { documentId, page } }: Line): Source => ({
  documentId,
  page,
  quote: quote.slice(0, longestQuote).toWellFormed(),
});
