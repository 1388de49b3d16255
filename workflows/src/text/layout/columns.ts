import type { TableRow } from '@hub/contracts';
import { leftOf, type Line, type Segment } from './line.ts';
import { unwrap } from './wrap.ts';

/** Left edges that segments of several lines share. */
const edgesOf = (lines: readonly Line[]): number[] => {
  const starts = lines.flatMap((line) => line.segments.map((segment) => segment.x)).toSorted((a, b) => a - b);
  const groups: number[][] = [];
  for (const x of starts) {
    const group = groups.at(-1);
    if (group && x - (group.at(-1) ?? x) < 12) group.push(x);
    else groups.push([x]);
  }
  const enough = Math.max(2, lines.length * 0.15);
  return groups.filter((group) => group.length >= enough).map((group) => group[0] ?? 0);
};

const columnOf = (segment: Segment, edges: readonly number[]) =>
  Math.max(
    0,
    edges.findLastIndex((edge) => edge <= segment.x + 6),
  );

/** A row begins when its first column is filled, or after a larger gap than usual. */
const rowsOf = (lines: readonly Line[], edges: readonly number[]): Line[][] => {
  const firstEdge = edges[0] ?? 0;
  const fills = (line: Line) => leftOf(line) <= firstEdge + 6;
  const gaps = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? line.y));
  const usual = gaps.length > 0 ? Math.min(...gaps) : 0;
  const rows: Line[][] = [];
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const apart = previous !== undefined && line.y - previous.y > 1.35 * usual && line.segments.length > 1;
    const row = rows.at(-1);
    if (!row || fills(line) || apart) rows.push([line]);
    else row.push(line);
  });
  return rows;
};

/** Lines of several segments as rows of cells, by their common left edges; undefined without any. */
export const tableOf = (lines: readonly Line[], right: number): TableRow[] | undefined => {
  const edges = edgesOf(lines);
  if (edges.length < 2) return undefined;
  return rowsOf(lines, edges).map((row) =>
    edges.map((_, column) => {
      const cell = row.flatMap((line) => {
        const segments = line.segments.filter((segment) => columnOf(segment, edges) === column);
        return segments.length > 0 ? [{ ...line, segments }] : [];
      });
      return unwrap(cell, (edges[column + 1] ?? right + 12) - 12);
    }),
  );
};
