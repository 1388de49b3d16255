import type { PageViewport } from 'pdfjs-dist';
import type { Item } from '../layout/line.ts';
import type { Matrix } from './matrix.ts';

/** A place on a page: x from the left, y from the top. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In points: logos and icons are smaller. */
const shortestSide = 40;
const smallestArea = 12_000;
/** A picture with more letters on it is a background, or a scan with its text. */
const mostLetters = 20;
/** In points: some programs draw a picture in strips. */
const touching = 2;

/** Where a picture is drawn: a PDF draws it as a square with sides of 1. */
export const boxOf = ([a, b, c, d, x, y]: Matrix): Box => ({
  left: x + Math.min(0, a) + Math.min(0, c),
  top: y + Math.min(0, b) + Math.min(0, d),
  right: x + Math.max(0, a) + Math.max(0, c),
  bottom: y + Math.max(0, b) + Math.max(0, d),
});

const continues = (above: Box, below: Box) =>
  Math.abs(above.left - below.left) < touching &&
  Math.abs(above.right - below.right) < touching &&
  Math.abs(above.bottom - below.top) < touching;

const joined = (boxes: readonly Box[]): Box[] => {
  const whole: Box[] = [];
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const index = whole.findIndex((above) => continues(above, box));
    const above = whole[index];
    if (above) whole[index] = { ...above, bottom: box.bottom };
    else whole.push(box);
  }
  return whole;
};

const lettersOn = ({ left, top, right, bottom }: Box, items: readonly Item[]) =>
  items
    .filter((item) => item.x < right && item.right > left && item.y > top && item.y - item.height < bottom)
    .reduce((letters, { text }) => letters + text.trim().length, 0);

/** The pictures among these that may contain text, top to bottom, in fractions of the page. */
export const readable = (boxes: readonly Box[], items: readonly Item[], { width, height }: PageViewport): Box[] => {
  const within = boxes.map(({ left, top, right, bottom }) => ({
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, right),
    bottom: Math.min(height, bottom),
  }));
  const large = joined(within).filter((box) => {
    const [across, down] = [box.right - box.left, box.bottom - box.top];
    return (
      Math.min(across, down) >= shortestSide && across * down >= smallestArea && lettersOn(box, items) <= mostLetters
    );
  });
  return large.map(({ left, top, right, bottom }) => ({
    left: left / width,
    top: top / height,
    right: right / width,
    bottom: bottom / height,
  }));
};
