import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';

/** Letters of straight strokes, five by seven: enough for words that recognition reads. */
const letters: Readonly<Record<string, readonly string[]>> = {
  E: ['#####', '#', '#', '####', '#', '#', '#####'],
  F: ['#####', '#', '#', '####', '#', '#', '#'],
  H: ['#   #', '#   #', '#   #', '#####', '#   #', '#   #', '#   #'],
  I: ['#####', '  #', '  #', '  #', '  #', '  #', '#####'],
  L: ['#', '#', '#', '#', '#', '#', '#####'],
  T: ['#####', '  #', '  #', '  #', '  #', '  #', '  #'],
};
const words = ['FILE', 'TITLE', 'HILL', 'LEFT', 'THE', 'FIFTH', 'TELL', 'FILL', 'HEEL', 'LIFE'];

/** Side of one dot, in points. */
const dot = 1.2;
const columns = 70;
const lines = 55;

const drawLetter = (pdf: PDFKit.PDFDocument, letter: string, { x, y }: { readonly x: number; readonly y: number }) => {
  for (const [row, dots] of (letters[letter] ?? []).entries())
    for (const [column, each] of dots.split('').entries())
      if (each === '#') pdf.rect(x + column * dot, y + row * dot, dot + 0.1, dot + 0.1);
};

/** A PDF without any text whose pages are full of drawn words: each page has to be recognised. */
export const scanOf = (pages: number): Promise<Buffer> => {
  const pdf = new Pdf({ autoFirstPage: false, margin: 0 });
  for (let page = 0; page < pages; page += 1) {
    pdf.addPage({ size: 'A4' });
    for (let line = 0; line < lines; line += 1) {
      const start = (page + line) % words.length;
      const text = [...words.slice(start), ...words.slice(0, start)].join(' ').repeat(2).slice(0, columns);
      for (const [column, letter] of text.split('').entries())
        drawLetter(pdf, letter, { x: 40 + column * 6 * dot, y: 40 + line * 14 });
    }
    pdf.fill('black');
  }
  pdf.end();
  return buffer(pdf);
};
