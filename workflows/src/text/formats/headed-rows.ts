import { cleanText } from '../clean-text.ts';

const heading = /^\s{0,3}#{1,6}(?=\s)/u;

/** The words of a Markdown heading, undefined for another line. */
export const headingWords = (line: string): string | undefined => {
  const marks = heading.exec(line)?.[0];
  if (marks === undefined) return undefined;
  let end = line.length;
  while (end > marks.length && /[\s#]/u.test(line.charAt(end - 1))) end -= 1;
  return line.slice(marks.length, end).trimStart();
};
const bar = /^\s*\|\s*$/;

const plain = (line: string) => cleanText(line.replaceAll('**', '').replace(/^\s*[*+-]\s+/, ''));
const cellOf = (lines: readonly string[]) =>
  lines
    .map(plain)
    .filter((line) => line !== '')
    .join('\n');

interface HeadedRow {
  readonly end: number;
  readonly cells: readonly string[];
}

/**
 * A row as converters of web pages write it: the first cell starts with a heading, and a bar on its own line separates
 * two cells.
 */
const headedRow = (lines: readonly string[], from: number): HeadedRow | null => {
  const first = headingWords(lines[from] ?? '');
  if (first === undefined) return null;
  let end = from + 1;
  while (end < lines.length && headingWords(lines[end] ?? '') === undefined) end += 1;
  const cells: string[][] = [[first]];
  for (const line of lines.slice(from + 1, end)) {
    if (bar.test(line)) cells.push([]);
    else cells.at(-1)?.push(line);
  }
  return cells.length < 2 ? null : { end, cells: cells.map(cellOf) };
};

/** Two or more such rows in a row; the text after the last one belongs to its last cell. */
export const headedRows = (lines: readonly string[], from: number) => {
  const rows: HeadedRow[] = [];
  for (let row = headedRow(lines, from); row; row = headedRow(lines, row.end)) rows.push(row);
  return rows.length < 2 ? [] : rows;
};
