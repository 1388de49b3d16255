import { blockText, type Page } from '@hub/contracts';

export interface SyllabusLine {
  readonly text: string;
  /** Counts from 1. */
  readonly page: number;
}

/** The same text whatever its line breaks and spaces. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The lines of a document, in reading order; a row of a table is one line. */
export const linesOf = (pages: readonly Page[]): SyllabusLine[] =>
  pages.flatMap(({ blocks }, index) =>
    blocks
      .flatMap((block) => blockText(block).split('\n'))
      .map((text) => ({ text: withPlainSpaces(text), page: index + 1 }))
      .filter(({ text }) => text !== ''),
  );
