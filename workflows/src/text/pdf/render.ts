import { openPdf } from './open.ts';

const mostPixels = 50_000_000;
/** About 240 dpi. */
const goodScale = 240 / 72;
const goodPixels = 6_000_000;

/** One page of a PDF as a picture (PNG). @param number from 1 */
export const renderPage = async (data: Uint8Array, number: number): Promise<Uint8Array> => {
  const { parser, document, close } = await openPdf(data, { maxImageSize: mostPixels });
  try {
    const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
    const scale = Math.min(goodScale, Math.sqrt(goodPixels / (width * height)), 10_000 / Math.max(width, height));
    const { pages } = await parser.getScreenshot({ partial: [number], scale, imageDataUrl: false });
    return pages[0]?.data ?? new Uint8Array();
  } finally {
    await close();
  }
};
