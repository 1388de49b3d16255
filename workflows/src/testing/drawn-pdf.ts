import Pdf from 'pdfkit';
import { buffer } from 'node:stream/consumers';

/** A PDF (A4) of what `draw` draws. */
export const drawnPdf = (draw: (pdf: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) => {
  const pdf = new Pdf({ size: 'A4', margin: 60, ...options });
  draw(pdf);
  pdf.end();
  return buffer(pdf);
};
