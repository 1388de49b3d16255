import { crosses, joined, positions, type Rule, type Rules } from './rule.ts';

/** The positions of the rows and columns of a drawn table. */
export interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly rules: Rules;
  /** The columns are only inferred from the ends of lines. */
  readonly striped?: boolean;
  /** The page begins or ends within a row. */
  readonly open?: { readonly top: boolean; readonly bottom: boolean };
}

/** Groups rules into tables: rules that cross, directly or through others, belong together. */
const families = ({ horizontal, vertical }: Rules): Rules[] => {
  const left = new Set(horizontal);
  const free = new Set(vertical);
  const result: Rules[] = [];
  for (const seed of horizontal) {
    if (!left.delete(seed)) continue;
    const family = { horizontal: [seed], vertical: [] as Rule[] };
    const queue: { rule: Rule; flat: boolean }[] = [{ rule: seed, flat: true }];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { rule, flat } = next;
      const others = [...(flat ? free : left)].filter((other) => (flat ? crosses(rule, other) : crosses(other, rule)));
      for (const other of others) {
        (flat ? free : left).delete(other);
        (flat ? family.vertical : family.horizontal).push(other);
        queue.push({ rule: other, flat: !flat });
      }
    }
    result.push(family);
  }
  return result;
};

/** A page may end within a row: then the vertical lines extend past the last horizontal one. */
const openEnds = (ys: readonly number[], vertical: readonly Rule[]) => {
  const top = Math.min(...vertical.map((rule) => rule.from));
  const bottom = Math.max(...vertical.map((rule) => rule.to));
  const open = { top: top < (ys[0] ?? 0) - 6, bottom: bottom > (ys.at(-1) ?? 0) + 6 };
  return { open, at: [open.top ? [top] : [], open.bottom ? [bottom] : []].flat() };
};

const ruledGrid = (rules: Rules): Grid | undefined => {
  const xs = positions(rules.vertical.map((rule) => rule.at));
  const drawn = positions(rules.horizontal.map((rule) => rule.at));
  if (xs.length < 3 || drawn.length < 2) return undefined;
  const { open, at: openAt } = openEnds(drawn, rules.vertical);
  const ends = openAt.map((at) => ({ at, from: xs[0] ?? 0, to: xs.at(-1) ?? 0 }));
  const horizontal = [...rules.horizontal, ...ends];
  return { xs, ys: positions(horizontal.map((rule) => rule.at)), rules: { ...rules, horizontal }, open };
};

/** Lines of one table start at the same place; a row with a note next to the table may be longer. */
const together = (a: Rule, b: Rule) =>
  Math.abs(a.from - b.from) < 4 && Math.min(a.to, b.to) - a.from > 0.5 * (Math.max(a.to, b.to) - a.from);

/**
 * Positions at which pieces of many lines end: an underline does not make a column, a cell missing in some rows does.
 */
const commonEnds = (lines: readonly Rule[], pieces: readonly Rule[]): number[] => {
  const endsOf = (line: Rule) =>
    pieces.filter((piece) => Math.abs(line.at - piece.at) < 1.5).flatMap((piece) => [piece.from, piece.to]);
  const ends = lines.map(endsOf);
  const shared = (x: number) => ends.filter((own) => own.some((end) => Math.abs(end - x) < 3)).length;
  return positions(ends.flat().filter((x) => shared(x) >= Math.max(2, lines.length * 0.25)));
};

/** Tables with lines only between rows, drawn in one piece per column: the pieces give the columns. */
const stripedGrids = (lines: readonly Rule[], pieces: readonly Rule[]): Grid[] => {
  const groups: Rule[][] = [];
  for (const line of lines.toSorted((a, b) => a.at - b.at)) {
    if (line.to - line.from < 100) continue;
    const group = groups.find((other) => other[0] && together(other[0], line));
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const ys = positions(group.map((line) => line.at));
    const xs = commonEnds(group, pieces);
    const vertical = xs.map((at) => ({ at, from: (ys[0] ?? 0) - 40, to: (ys.at(-1) ?? 0) + 1 }));
    const [from = 0, to = from] = [xs[0], xs.at(-1)];
    // a row without its last cells has a shorter line, which still separates it from the next row
    const horizontal = group.map(({ at }) => ({ at, from, to }));
    return xs.length >= 3 && ys.length >= 2 ? [{ xs, ys, rules: { horizontal, vertical }, striped: true }] : [];
  });
};

/** All drawn tables of a page, top to bottom. */
export const gridsOf = (drawn: Rules): Grid[] => {
  const rules = { horizontal: joined(drawn.horizontal), vertical: joined(drawn.vertical) };
  const ruled = families(rules).map((family) => ({ family, grid: ruledGrid(family) }));
  const loose = ruled.flatMap(({ family, grid }) => (grid || family.vertical.length > 0 ? [] : family.horizontal));
  const grids = ruled.flatMap(({ grid }) => (grid ? [grid] : []));
  return [...grids, ...stripedGrids(loose, drawn.horizontal)].toSorted((a, b) => (a.ys[0] ?? 0) - (b.ys[0] ?? 0));
};
