import { PasswordException, PDFParse } from 'pdf-parse';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Page } from '../blocks.ts';
import { blocksOf, type Drawing, measureOf } from '../layout/page.ts';
import { itemsOf } from '../pdf/items.ts';
import { rulesOf } from '../pdf/rules.ts';
import { UnreadableFile } from '../unreadable.ts';

const maxPages = 150;

/** pdf-parse keeps the open document to itself; its `getText` and `getTable` lose what lies beside a table. */
class OpenPdf extends PDFParse {
  async document(): Promise<PDFDocumentProxy> {
    await this.getInfo();
    return this['doc'];
  }
}

const drawingOf = async (document: PDFDocumentProxy, number: number): Promise<Drawing> => {
  const page = await document.getPage(number);
  const items = await itemsOf(page);
  const rules = items.length > 0 ? await rulesOf(page) : { horizontal: [], vertical: [] };
  page.cleanup();
  return { items, rules };
};

const open = async (parser: OpenPdf) => {
  try {
    return await parser.document();
  } catch (error) {
    if (error instanceof PasswordException) throw new UnreadableFile('The file is protected by a password.');
    throw new UnreadableFile('The file is damaged or is not a PDF.');
  }
};

export const readPdf = async (data: Uint8Array): Promise<Page[]> => {
  // pictures are not needed and would be unpacked to full size
  const parser = new OpenPdf({ data, isEvalSupported: false, maxImageSize: 1, stopAtErrors: false });
  try {
    const document = await open(parser);
    const drawings: Drawing[] = [];
    for (let number = 1; number <= Math.min(maxPages, document.numPages); number += 1) {
      drawings.push(await drawingOf(document, number));
    }
    const measure = measureOf(drawings);
    return drawings.map((drawing) => ({ blocks: blocksOf(drawing, measure) }));
  } finally {
    await parser.destroy();
  }
};
