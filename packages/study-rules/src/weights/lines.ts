import type { Page } from '@hub/contracts';

/** A line of prose or of a list, or a row of a table. */
export interface Line {
  /** From 1. */
  readonly page: number;
  /** Its place in the document. */
  readonly place: number;
  readonly text: string;
  /** The cells of a row; none for a line. */
  readonly cells: readonly string[];
  /** Under a heading, or below a line that is one. */
  readonly heading: string;
  /** The first row of its table. */
  readonly head: readonly string[];
}

/** Longer lines are cut, and further ones not read: no syllabus needs more. */
const longest = 2000;
const most = 20_000;

/** A sentence ends before a capital; "1.5" and "e.g. this" do not end one. */
const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s(?=\p{Lu})/u);

const plain = (text: string) =>
  text
    .slice(0, longest)
    .replaceAll(/[*_`|]/g, ' ')
    .replaceAll(/[\s\u00A0]/g, ' ')
    .replaceAll(/ {2,8}/g, ' ')
    .trim();

const isTableLine = (text: string) => text.startsWith('|') && text.endsWith('|');
const cellsOf = (text: string) => text.slice(1, -1).split('|').map(plain);

/** The lines of a document in reading order, with the heading that they are under. */
export const linesOf = (pages: readonly Page[]): readonly Line[] => {
  const lines: Line[] = [];
  let heading = '';
  let head: readonly string[] = [];
  const add = (page: number, text: string, cells: readonly string[]) => {
    if (text !== '' && lines.length < most) lines.push({ page, place: lines.length, text, cells, heading, head });
  };
  for (const [index, { blocks }] of pages.entries()) {
    for (const block of blocks) {
      if (block.kind === 'table') {
        head = block.rows[0]?.map(plain) ?? [];
        for (const row of block.rows) add(index + 1, row.map(plain).join(' ').trim(), row.map(plain));
        continue;
      }
      if (block.kind === 'heading') heading = plain(block.text);
      for (const text of block.text.split('\n')) {
        const trimmed = text.trim();
        if (isTableLine(trimmed)) {
          const cells = cellsOf(trimmed);
          if (lines.at(-1)?.cells.length === 0) head = cells;
          add(index + 1, cells.join(' ').trim(), cells);
        } else if (trimmed.startsWith('#')) {
          heading = plain(trimmed.replace(/^#{1,6}/u, ''));
          add(index + 1, heading, []);
        } else if (trimmed.includes('\t')) {
          const cells = trimmed.split('\t').map(plain);
          add(index + 1, cells.join(' ').trim(), cells);
        } else {
          for (const sentence of sentences(trimmed)) add(index + 1, plain(sentence), []);
        }
      }
    }
  }
  return lines;
};
