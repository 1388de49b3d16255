import type { PageWithPictures } from './stored-pages.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Reader = (data: Uint8Array) => PageWithPictures[] | Promise<PageWithPictures[]>;

/** The file contains only a picture. */
const readNothing: Reader = () => [{ blocks: [] }];
const picture = async () => readNothing;

/** Loaded on first use: the PDF engine alone takes longer to load than a text file to read. */
const readers: Readonly<Record<string, () => Promise<Reader>>> = {
  pdf: async () => (await import('./formats/pdf.ts')).readPdf,
  docx: async () => (await import('./formats/docx.ts')).readDocx,
  pptx: async () => (await import('./formats/pptx.ts')).readPptx,
  xlsx: async () => (await import('./formats/sheet.ts')).readXlsx,
  xls: async () => (await import('./formats/sheet.ts')).readXls,
  txt: async () => (await import('./formats/txt.ts')).readTxt,
  csv: async () => (await import('./formats/csv.ts')).readCsv,
  jpeg: picture,
  jpg: picture,
  png: picture,
  gif: picture,
  webp: picture,
};

/**
 * The text of a file in the format of its extension; a page that is a picture has no blocks. Has no time limit: call it
 * through `TextReader`.
 * @throws UnreadableFile when the file, not the machine, is at fault
 */
export const read = async (data: Uint8Array, extension: string): Promise<PageWithPictures[]> => {
  const load = readers[extension];
  if (!load) throw new UnreadableFile(`Text cannot be read from .${extension} files.`);
  const reader = await load();
  return reader(data);
};
