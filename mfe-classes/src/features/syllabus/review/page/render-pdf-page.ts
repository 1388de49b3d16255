import { trustedScript } from '@hub/mfe';
import { getDocument, PDFWorker, version, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { textsOf, type PageTexts } from './placed-text.ts';

/** The folder of this build. */
// oxlint-disable-next-line no-underscore-dangle -- the bundler's name
declare const __webpack_public_path__: string;

/** A page and its picture. */
export interface PdfPagePicture extends PageTexts {
  readonly picture: Blob;
}

const folder = new URL(`assets/pdfjs-${version}/`, new URL(__webpack_public_path__, location.href)).href;
const workerAddress = trustedScript('hub-pdf', `${folder}pdf.worker.min.mjs`);
const options = {
  cMapUrl: `${folder}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${folder}fonts/`,
  wasmUrl: folder,
  // the page's policy allows neither
  isEvalSupported: false,
  useWasm: false,
  maxImageSize: 50_000_000,
  verbosity: 0,
};

const timeLimitMs = 20_000;
/** In px: sharp in the widest pane on a screen with two pixels per px. */
const width = 1600;
const mostPixels = 6_000_000;

const draw = async (task: PDFDocumentLoadingTask, number: number): Promise<PdfPagePicture> => {
  const page = await (await task.promise).getPage(number);
  const texts = await textsOf(page);
  const scale = Math.min(width / texts.width, Math.sqrt(mostPixels / (texts.width * texts.height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error('the page has no picture');
  return { ...texts, picture };
};

const ended = (signals: readonly AbortSignal[]) =>
  new Promise<never>((_, reject) => {
    for (const signal of signals) signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/**
 * Draws a page of a PDF. It is read by a worker that lives no longer than the call, so that a hostile file can block
 * nothing.
 */
export const renderPdfPage = async (
  file: ArrayBuffer,
  number: number,
  signal: AbortSignal,
): Promise<PdfPagePicture> => {
  const port = new Worker(workerAddress, { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({ ...options, data: new Uint8Array(file.slice(0)), worker });
  try {
    return await Promise.race([draw(task, number), ended([signal, AbortSignal.timeout(timeLimitMs)])]);
  } finally {
    void task.destroy().catch(() => {}); // its worker may be gone
    worker.destroy();
    port.terminate();
  }
};
