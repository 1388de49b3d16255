import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import Pdf from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { textsOf } from './placed-text.ts';
import { quoteBoxes } from './quote-boxes.ts';

const size = 12;

/** The boxes of a quote on the first page of a drawn PDF (A4, Helvetica 12). */
const boxesIn = async (draw: (pdf: PDFKit.PDFDocument) => void, quote: string, rotate = 0) => {
  const pdf = new Pdf({ size: 'A4', margin: 60 });
  if (rotate > 0) Object.assign(pdf.page.dictionary.data, { Rotate: rotate });
  draw(pdf.fontSize(size));
  pdf.end();
  const task = getDocument({ data: new Uint8Array(await buffer(pdf)), verbosity: 0 });
  try {
    const page = await (await task.promise).getPage(1);
    return quoteBoxes(await textsOf(page), quote);
  } finally {
    await task.destroy();
  }
};

const at = (pdf: PDFKit.PDFDocument, text: string, [x, y]: readonly [number, number]) =>
  pdf.text(text, x, y, { lineBreak: false });

describe('the boxes of a quote in a PDF', () => {
  it('cover its sentence and not the text around it', async () => {
    const [box, ...others] = await boxesIn((pdf) => {
      at(pdf, 'Welcome to the course.', [60, 100]);
      at(pdf, 'Essay 1 is due on May 4.', [60, 130]);
      at(pdf, 'See you in class.', [60, 160]);
    }, 'Essay 1 is due on May 4.');
    expect(others).toEqual([]);
    expect(box?.left).toBeCloseTo(60, 0);
    expect(box?.right).toBeGreaterThan(180);
    expect(box?.right).toBeLessThan(210);
    expect(box?.top).toBeGreaterThan(120);
    expect(box?.bottom).toBeLessThan(150);
  });

  it('are one per line of a wrapped sentence, also where a word is hyphenated', async () => {
    const boxes = await boxesIn((pdf) => {
      at(pdf, 'Grading is strict. The final assign-', [60, 100]);
      at(pdf, 'ment is due on May 4. Good luck.', [60, 116]);
    }, 'The final assignment is due on May 4.');
    expect(boxes).toHaveLength(2);
    expect(boxes[0]?.left).toBeGreaterThan(120);
    expect(boxes[1]?.left).toBeCloseTo(60, 0);
    expect(boxes[1]?.top).toBeGreaterThan(boxes[0]?.top ?? Infinity);
  });

  it('cover the cells of a row that is written column by column', async () => {
    const boxes = await boxesIn((pdf) => {
      const rows = [100, 120, 140];
      for (const [index, y] of rows.entries()) at(pdf, `Oct ${6 + 7 * index}`, [60, y]);
      for (const y of rows) at(pdf, 'Homework due', [160, y]);
      for (const y of rows) at(pdf, 'Room 5', [360, y]);
    }, 'Oct 13 | Homework due | Room 5');
    expect(boxes.map(({ left }) => Math.round(left))).toEqual([60, 160, 360]);
    for (const { top, bottom } of boxes) {
      expect(top).toBeGreaterThan(115);
      expect(bottom).toBeLessThan(140);
    }
  });

  it('follow a page that is shown on its side', async () => {
    const [box] = await boxesIn((pdf) => at(pdf, 'Essay due on May 4', [60, 100]), 'Essay due on May 4', 90);
    const width = (box?.right ?? 0) - (box?.left ?? 0);
    const height = (box?.bottom ?? 0) - (box?.top ?? 0);
    expect(height).toBeGreaterThan(5 * width);
    expect(box?.top).toBeCloseTo(60, 0);
  });

  it('are none for what the page does not say, and on a scan', async () => {
    expect(await boxesIn((pdf) => at(pdf, 'Welcome', [60, 100]), 'Essay due on May 4')).toEqual([]);
    expect(await boxesIn((pdf) => pdf.rect(60, 60, 100, 100).fill('black'), 'Essay due on May 4')).toEqual([]);
  });
});
