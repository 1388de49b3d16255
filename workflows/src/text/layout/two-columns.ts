import { type Item, linesOf, lineText } from './line.ts';

/** Text that is read before the next one, and its right edge. */
interface Part {
  readonly items: readonly Item[];
  readonly right?: number;
}

const leastLines = 6;
/** In points; the space between two words of one line is narrower, or is not there in the other lines. */
const narrowestGutter = 6;

const leftEdge = (items: readonly Item[]) => items.reduce((least, { x }) => Math.min(least, x), Infinity);
const rightEdge = (items: readonly Item[]) => items.reduce((most, { right }) => Math.max(most, right), 0);
const crosses = (item: Item, x: number) => item.x < x + narrowestGutter / 2 && item.right > x - narrowestGutter / 2;

/** Lines of sentences, most of which fill the column. */
const isProse = (items: readonly Item[]) => {
  const lines = linesOf(items, Infinity);
  const left = leftEdge(items);
  const width = rightEdge(items) - left;
  const full = lines.filter(
    (line) => lineText(line).length > 25 && (line.segments.at(-1)?.right ?? 0) - left > 0.65 * width,
  );
  return lines.length >= leastLines && full.length > 0.5 * lines.length;
};

/** The place near the middle that the fewest words cross. */
const gutterOf = (items: readonly Item[]): number => {
  const left = leftEdge(items);
  const width = rightEdge(items) - left;
  const places = Array.from({ length: 41 }, (_, step) => left + width * (0.4 + step / 200));
  const crossed = places.map((x) => items.filter((item) => crosses(item, x)).length);
  const fewest = Math.min(...crossed);
  const best = places.filter((_, index) => crossed[index] === fewest);
  return best[Math.floor(best.length / 2)] ?? left;
};

/** Divides a page of two columns at the lines across both: what is between them is read column by column. */
export const partsOf = (items: readonly Item[]): Part[] => {
  if (items.length < 2 * leastLines) return [{ items }];
  const gutter = gutterOf(items);
  const [left, right] = [items.filter((item) => item.right <= gutter), items.filter((item) => item.x >= gutter)];
  const across = items.filter((item) => item.x < gutter && item.right > gutter);
  if (across.length > 0.25 * linesOf(items).length || !isProse(left) || !isProse(right)) return [{ items }];
  const tops = linesOf(across).map((line) => line.y);
  const bandOf = (item: Item) => tops.filter((y) => item.y > y + 1).length;
  const isAcross = (item: Item) => tops.some((y) => Math.abs(item.y - y) <= 1);
  const side = (band: number, own: readonly Item[]): Part => ({
    items: own.filter((item) => bandOf(item) === band && !isAcross(item)),
    right: rightEdge(own),
  });
  return [...tops, Infinity].flatMap((y, band) => [
    side(band, left),
    side(band, right),
    { items: items.filter((item) => Math.abs(item.y - y) <= 1) },
  ]);
};
