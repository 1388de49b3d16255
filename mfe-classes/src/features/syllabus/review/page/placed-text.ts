import type { PDFPageProxy } from 'pdfjs-dist';

type Point = readonly [x: number, y: number];

/** A piece of text on a page, in points from its top left corner: from `start` it runs `along`, its letters `up`. */
export interface PlacedText {
  readonly text: string;
  readonly start: Point;
  readonly along: Point;
  readonly up: Point;
}

/** A page as it is shown. */
export interface PageTexts {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
}

/** The words of a page with their places; a scan has none. */
export const textsOf = async (page: PDFPageProxy): Promise<PageTexts> => {
  const view = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const place = (x: number, y: number): Point => {
    const [left = 0, top = 0] = view.convertToViewportPoint(x, y);
    return [left, top];
  };
  const between = ([ax, ay]: Point, [bx, by]: Point): Point => [bx - ax, by - ay];
  const texts = items.flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(a, b);
    if (size === 0) return [];
    const start = place(x, y);
    const end = place(x + (a / size) * item.width, y + (b / size) * item.width);
    return [{ text: item.str, start, along: between(start, end), up: between(start, place(x + c, y + d)) }];
  });
  return { width: view.width, height: view.height, texts };
};
