import type { PDFPageProxy, PageViewport } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { cleanText } from '../clean-text.ts';
import type { Item } from '../layout/line.ts';
import { Matrix, times } from './matrix.ts';
import type { Dot } from './rules.ts';

/** The direction of a text in degrees, in quarter turns; undefined when it is slanted. */
const quarterOf = ({ transform: [a = 0, b = 0] }: TextItem) => {
  const [along, across] = [Math.max(Math.abs(a), Math.abs(b)), Math.min(Math.abs(a), Math.abs(b))];
  if (across > 0.2 * along) return undefined;
  if (Math.abs(a) === along) return a < 0 ? 180 : 0;
  return b < 0 ? 270 : 90;
};

/** The direction of most letters of a page. */
const mainQuarter = (items: readonly TextItem[]) => {
  const letters = new Map<number, number>();
  for (const item of items) {
    const quarter = quarterOf(item);
    if (quarter !== undefined) letters.set(quarter, (letters.get(quarter) ?? 0) + item.str.length);
  }
  return [...letters].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0];
};

/** The words of a page, and the view in which most of them are upright: a page may be drawn or shown on its side. */
export const itemsOf = async (page: PDFPageProxy): Promise<{ items: Item[]; view: PageViewport }> => {
  const { items } = await page.getTextContent();
  const texts = items.filter((item) => 'str' in item);
  const quarter = mainQuarter(texts);
  const view = page.getViewport({ scale: 1, rotation: quarter });
  const upright = texts.flatMap((item): Item[] => {
    const text = cleanText(item.str);
    const [, , c, d, x, y] = times(Matrix.parse(view.transform), Matrix.parse(item.transform));
    const height = Math.hypot(c, d);
    if (text === '' || height === 0 || quarterOf(item) !== quarter) return [];
    return [{ text, x, y, right: x + item.width, height, fonts: [item.fontName, item.fontName] }];
  });
  return { items: upright, view };
};

/** Puts a bullet before a text that has a dot at its left: browsers draw the bullets of a list. */
export const withBullets = (items: readonly Item[], dots: readonly Dot[]): Item[] =>
  items.map((item) => {
    const isBullet = ({ right, y }: Dot) =>
      right < item.x && item.x - right < 1.5 * item.height && y < item.y && y > item.y - 0.8 * item.height;
    return dots.some(isBullet) ? { ...item, text: `• ${item.text}` } : item;
  });
