import sharp from 'sharp';
import { openPdf } from './open.ts';
import type { Box } from './pictures.ts';

const mostPixels = 50_000_000;
/** About 240 dpi. */
const goodScale = 240 / 72;
const goodPixels = 6_000_000;

const cut = async (png: Uint8Array, { left, top, right, bottom }: Box): Promise<Uint8Array> => {
  const picture = sharp(png);
  const { width, height } = await picture.metadata();
  const [x, y] = [Math.floor(left * width), Math.floor(top * height)];
  const size = { width: Math.ceil(right * width) - x, height: Math.ceil(bottom * height) - y };
  return picture
    .extract({ left: x, top: y, ...size })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** One page of a PDF, or a part of it, as a picture (PNG). @param number from 1 */
export const renderPage = async (data: Uint8Array, number: number, part?: Box): Promise<Uint8Array> => {
  const { parser, document, close } = await openPdf(data, { maxImageSize: mostPixels });
  try {
    const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
    const scale = Math.min(goodScale, Math.sqrt(goodPixels / (width * height)), 10_000 / Math.max(width, height));
    const { pages } = await parser.getScreenshot({ partial: [number], scale, imageDataUrl: false });
    const page = pages[0]?.data ?? new Uint8Array();
    return part ? await cut(page, part) : page;
  } finally {
    await close();
  }
};
