import { describe, expect, it } from 'vitest';
import { blockText } from '@hub/contracts';
import { drawnPdf } from '../../testing/drawn-pdf.ts';
import { read } from '../read.ts';

const exam =
  'The midterm exam takes place on Thursday, October 15, in the large hall of the old building, and every student who wants to take part has to sign up for it on the course page before October 1.';
const homework =
  'Homework is handed in on paper every Monday at the beginning of the class, except in the week of the midterm exam, when it may also be handed in on Wednesday, October 21, at noon, in the office.';
const items = ['• Essay 1 is due on September 14', '• Essay 2 is due on November 9'];

const textOf = async (draw: (pdf: PDFKit.PDFDocument) => void) =>
  (await read(await drawnPdf(draw), 'pdf')).flatMap(({ blocks }) => blocks.map(blockText));

/** pdfkit sets Helvetica with 1.156 heights from line to line. */
const gapFor = (spacing: number) => (spacing - 1.156) * 12;

describe('the paragraphs of a PDF', { timeout: 30_000 }, () => {
  it.each([1, 1.2, 1.5, 2, 2.5])('are whole with a line spacing of %d', async (spacing) => {
    const text = await textOf((pdf) => {
      const options = { width: 300, lineGap: gapFor(spacing), paragraphGap: 12 };
      for (const paragraph of [exam, homework, ...items, exam]) pdf.fontSize(12).text(paragraph, options);
    });
    expect(text).toEqual([exam, homework, ...items, exam]);
  });

  it.each([1.2, 2])('in two columns are read column by column, with a line spacing of %d', async (spacing) => {
    const text = await textOf((pdf) => {
      pdf.fontSize(20).text('A title that goes over both of the columns', 60, 60);
      const options = { width: 220, lineGap: gapFor(spacing), paragraphGap: 12 };
      pdf.fontSize(12).text(exam, 60, 110, options).text(homework, options);
      pdf.text(homework, 300, 117, options).text(exam, options);
    });
    expect(text).toEqual(['A title that goes over both of the columns', exam, homework, homework, exam]);
  });

  it('have whole words where a line ends in a hyphen, even when other lines are wider', async () => {
    const text = await textOf((pdf) => {
      pdf.fontSize(12).text('The combi-\nnatorics exam is on May 3.').moveDown();
      pdf.text('A much wider line than the one before, so that the words there would have fitted.');
    });
    expect(text[0]).toBe('The combinatorics exam is on May 3.');
  });

  it('are list items where a bullet is drawn, not written', async () => {
    const full = 'Essay 1 is due on September 14 and counts for a fifth of the whole grade';
    const text = await textOf((pdf) => {
      pdf.fontSize(12);
      [full, 'Quiz on October 5'].forEach((item, index) => {
        pdf.circle(66, 106 + index * 15, 2).fill('black');
        pdf.text(item, 76, 100 + index * 15, { lineBreak: false });
      });
    });
    expect(text).toEqual([`• ${full}`, '• Quiz on October 5']);
  });

  it('keep a date together that a narrow cell breaks', async () => {
    const text = await textOf((pdf) =>
      pdf.table({
        data: [
          ['Week', 'Topic', 'Due'],
          ['8 (10/1\n4)', 'SQL', '2026-03-\n17'],
          ['9 (10/2\n1)', 'Chapter 3.\n4 pages', '3/\n24/2026'],
        ],
      }),
    );
    expect(text.join('\n')).toContain('8 (10/14)');
    expect(text.join('\n')).toContain('2026-03-17');
    expect(text.join('\n')).toContain('3/24/2026');
    expect(text.join('\n')).toContain('Chapter 3.\n4 pages');
  });
});
