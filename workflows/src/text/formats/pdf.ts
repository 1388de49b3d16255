import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Page } from '@hub/contracts';
import { measureOf } from '../layout/measure.ts';
import { blocksOf, type Drawing } from '../layout/page.ts';
import { itemsOf, withBullets } from '../pdf/items.ts';
import { openPdf } from '../pdf/open.ts';
import { rulesOf } from '../pdf/rules.ts';
import { UnreadableFile } from '../unreadable-file.ts';

const maxPages = 500;
/** No book has as many; a file that claims more is hostile (R24). */
const mostPages = 5000;
/** The pages read by then are kept: part of a long book is better than nothing. */
const longestMs = 7000;

const drawingOf = async (document: PDFDocumentProxy, number: number): Promise<Drawing> => {
  const page = await document.getPage(number);
  const { items, view } = await itemsOf(page);
  const rules = items.length > 0 ? await rulesOf(page, view) : { horizontal: [], vertical: [], dots: [] };
  page.cleanup();
  return { items: withBullets(items, rules.dots), rules };
};

/** A page without text, such as a scan, has no blocks. */
export const readPdf = async (data: Uint8Array): Promise<Page[]> => {
  const end = performance.now() + longestMs;
  // pictures are not needed and would be decoded to full size
  const { document, close } = await openPdf(data, { maxImageSize: 1 });
  try {
    if (document.numPages > mostPages) throw new UnreadableFile(`The file has more than ${mostPages} pages.`);
    const drawings: Drawing[] = [];
    for (let number = 1; number <= Math.min(maxPages, document.numPages); number += 1) {
      if (performance.now() > end) break;
      drawings.push(await drawingOf(document, number));
    }
    const measure = measureOf(drawings.map(({ items }) => items));
    return drawings.map((drawing) => ({ blocks: blocksOf(drawing, measure) }));
  } finally {
    await close();
  }
};
