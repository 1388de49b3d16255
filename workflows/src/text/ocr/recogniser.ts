import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { z } from 'zod';

/** Languages that it recognises. Their data is installed with the product; nothing is downloaded. */
export type OcrLanguage = 'eng' | 'deu' | 'fra' | 'spa';

const Box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const Word = z.object({ text: z.string(), confidence: z.number(), bbox: Box });
const Line = z.object({ words: z.array(Word), baseline: Box, rowAttributes: z.object({ rowHeight: z.number() }) });
const Found = z.object({
  blocks: z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(Line) })) })).nullable(),
});
export type TextLine = z.infer<typeof Line>;

const { resolve } = createRequire(import.meta.url);
const dataOf = (language: OcrLanguage) =>
  join(dirname(resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int');

const nothing = { text: false, blocks: false, hocr: false, tsv: false };

/** Reused for the next picture: starting one can take longer than recognising a picture. */
const started = new Map<OcrLanguage, Promise<Worker>>();

const start = async (language: OcrLanguage) => {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: dataOf(language),
    gzip: true,
    cacheMethod: 'none',
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '240' });
  return worker;
};

const workerFor = (language: OcrLanguage): Promise<Worker> => {
  const known = started.get(language) ?? start(language);
  started.set(language, known);
  return known;
};

/** The slope of the lines of text, in radians. */
export const leanOf = async (png: Buffer): Promise<number> => {
  const worker = await workerFor('eng');
  const { data } = await worker.recognize(png, { rotateAuto: true }, { ...nothing, imageBinary: true });
  return data.rotateRadians ?? 0;
};

/** Lines of words with their boxes, in pixels. */
export const recognise = async (png: Buffer, language: OcrLanguage): Promise<TextLine[]> => {
  const worker = await workerFor(language);
  const { data } = await worker.recognize(png, {}, { ...nothing, blocks: true });
  const blocks = Found.parse(data).blocks ?? [];
  return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
};
