import { cellsOf, wordCount } from './line-marks.ts';
import type { Line, Part } from './outline.ts';

type Table = Extract<Part, { kind: 'table' }>;

const isNumeric = (cell: string) => /^[\d\s.,%$€£<>≈~±+×−–-]+\p{L}{0,3}$/u.test(cell) && /\d/u.test(cell);
const aspects =
  /^(?:|features?|aspects?|criteri(?:on|a)|propert(?:y|ies)|characteristics?|comparison|point of comparison|category|dimension|attribute|merkmale?|eigenschaft(?:en)?|aspekte?|kriteri(?:um|en)|vergleich|característica|aspecto|criterio|caractéristique|critère)$/iu;

/** Whether the first row names the columns: short cells, and no number above numbers. */
const hasHeader = ([first, ...rest]: readonly (readonly string[])[]): boolean => {
  if (!first || rest.length === 0) return false;
  if (first.some((cell) => wordCount(cell) > 6 || cell.length > 50 || /[.!]$/u.test(cell) || isNumeric(cell)))
    return false;
  const lengthOf = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.length, 0);
  const usual = rest.map(lengthOf).reduce((a, b) => a + b, 0) / rest.length;
  const overNumbers = first.some((_, column) => rest.every((cells) => isNumeric(cells[column] ?? '')));
  return first.length > 2 || overNumbers || lengthOf(first) <= usual * 0.8;
};

const turned = (header: readonly string[], rows: readonly { cells: readonly string[]; line: Line }[]): Table => ({
  kind: 'table',
  of: '',
  columns: rows.map(({ cells }) => cells[0] ?? ''),
  rows: header
    .slice(1)
    .map((key, index) => ({ key, cells: rows.map(({ cells, line }) => ({ text: cells[index + 1] ?? '', line })) })),
});

/** The table of rows that follow each other; undefined when nothing names its columns. A repeated header is left out. */
export const tableOf = (lines: readonly Line[]): Table | undefined => {
  const read = lines.map((line) => ({ line, cells: cellsOf(line.text) ?? [] }));
  const [first] = read;
  if (!first || !hasHeader(read.map(({ cells }) => cells))) return undefined;
  const header = first.cells;
  const rows = read
    .slice(1)
    .filter(({ cells, line }) => cells.length === header.length && line.text !== first.line.text && cells[0] !== '');
  if (rows.length === 0) return undefined;
  if (aspects.test(header[0] ?? '') && header.length >= 3) return turned(header, rows);
  return {
    kind: 'table',
    of: header[0] ?? '',
    columns: header.slice(1),
    rows: rows.map(({ cells, line }) => ({
      key: cells[0] ?? '',
      cells: cells.slice(1).map((text) => ({ text, line })),
    })),
  };
};
