/** A range within a text. */
export interface Span {
  index: number;
  length: number;
}

/** The text without a range, with whitespace collapsed. */
export const removeSpan = (text: string, { index, length }: Span) =>
  `${text.slice(0, index)} ${text.slice(index + length)}`.replaceAll(/\s+/g, ' ').trim();

/** A pattern for whole words; `\b` works only for ASCII letters. */
export const wholeWordPattern = (pattern: string, flags = 'iu') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, flags);
