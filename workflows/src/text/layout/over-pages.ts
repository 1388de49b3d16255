import type { Block, Page, TableRow } from '@hub/contracts';
import { type Grid, gridsOf } from './grid.ts';
import type { Rules } from './rule.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** A page that was laid out, and the lines that it draws. */
interface LaidOut {
  readonly blocks: readonly Block[];
  readonly rules: Rules;
}

const isTable = (block: Block): block is Table => block.kind === 'table';

/** In points. */
const samePlace = 4;

/** Whether a page ends within a row of a table, and the next one begins within a row of the same columns. */
const continues = (above: Grid | undefined, below: Grid | undefined) =>
  above?.open?.bottom === true &&
  below?.open?.top === true &&
  above.xs.length === below.xs.length &&
  above.xs.every((x, index) => Math.abs(x - (below.xs[index] ?? 0)) < samePlace);

const joinedRow = (above: TableRow, below: TableRow): TableRow =>
  above.map((cell, column) => [cell, below[column] ?? ''].filter((text) => text !== '').join(' '));

/** Joins the cells of a row that continues on the next page; the row belongs to the page where it begins. */
export const joinedOverPages = (pages: readonly LaidOut[]): Page[] => {
  const result: Block[][] = pages.map(({ blocks }) => [...blocks]);
  const grids = pages.map(({ blocks, rules }) => (blocks.some(isTable) ? gridsOf(rules) : []));
  for (let index = pages.length - 1; index > 0; index -= 1) {
    const [before = [], after = []] = [result[index - 1], result[index]];
    if (!continues(grids[index - 1]?.at(-1), grids[index]?.[0])) continue;
    const [last, first] = [before.findLastIndex(isTable), after.findIndex(isTable)];
    const [above, below] = [before[last], after[first]];
    if (above?.kind !== 'table' || below?.kind !== 'table') continue;
    const [end, [start, ...rest]] = [above.rows.at(-1), below.rows];
    if (!end || end.length !== start?.length) continue;
    before[last] = { ...above, rows: [...above.rows.slice(0, -1), joinedRow(end, start)] };
    after.splice(first, 1, ...(rest.length > 0 ? [{ ...below, rows: rest }] : []));
  }
  return result.map((blocks) => ({ blocks }));
};
