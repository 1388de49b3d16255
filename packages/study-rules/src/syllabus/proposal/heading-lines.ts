import type { Block, Page } from '@hub/contracts';
import { withoutMarkup } from '../document/without-markup.ts';

/** A line of the beginning of a document; a table's row has more than one cell. */
export interface HeadingLine {
  readonly text: string;
  readonly cells: readonly string[];
  /** An entry of a list, such as a site's menu. */
  readonly listed: boolean;
}

const mostLines = 80;
const longestLine = 240;

const tidy = (text: string) =>
  text
    .slice(0, 2 * longestLine)
    .replaceAll(/\{[{%][^{}]{0,200}[}%]\}?/gu, ' ')
    .replaceAll(/[\p{Extended_Pictographic}\u{fe0f}•▪◦■●]/gu, ' ')
    .replaceAll(/^[\s#>*·:-]+/gu, '')
    .replaceAll(/[^\S\t]+/gu, ' ')
    .replaceAll(/\\+$/gu, '')
    .trim()
    .slice(0, longestLine);

const rowsOf = (block: Block): string[][] =>
  block.kind === 'table'
    ? block.rows.map((row) => row.flatMap((cell) => cell.split('\n')))
    : block.text.split('\n').map((line) => line.slice(0, 4 * longestLine).split(/[\t|]/u));

/** The first lines of a document, where it says what course it is. */
export const headingLines = (pages: readonly Page[]): HeadingLine[] => {
  const lines: HeadingLine[] = [];
  for (const { blocks } of withoutMarkup(
    pages.slice(0, 3).map((page) => ({ blocks: page.blocks.slice(0, mostLines) })),
  )) {
    for (const row of blocks.flatMap((block) => rowsOf(block).slice(0, mostLines))) {
      const cells = row
        .slice(0, 20)
        .map(tidy)
        .filter((cell) => /[\p{L}\d]/u.test(cell) && !/^[a-z_]{3,20}:\s?(?:true|false|\[|$)/u.test(cell));
      const listed = /^\s*[•▪◦■●*-]/u.test(row[0] ?? '');
      if (cells.length > 0) lines.push({ text: cells.join('\t').slice(0, longestLine), cells, listed });
      if (lines.length === mostLines) return lines;
    }
  }
  return lines;
};
