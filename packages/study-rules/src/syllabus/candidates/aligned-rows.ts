import type { TableRow } from '@hub/contracts';
import { withoutDates } from '../../dates/without-dates.ts';
import type { Scope } from '../readers/scope.ts';

const fewest = 2;

/** The lines of a cell; dates without words between them are one each, however they are set. */
const linesOf = (cell: string, scope: Scope) => {
  const lines = cell.split('\n').filter((line) => line.trim() !== '');
  const mentions = lines.length === 1 ? scope.mentions(cell) : [];
  const bare = mentions.length > 1 && /^[\s\p{P}]*$/u.test(withoutDates(cell, mentions));
  return bare ? mentions.map(({ text }) => text) : lines;
};

/** Cells whose lines belong together by their position: one row of many lines is as many rows. */
const split = (row: TableRow, scope: Scope): TableRow[] => {
  const lines = row.map((cell) => linesOf(cell, scope));
  const dated = lines.find((own) => own.length >= fewest && own.every((line) => scope.mentions(line).length === 1));
  const height = dated?.length ?? 0;
  const like = lines.filter((own) => own.length === height).length;
  // two lines may be one wrapped line: more cells have to agree
  const enough = height > 2 ? 2 : 3;
  if (height < fewest || like < enough || lines.some((own) => own.length > height)) return [row];
  return Array.from({ length: height }, (_, at) =>
    lines.map((own) => (own.length === height ? (own[at] ?? '') : at === 0 ? own.join('\n') : '')),
  );
};

/** The rows of a table, with those that an extraction ran together taken apart. */
export const alignedRows = (rows: readonly TableRow[], scope: Scope): TableRow[] =>
  rows.flatMap((row) => split(row, scope));
