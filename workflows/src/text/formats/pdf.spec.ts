import { describe, expect, it } from 'vitest';
import { drawnPdf } from '../../testing/drawn-pdf.ts';
import { read } from '../read.ts';

const blocksOf = async (draw: (pdf: PDFKit.PDFDocument) => void) =>
  (await read(await drawnPdf(draw), 'pdf')).flatMap((page) => page.blocks);

const tableOf = async (draw: (pdf: PDFKit.PDFDocument) => void) => {
  const table = (await blocksOf(draw)).find((block) => block.kind === 'table');
  if (table?.kind !== 'table') throw new Error('no table was found');
  return table.rows;
};

describe('a PDF', { timeout: 30_000 }, () => {
  it('keeps the cells of a drawn table separate', async () => {
    const rows = [
      ['Date', 'Topic', 'Due'],
      ['Sep 1 - Sep 4', 'Cells', 'Problem set 1'],
      ['Sep 8', '', 'Essay'],
    ];
    expect(await tableOf((pdf) => pdf.table({ data: rows.map((row) => [...row]) }))).toEqual(rows);
  });

  it("joins lines that a narrow cell wrapped, and keeps the author's line breaks", async () => {
    const long = 'A rather long topic that no cell of this width can hold on a single line of text';
    const rows = await tableOf((pdf) =>
      pdf.table({
        data: [
          ['1', long],
          ['2', 'Quiz 1\nOct 5'],
        ],
        columnStyles: [30, 150],
      }),
    );
    expect(rows).toEqual([
      ['1', long],
      ['2', 'Quiz 1\nOct 5'],
    ]);
  });

  it('puts the text of a cell that spans several columns into the first of them', async () => {
    const rows = await tableOf((pdf) =>
      pdf.table({
        data: [
          ['Week', 'Group A', 'Group B'],
          ['5', { text: 'Exam 1 on Oct 5 for both', colSpan: 2 }],
          ['6', 'Oct 12', 'Oct 14'],
        ],
      }),
    );
    expect(rows[1]).toEqual(['5', 'Exam 1 on Oct 5 for both', '']);
  });

  it('finds columns that are separated only by blanks', async () => {
    const rows = await tableOf((pdf) => {
      [
        ['Sep 1', 'Introduction', ''],
        ['Sep 8', 'Membranes', 'Quiz 1'],
        ['Sep 15', 'Enzymes', 'Essay due'],
        ['Sep 22', 'Energy', 'Quiz 2'],
      ].forEach(([date = '', topic = '', due = ''], index) => {
        const y = 100 + index * 20;
        pdf.text(date, 60, y, { lineBreak: false });
        pdf.text(topic, 160, y, { lineBreak: false });
        pdf.text(due, 320, y, { lineBreak: false });
      });
    });
    expect(rows).toContainEqual(['Sep 15', 'Enzymes', 'Essay due']);
    expect(rows).toContainEqual(['Sep 1', 'Introduction', '']);
  });

  it('finds the columns of a table with lines only between its rows, even when a row is shorter', async () => {
    const rows = [
      ['Date', 'Topic', 'Due'],
      ['Oct 5', 'Membranes', 'Essay'],
      ['Oct 12', 'Energy'],
      ['Oct 19', 'Signals', 'Quiz 1'],
    ];
    const found = await tableOf((pdf) => {
      rows.forEach((row, index) => {
        row.forEach((cell, column) => {
          const x = 60 + column * 70;
          pdf.text(cell, x, 100 + index * 20, { lineBreak: false });
          pdf.rect(x, 114 + index * 20, 70, 0.7).fill('black');
        });
      });
    });
    expect(found).toEqual(rows.map((row) => (row.length < 3 ? [...row, ''] : row)));
  });

  it('does not take lines across the page for a table', async () => {
    const blocks = await blocksOf((pdf) => {
      [
        'The first section of a text that runs over the whole page.',
        'The second of them, and just as long as the first.',
      ].forEach((text, index) => {
        const y = 100 + index * 40;
        pdf.rect(60, y, 200, 0.7).fill('black').rect(260, y, 200, 0.7).fill('black');
        pdf.fillColor('black').text(text, 60, y + 10);
      });
      pdf.rect(60, 180, 200, 0.7).fill('black').rect(260, 180, 200, 0.7).fill('black');
    });
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
  });

  it('joins the lines of a paragraph and omits struck-out words', async () => {
    const prose =
      'The final exam takes place in the large hall of the old building, as it does every year, on December 20.';
    const blocks = await blocksOf((pdf) => {
      pdf.text(prose, { width: 300 }).moveDown();
      pdf.text('Test 1', { strike: true, continued: false });
    });
    expect(blocks).toEqual([{ kind: 'paragraph', text: prose }]);
  });

  it('omits words struck out in a form that is drawn at another place', async () => {
    const strike = '0 0 40 0.6 re f';
    const words = 'BT /F1 12 Tf 60 700 Td (Test 1) Tj 0 -40 Td (Test 2) Tj ET /Strike Do';
    const objects = [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>/XObject<</Strike 6 0 R>>>>/Contents 4 0 R>>',
      `<</Length ${words.length}>>stream\n${words}\nendstream`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      `<</Type/XObject/Subtype/Form/BBox[0 0 99 9]/Matrix[1 0 0 1 58 703]/Length ${strike.length}>>stream\n${strike}\nendstream`,
    ].map((body, index) => `${index + 1} 0 obj${body} endobj\n`);
    const data = Buffer.from(`%PDF-1.4\n${objects.join('')}trailer<</Root 1 0 R>>`);
    expect(await read(data, 'pdf')).toEqual([{ blocks: [{ kind: 'paragraph', text: 'Test 2' }] }]);
  });

  it.each([90, 180, 270])('is read from a page that is turned by %i degrees', async (angle) => {
    const [turned] = await read(
      await drawnPdf((pdf) => {
        pdf.rotate(angle, { origin: [300, 400] }).text('Quiz 1 is on October 5', 200, 380, { lineBreak: false });
        pdf.text('and the essay is due on October 7.', 200, 394, { lineBreak: false });
      }),
      'pdf',
    );
    expect(turned?.blocks.map((block) => block.kind === 'paragraph' && block.text.replaceAll('\n', ' '))).toEqual([
      'Quiz 1 is on October 5 and the essay is due on October 7.',
    ]);
  });

  it('distinguishes headings from text', async () => {
    const blocks = await blocksOf((pdf) => {
      pdf.fontSize(18).text('Deadlines').moveDown();
      pdf.fontSize(10).text('Essay: October 5 and all that belongs to it, as discussed in class.');
    });
    expect(blocks[0]).toEqual({ kind: 'heading', text: 'Deadlines' });
  });

  it('with drawings only has a page without blocks', async () => {
    const data = await drawnPdf((pdf) => pdf.rect(50, 50, 100, 100).fill('black'));
    expect(await read(data, 'pdf')).toEqual([{ blocks: [] }]);
  });

  it('with a password is reported as such', async () => {
    const data = await drawnPdf((pdf) => pdf.text('Exam'), { userPassword: 'secret' });
    await expect(read(data, 'pdf')).rejects.toThrow('The file is protected by a password.');
  });

  it('that is damaged is reported as such', async () => {
    await expect(read(Buffer.from('%PDF-1.7 and nothing else'), 'pdf')).rejects.toThrow('The file is damaged');
    await expect(read(Buffer.from('plain'), 'pdf')).rejects.toThrow('The file is damaged');
  });
});
