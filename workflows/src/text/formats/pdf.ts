import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageWithPictures } from '../stored-pages.ts';
import { measureOf } from '../layout/measure.ts';
import { joinedOverPages } from '../layout/over-pages.ts';
import { blocksOf, type Drawing } from '../layout/page.ts';
import { itemsOf, withBullets } from '../pdf/items.ts';
import { openPdf } from '../pdf/open.ts';
import { type Box, readable } from '../pdf/pictures.ts';
import { rulesOf } from '../pdf/rules.ts';
import { UnreadableFile } from '../unreadable-file.ts';

const maxPages = 500;
/** No book has as many; a file that claims more is hostile (R24). */
const mostPages = 5000;
/** The pages read by then are kept: part of a long book is better than nothing. */
const longestMs = 7000;

interface PageDrawing extends Drawing {
  readonly pictures: readonly Box[];
}

const drawingOf = async (document: PDFDocumentProxy, number: number): Promise<PageDrawing> => {
  const page = await document.getPage(number);
  const { items, view } = await itemsOf(page);
  const drawn = items.length > 0 ? await rulesOf(page, view) : { horizontal: [], vertical: [], dots: [], pictures: [] };
  page.cleanup();
  // a page that is shown on its side is recognised on its side: nothing could be read
  const pictures = view.rotation === page.rotate ? readable(drawn.pictures, items, view) : [];
  return { items: withBullets(items, drawn.dots), rules: drawn, pictures };
};

/** A page without text, such as a scan, has no blocks. */
export const readPdf = async (data: Uint8Array): Promise<PageWithPictures[]> => {
  const end = performance.now() + longestMs;
  // pictures are not needed and would be decoded to full size
  const { document, close } = await openPdf(data, { maxImageSize: 1 });
  try {
    if (document.numPages > mostPages) throw new UnreadableFile(`The file has more than ${mostPages} pages.`);
    const drawings: PageDrawing[] = [];
    for (let number = 1; number <= Math.min(maxPages, document.numPages); number += 1) {
      if (performance.now() > end) break;
      drawings.push(await drawingOf(document, number));
    }
    const measure = measureOf(drawings.map(({ items }) => items));
    const pages = joinedOverPages(
      drawings.map(({ items, rules }) => ({ rules, blocks: blocksOf({ items, rules }, measure) })),
    );
    return pages.map((page, index) => {
      const { pictures = [] } = drawings[index] ?? {};
      return pictures.length > 0 ? { ...page, pictures } : page;
    });
  } finally {
    await close();
  }
};
