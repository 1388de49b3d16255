/** Where something stands in a text. */
export interface Span {
  index: number;
  length: number;
}

/** The text without a part of it, and with single spaces. */
export const cut = (text: string, { index, length }: Span) =>
  `${text.slice(0, index)} ${text.slice(index + length)}`.replaceAll(/\s+/g, ' ').trim();

/** A pattern for whole words: `\b` knows only the letters of English. */
export const wholeWords = (pattern: string, flags = 'iu') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, flags);
