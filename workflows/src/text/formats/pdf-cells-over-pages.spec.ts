import { describe, expect, it } from 'vitest';
import { drawnPdf } from '../../testing/drawn-pdf.ts';
import { read } from '../read.ts';

interface Part {
  readonly rows: readonly (readonly string[])[];
  /** Whether a line closes the table above or below. */
  readonly closed: { readonly top: boolean; readonly bottom: boolean };
}

const [left, height] = [60, 40];
const edges = [left, 160, 460];

/** Draws a part of a table with lines at its rows; the page ends or begins within an open row. */
const drawPart = (pdf: PDFKit.PDFDocument, { rows, closed }: Part, from: number) => {
  const end = from + rows.length * height;
  for (const x of edges) pdf.moveTo(x, from).lineTo(x, end).stroke();
  for (let row = closed.top ? 0 : 1; row < rows.length + (closed.bottom ? 1 : 0); row += 1)
    pdf
      .moveTo(left, from + row * height)
      .lineTo(460, from + row * height)
      .stroke();
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries())
      pdf.text(text, (edges[column] ?? 0) + 6, from + row * height + 14, { lineBreak: false });
  }
};

const tablesOf = async (above: Part, below: Part) => {
  const pdf = await drawnPdf((page) => {
    drawPart(page, above, 600);
    page.addPage();
    drawPart(page, below, 60);
  });
  return (await read(pdf, 'pdf')).map(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : [])),
  );
};

const first = [
  ['Date', 'Due'],
  ['October 5', 'The lab report on'],
];
const second = [
  ['', 'cells and membranes'],
  ['October 12', 'Quiz 2'],
  ['October 19', 'Essay'],
];

describe('a table of a PDF over two pages', { timeout: 30_000 }, () => {
  it('joins the cells of the row in which the first page ends', async () => {
    const above = { rows: first, closed: { top: true, bottom: false } };
    const below = { rows: second, closed: { top: false, bottom: true } };
    expect(await tablesOf(above, below)).toEqual([
      [
        [
          ['Date', 'Due'],
          ['October 5', 'The lab report on cells and membranes'],
        ],
      ],
      [
        [
          ['October 12', 'Quiz 2'],
          ['October 19', 'Essay'],
        ],
      ],
    ]);
  });

  it('keeps rows apart that end with their page', async () => {
    const closed = { top: true, bottom: true };
    expect(await tablesOf({ rows: first, closed }, { rows: second, closed })).toEqual([[first], [second]]);
  });
});
