import type { Block } from '@hub/contracts';
import { headerTop, isInside, fitsGrid, rowsOf } from './cells.ts';
import { flow } from './flow.ts';
import type { Measure } from './measure.ts';
import { type Grid, gridsOf } from './grid.ts';
import { type Item, linesOf } from './line.ts';
import type { Rule, Rules } from './rule.ts';
import { partsOf } from './two-columns.ts';

export interface Drawing {
  readonly items: readonly Item[];
  readonly rules: Rules;
}

const strikes = (rule: Rule, item: Item) => {
  const above = (item.y - rule.at) / item.height;
  const length = Math.min(rule.to, item.right) - Math.max(rule.from, item.x);
  return above > 0.15 && above < 0.6 && length > 0.8 * (item.right - item.x);
};

/** Adds a row for a header above the first line of a table. */
const withHeader = (grid: Grid, items: readonly Item[]): Grid => {
  const top = headerTop(grid, items);
  const first = grid.ys[0] ?? 0;
  const seam = { at: first, from: grid.xs[0] ?? 0, to: grid.xs.at(-1) ?? 0 };
  return top < first
    ? { ...grid, ys: [top, ...grid.ys], rules: { ...grid.rules, horizontal: [...grid.rules.horizontal, seam] } }
    : grid;
};

const read = (items: readonly Item[], measure: Measure): Block[] =>
  partsOf(items).flatMap((part) => flow(linesOf(part.items), { ...measure, right: part.right ?? measure.right }));

/** The content of a page in reading order, without struck-out words. */
export const blocksOf = ({ items, rules }: Drawing, measure: Measure): Block[] => {
  let rest = items.filter((item) => !rules.horizontal.some((rule) => strikes(rule, item)));
  const blocks: Block[] = [];
  for (const drawn of gridsOf(rules)) {
    const grid = withHeader(drawn, rest);
    const inside = rest.filter((item) => isInside(grid, item));
    if (inside.length === 0 || !fitsGrid(grid, inside)) continue;
    const top = grid.ys[0] ?? 0;
    const before = rest.filter((item) => item.y < top && !inside.includes(item));
    const outside = new Set(rest);
    for (const item of [...inside, ...before]) outside.delete(item);
    blocks.push(...read(before, measure), { kind: 'table', rows: rowsOf(grid, inside) });
    rest = [...outside];
  }
  return [...blocks, ...read(rest, measure)];
};
