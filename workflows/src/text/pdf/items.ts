import type { PDFPageProxy } from 'pdfjs-dist';
import { cleanText } from '../clean-text.ts';
import type { Item } from '../layout/line.ts';

/** The upright words of a page, in points from its top left corner. */
export const itemsOf = async (page: PDFPageProxy): Promise<Item[]> => {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const text = cleanText(item.str);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[] = item.transform;
    const height = Math.hypot(c, d);
    if (text === '' || height === 0 || Math.abs(b) > 0.2 * Math.abs(a)) return [];
    const [x = 0, y = 0]: number[] = viewport.convertToViewportPoint(e, f);
    return [{ text, x, y, right: x + item.width, height, fonts: [item.fontName, item.fontName] as const }];
  });
};
