import sharp from 'sharp';
import { UnreadableFile } from '../unreadable-file.ts';

/** A greyscale picture, one byte per pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const mostPixels = 50_000_000;
/** About A4 at 240 dpi: enough for the letters of a book, and recognised within seconds. */
const goodPixels = 5_000_000;
const mostGrowth = 3;
const longestSide = 10_000;

// a thread reads one picture at a time and then ends or waits
sharp.cache(false);
sharp.concurrency(1);

const sizeOf = ({ width, height }: { width: number; height: number }, growth: number) => {
  const scale = Math.min(growth, Math.sqrt(goodPixels / (width * height)), longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * Opens a picture upright, with even contrast and in the best size for recognition. Of an animation, the first frame.
 * @param growth how much larger it may become; 1 when its resolution is known to be enough
 * @throws UnreadableFile when it is damaged, or its header declares too many pixels
 */
export const openPicture = async (data: Uint8Array, growth = mostGrowth): Promise<Picture> => {
  try {
    const { autoOrient } = await sharp(data, { limitInputPixels: false }).metadata();
    if (autoOrient.width * autoOrient.height > mostPixels) throw new UnreadableFile('The picture has too many pixels.');
    const { data: pixels, info } = await sharp(data, { limitInputPixels: mostPixels })
      .autoOrient()
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ ...sizeOf(autoOrient, growth), fit: 'fill' })
      .normalise()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('The file is damaged or is not a picture.');
  }
};

const rawOf = ({ width, height, pixels }: Picture) => sharp(pixels, { raw: { width, height, channels: 1 } });

export const toPng = (picture: Picture): Promise<Buffer> => rawOf(picture).png({ compressionLevel: 1 }).toBuffer();

/** Rotates by an angle in radians, on white. */
export const turned = async (picture: Picture, angle: number): Promise<Picture> => {
  const { data: pixels, info } = await rawOf(picture)
    .rotate((angle * 180) / Math.PI, { background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels };
};

/** One colour all over: there is nothing to read. */
export const isBlank = ({ pixels }: Picture) => pixels.every((pixel) => Math.abs(pixel - (pixels[0] ?? 0)) < 40);
