import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type LoadParameters, PasswordException, PDFParse } from 'pdf-parse';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { UnreadableFile } from '../unreadable-file.ts';

/** pdf-parse hides the open document; its `getText` and `getTable` lose the text next to a table. */
class OpenPdf extends PDFParse {
  async document(): Promise<PDFDocumentProxy> {
    await this.getInfo();
    return this['doc'];
  }
}

const engine = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** Files installed with the engine: character maps, standard fonts and picture decoders. */
const parts = {
  cMapUrl: `${engine}/cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${engine}/standard_fonts/`,
  wasmUrl: `${engine}/wasm/`,
};

/** @throws UnreadableFile when it is damaged or locked */
export const openPdf = async (data: Uint8Array, options: LoadParameters) => {
  const parser = new OpenPdf({ data, isEvalSupported: false, stopAtErrors: false, ...parts, ...options });
  const close = () => parser.destroy();
  try {
    return { parser, document: await parser.document(), close };
  } catch (error) {
    await close();
    if (error instanceof PasswordException) throw new UnreadableFile('The file is protected by a password.');
    throw new UnreadableFile('The file is damaged or is not a PDF.');
  }
};
