import { hasText, type Page } from './blocks.ts';
import { noText, UnreadableFile } from './unreadable.ts';

type Reader = (data: Uint8Array) => Page[] | Promise<Page[]>;

/** Loaded when first needed: the PDF engine alone takes longer than to read a text file. */
const readers: Readonly<Record<string, () => Promise<Reader>>> = {
  pdf: async () => (await import('./formats/pdf.ts')).readPdf,
  docx: async () => (await import('./formats/docx.ts')).readDocx,
  txt: async () => (await import('./formats/txt.ts')).readTxt,
  csv: async () => (await import('./formats/csv.ts')).readCsv,
};

/**
 * The text of a file in the format that its extension says. Runs to its end, however long that takes:
 * call it through `TextReader`.
 * @throws UnreadableFile when the file, not the machine, is at fault
 */
export const read = async (data: Uint8Array, extension: string): Promise<Page[]> => {
  const load = readers[extension];
  if (!load)
    throw new UnreadableFile(`Dates cannot be read from .${extension} files yet. Please upload a PDF, DOCX or TXT.`);
  const reader = await load();
  const pages = await reader(data);
  if (!hasText(pages)) throw new UnreadableFile(noText);
  return pages;
};
