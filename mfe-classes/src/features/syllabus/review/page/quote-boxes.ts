import { findQuote, type Mark } from './find-quote.ts';
import type { PageTexts, PlacedText } from './placed-text.ts';

/** In points from the top left corner of the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far letters reach above and below their line, in their size. */
const ascent = 0.85;
const descent = 0.25;

/** The box of a part of a text, from 0 at its start to 1 at its end. */
const boxOf = ({ start: [x, y], along, up }: PlacedText, { from, to }: { from: number; to: number }): Box => {
  const corners = [from, to].flatMap((share) =>
    [ascent, -descent].map((height) => ({
      x: x + share * along[0] + height * up[0],
      y: y + share * along[1] + height * up[1],
    })),
  );
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;

/** The texts line by line, each from left to right: some programs write a page in another order. */
const asSeen = (texts: readonly PlacedText[]) => {
  const placed = texts
    .map((text) => ({ text, box: boxOf(text, { from: 0, to: 1 }) }))
    .toSorted((a, b) => middleOf(a.box) - middleOf(b.box));
  const lines: (typeof placed)[] = [];
  for (const one of placed) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && middleOf(one.box) < first.box.bottom - 0.3 * (first.box.bottom - first.box.top))
      line.push(one);
    else lines.push([one]);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.box.left - b.box.left)).map(({ text }) => text);
};

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Whether two boxes are neighbours in a line. */
const areJoined = (a: Box, b: Box) => {
  const height = Math.min(a.bottom - a.top, b.bottom - b.top);
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  return overlap > height / 2 && gap < height;
};

const boxesOf = (texts: readonly PlacedText[], marks: readonly Mark[]) => {
  const boxes: Box[] = [];
  for (const { index, from, to } of marks) {
    const text = texts[index];
    if (!text) continue;
    const { length } = text.text;
    const box = boxOf(text, { from: from / length, to: to / length });
    const last = boxes.at(-1);
    if (last && areJoined(last, box)) boxes[boxes.length - 1] = union(last, box);
    else boxes.push(box);
  }
  return boxes;
};

/** Where a quote is on a page: a box per line. Empty when it is not found. */
export const quoteBoxes = ({ texts }: Pick<PageTexts, 'texts'>, quote: string): Box[] => {
  const find = (order: readonly PlacedText[]) => ({
    order,
    ...findQuote(
      order.map(({ text }) => text),
      quote,
    ),
  });
  const written = find(texts);
  if (written.share === 1 && written.between === 0) return boxesOf(written.order, written.marks);
  const [best] = [written, find(asSeen(texts))].toSorted((a, b) => b.share - a.share || a.between - b.between);
  return best ? boxesOf(best.order, best.marks) : [];
};
