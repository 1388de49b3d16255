import { afterAll, describe, expect, it } from 'vitest';
import { blockText } from '@hub/contracts';
import { drawnPdf } from '../../testing/drawn-pdf.ts';
import { renderPage } from '../pdf/render.ts';
import { TextReader } from '../text-reader.ts';

const reader = new TextReader();
afterAll(() => reader.close());

/** A picture of these words, A4 or as high as said. */
const pictureOf = async (words: string, height = 842) =>
  Buffer.from(await renderPage(await drawnPdf((pdf) => pdf.fontSize(16).text(words), { size: [595, height] }), 1));

const read = async (draw: (pdf: PDFKit.PDFDocument) => void) => {
  const recognised: number[] = [];
  const pages = await reader.read(await drawnPdf(draw), 'syllabus.pdf', { onPage: (page) => recognised.push(page) });
  return { texts: pages.map(({ blocks }) => blocks.map(blockText).join('\n')), recognised };
};

describe('a picture on a page with text', { timeout: 240_000 }, () => {
  it('is read after the text of its page', async () => {
    const picture = await pictureOf('The final exam is on December 14.', 200);
    const { texts, recognised } = await read((pdf) => {
      pdf.text('The schedule of the course:').image(picture, 60, 120, { width: 400 });
      pdf.text('Office hours on Mondays.', 60, 500).addPage().text('No picture here.');
    });
    expect(texts).toEqual([
      'The schedule of the course:\nOffice hours on Mondays.\nThe final exam is on December 14.',
      'No picture here.',
    ]);
    expect(recognised).toEqual([1]);
  });

  it('is not read when it is as small as a logo, or a background of text', async () => {
    const picture = await pictureOf('University of the Sea', 200);
    const { texts, recognised } = await read((pdf) => {
      pdf.image(picture, 60, 20, { width: 90 }).text('Midterm on October 5.', 60, 100);
      pdf.addPage().image(picture, 0, 0, { width: 595, height: 842 });
      pdf.text('The text of this page is printed over a picture of the sea.', 60, 300);
    });
    expect(texts).toEqual(['Midterm on October 5.', 'The text of this page is printed over a picture of the sea.']);
    expect(recognised).toEqual([]);
  });

  it('is read on the first ten occasions only', async () => {
    const picture = await pictureOf('Quiz on October 5.', 200);
    const { texts, recognised } = await read((pdf) => {
      for (let page = 1; page <= 12; page += 1) {
        if (page > 1) pdf.addPage();
        pdf.text(`Page ${page}`).image(picture, 60, 120, { width: 400 });
      }
    });
    expect(recognised).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(texts.filter((text) => text.includes('Quiz on October 5.'))).toHaveLength(10);
  });

  it('without words is given up after two', async () => {
    const drawing = await drawnPdf((pdf) => pdf.circle(150, 100, 80).stroke(), { size: [300, 200] });
    const circle = Buffer.from(await renderPage(drawing, 1));
    const { recognised } = await read((pdf) => {
      for (let page = 1; page <= 4; page += 1) {
        if (page > 1) pdf.addPage();
        pdf.text(`Page ${page}`).image(circle, 60, 120, { width: 400 });
      }
    });
    expect(recognised).toEqual([1, 2]);
  });
});
