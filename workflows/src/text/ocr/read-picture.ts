import type { Page } from '@hub/contracts';
import { measureOf } from '../layout/measure.ts';
import { blocksOf } from '../layout/page.ts';
import { drawingOf } from './drawing.ts';
import { withoutLines } from './without-lines.ts';
import { isBlank, openPicture, toPng, turned } from './picture.ts';
import { leanOf, recognise } from './recogniser.ts';
import { languageOf } from './page-language.ts';

/** In radians: over a whole line this is less than half its height. */
const straight = 0.002;

/** Reads a picture of a page: straightens it, detects its table lines, and recognises its words. */
export const readPicture = async (data: Uint8Array, growth?: number): Promise<Page> => {
  const picture = await openPicture(data, growth);
  if (isBlank(picture)) return { blocks: [] };
  const lean = await leanOf(await toPng(picture));
  const upright = Math.abs(lean) > straight ? await turned(picture, lean) : picture;
  const { picture: words, rules } = withoutLines(upright);
  const png = await toPng(words);
  const lines = await recognise(png, 'eng');
  const language = languageOf(lines);
  const drawing = drawingOf(language === 'eng' ? lines : await recognise(png, language), rules);
  return { blocks: blocksOf(drawing, measureOf([drawing.items])) };
};
