import type { TableRow } from '@hub/contracts';
import type { Grid } from './grid.ts';
import { type Item, leftOf, linesOf } from './line.ts';
import { covers } from './rule.ts';
import { unwrap } from './wrap.ts';

const middle = (item: Item) => item.y - item.height * 0.35;
const indexOf = (edges: readonly number[], value: number) => edges.findLastIndex((edge) => edge <= value);

/** Without a line between two cells of a row, the left one spans both. */
const spanStart = (grid: Grid, row: number, column: number): number => {
  const y = ((grid.ys[row] ?? 0) + (grid.ys[row + 1] ?? 0)) / 2;
  let start = column;
  while (start > 0 && !covers(grid.rules.vertical, grid.xs[start] ?? 0, y)) start -= 1;
  return start;
};

const spanEnd = (grid: Grid, row: number, column: number): number => {
  const y = ((grid.ys[row] ?? 0) + (grid.ys[row + 1] ?? 0)) / 2;
  let end = column + 1;
  while (end < grid.xs.length - 1 && !covers(grid.rules.vertical, grid.xs[end] ?? 0, y)) end += 1;
  return end;
};

/** Without a line between two cells of a column, the upper one spans both. */
const spanTop = (grid: Grid, row: number, column: number): number => {
  const x = ((grid.xs[column] ?? 0) + (grid.xs[column + 1] ?? 0)) / 2;
  let top = row;
  while (top > 0 && !covers(grid.rules.horizontal, grid.ys[top] ?? 0, x)) top -= 1;
  return top;
};

/** The top of a header directly above the first rule of a table that has no line above it. */
export const headerTop = (grid: Grid, items: readonly Item[]): number => {
  const first = grid.ys[0] ?? 0;
  const width = (grid.xs.at(-1) ?? 0) - (grid.xs[0] ?? 0);
  let top = first;
  const columns = new Set<number>();
  for (const item of items.filter((item) => isBeside(grid, item) && item.y < first).toSorted((a, b) => b.y - a.y)) {
    const reach = top === first ? 1.4 : 0.5;
    if (item.y < top - reach * item.height) break;
    if (item.right - item.x > 0.5 * width) return first;
    top = Math.min(top, item.y - item.height);
    columns.add(indexOf(grid.xs, item.x + 1));
  }
  return columns.size >= 2 ? top : first;
};

const isBeside = (grid: Grid, item: Item) => item.x >= (grid.xs[0] ?? 0) - 2 && item.x < (grid.xs.at(-1) ?? 0);

export const isInside = (grid: Grid, item: Item) =>
  isBeside(grid, item) && middle(item) > (grid.ys[0] ?? 0) && middle(item) < (grid.ys.at(-1) ?? 0);

/** False when the text often crosses the column edges: then the lines separate paragraphs and are not a table. */
export const fitsGrid = (grid: Grid, items: readonly Item[]): boolean => {
  const inner = grid.xs.slice(1, -1);
  const over = items.filter((item) => inner.some((x) => item.x < x - 2 && item.right > x + 2));
  return grid.striped !== true || over.length <= items.length * 0.25;
};

/** The table's rows; a text that spans several columns or rows is in the first of them. */
export const rowsOf = (grid: Grid, items: readonly Item[]): TableRow[] => {
  const cells = new Map<string, Item[]>();
  for (const item of items) {
    const drawnRow = Math.min(indexOf(grid.ys, middle(item)), grid.ys.length - 2);
    const drawnColumn = Math.max(0, Math.min(indexOf(grid.xs, item.x + 1), grid.xs.length - 2));
    const column = spanStart(grid, drawnRow, drawnColumn);
    const key = `${spanTop(grid, drawnRow, column)}:${column}`;
    cells.set(key, [...(cells.get(key) ?? []), item]);
  }
  return grid.ys.slice(0, -1).map((_, row) =>
    grid.xs.slice(0, -1).map((edge, column) => {
      const lines = linesOf(cells.get(`${row}:${column}`) ?? [], Infinity);
      const padding = Math.max(0, Math.min(12, Math.min(...lines.map(leftOf)) - edge));
      return unwrap(lines, (grid.xs[spanEnd(grid, row, column)] ?? Infinity) - padding, true);
    }),
  );
};
