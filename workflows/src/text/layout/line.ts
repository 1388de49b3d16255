import { withAccents } from './spacing-accents.ts';

/**
 * Words next to each other on one line, with their position on the page: x from the left, y from the top, in points.
 */
export interface Segment {
  readonly x: number;
  readonly right: number;
  readonly text: string;
  /** The fonts at its beginning and end. */
  readonly fonts?: readonly [string, string];
}

export interface Line {
  readonly y: number;
  readonly height: number;
  readonly segments: readonly Segment[];
}

/** A run of text as the page draws it; `y` is its baseline. */
export interface Item extends Segment {
  readonly y: number;
  readonly height: number;
}

const sameLine = (a: Item, b: Item) => Math.abs(a.y - b.y) < 0.45 * Math.max(a.height, b.height);

/** Joins adjacent items, and starts a new segment after a gap wider than `wideGap` heights. */
const segmentsOf = (items: readonly Item[], wideGap: number): Segment[] => {
  const segments: Segment[] = [];
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last ? item.x - last.right : Infinity;
    if (!last || gap > wideGap * item.height) {
      segments.push(item);
    } else {
      const glue = gap > 0.15 * item.height && !last.text.endsWith(' ') && !item.text.startsWith(' ') ? ' ' : '';
      const text = `${last.text}${glue}${item.text}`;
      const fonts: [string, string] = [last.fonts?.[0] ?? '', item.fonts?.[1] ?? ''];
      segments[segments.length - 1] = { x: last.x, right: Math.max(last.right, item.right), text, fonts };
    }
  }
  // an accent and its letter are often separate items
  return segments.map((segment) => ({ ...segment, text: withAccents(segment.text) }));
};

/** Groups items into lines, top to bottom. A gap wider than 1.6 heights separates two segments of a line. */
export const linesOf = (items: readonly Item[], wideGap = 1.6): Line[] => {
  const rows: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row?.some((other) => sameLine(other, item))) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => ({
    y: Math.max(...row.map((item) => item.y)),
    height: Math.max(...row.map((item) => item.height)),
    segments: segmentsOf(row, wideGap),
  }));
};

export const leftOf = (line: Line) => line.segments[0]?.x ?? 0;
export const rightOf = (line: Line) => line.segments.at(-1)?.right ?? 0;
export const lineText = (line: Line) => line.segments.map((segment) => segment.text.trim()).join(' ');
