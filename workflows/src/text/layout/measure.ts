import { type Item, type Line, linesOf, lineText, rightOf } from './line.ts';
import { partsOf } from './two-columns.ts';

/** What is usual in a document. */
export interface Measure {
  /** The right edge of the text, in points. */
  readonly right: number;
  /** The usual line height of the text; headings are higher. */
  readonly height: number;
  /** The usual distance between two lines of a paragraph, in line heights. */
  readonly spacing: number;
}

/** Where too few paragraphs show it. */
export const usualSpacing = 1.2;
const leastSamples = 3;
/** Further apart, they are lines of different paragraphs. */
const widestSpacing = 3;

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The distances between a full line and a next one that starts in lower case: one sentence continues. */
const distancesOf = (lines: readonly Line[], right: number): number[] =>
  lines.slice(1).flatMap((line, index) => {
    const previous = lines[index];
    if (!previous || rightOf(previous) < 0.8 * right || !/^\p{Ll}/u.test(lineText(line))) return [];
    const distance = (line.y - previous.y) / Math.max(line.height, previous.height);
    return distance > 0.8 && distance < widestSpacing ? [distance] : [];
  });

/** @param pages the words of each page */
export const measureOf = (pages: readonly (readonly Item[])[]): Measure => {
  const letters = pages.flat().flatMap((item) => Array<number>(Math.min(200, item.text.length)).fill(item.height));
  const parts = pages.flatMap(partsOf).map((part) => ({ lines: linesOf(part.items), edge: part.right }));
  const right = Math.max(0, ...parts.flatMap(({ lines }) => lines.map(rightOf)));
  const distances = parts.flatMap(({ lines, edge = right }) => distancesOf(lines, edge));
  const spacing = distances.length < leastSamples ? usualSpacing : (middle(distances) ?? usualSpacing);
  return { right, height: middle(letters) ?? 10, spacing };
};
