import type { TableRow } from '@hub/contracts';
import type { Scope } from '../readers/scope.ts';

const fewest = 3;

/** Cells whose lines belong together by their position: one row of many lines is as many rows. */
const split = (row: TableRow, scope: Scope): TableRow[] => {
  const lines = row.map((cell) => cell.split('\n').filter((line) => line.trim() !== ''));
  const dated = lines.find((own) => own.length >= fewest && own.every((line) => scope.mentions(line).length === 1));
  const height = dated?.length ?? 0;
  const like = lines.filter((own) => own.length === height).length;
  if (height < fewest || like < 2 || lines.some((own) => own.length > height)) return [row];
  return Array.from({ length: height }, (_, at) =>
    lines.map((own) => (own.length === height ? (own[at] ?? '') : at === 0 ? own.join('\n') : '')),
  );
};

/** The rows of a table, with those that an extraction ran together taken apart. */
export const alignedRows = (rows: readonly TableRow[], scope: Scope): TableRow[] =>
  rows.flatMap((row) => split(row, scope));
