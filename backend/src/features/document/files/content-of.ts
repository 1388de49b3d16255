import type { Charset } from '@hub/contracts';
import { fileTypeFromFile } from 'file-type';
import { isExcel97 } from './compound-file.ts';
import { isOfficeFile } from './office-file.ts';
import { charsetOf } from './text-file.ts';

/** The type of the bytes, with the charset of a text. Null when they do not match the extension. */
export interface Content {
  readonly charset?: Charset;
}

type Check = (path: string) => Promise<Content | null>;

const that = (holds: boolean): Content | null => (holds ? {} : null);

const signed =
  (mimeType: string): Check =>
  async (path) =>
    that((await fileTypeFromFile(path))?.mime === mimeType);

const officeWith =
  (folder: string): Check =>
  async (path) =>
    that(await isOfficeFile(path, folder));

const text: Check = async (path) => {
  const charset = await charsetOf(path);
  return charset && { charset };
};

const checks = new Map<string, Check>(
  Object.entries({
    pdf: signed('application/pdf'),
    docx: officeWith('word/'),
    pptx: officeWith('ppt/'),
    xlsx: officeWith('xl/'),
    xls: async (path) => that(await isExcel97(path)),
    csv: text,
    txt: text,
    jpeg: signed('image/jpeg'),
    jpg: signed('image/jpeg'),
    png: signed('image/png'),
    gif: signed('image/gif'),
    webp: signed('image/webp'),
  }),
);

/** Checks that a file's content matches its extension, reading it in chunks. Null when it does not. */
export const contentOf = async (extension: string, path: string): Promise<Content | null> =>
  (await checks.get(extension)?.(path)) ?? null;
