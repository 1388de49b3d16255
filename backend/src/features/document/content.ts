import { fileTypeFromBuffer } from 'file-type';
import yauzl from 'yauzl';

type Check = (bytes: Buffer) => boolean | Promise<boolean>;

/** Entries of the zip container, up to a number that no honest document reaches. */
const maxEntries = 10_000;

const signed =
  (mimeType: string): Check =>
  async (bytes) =>
    (await fileTypeFromBuffer(bytes))?.mime === mimeType;

/** An Office container: the parts of its own kind and no macros. */
const officeWith =
  (folder: string): Check =>
  async (bytes) => {
    if (!bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return false;
    let [types, parts] = [false, false];
    try {
      const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
      if (zip.entryCount > maxEntries) return false;
      for await (const { fileName } of zip.eachEntry()) {
        if (/vbaProject\.bin$/i.test(fileName)) return false;
        types ||= fileName === '[Content_Types].xml';
        parts ||= fileName.startsWith(folder);
      }
    } catch {
      return false; // not a zip that can be read
    }
    return types && parts;
  };

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
// the stream that holds the sheets: BIFF 8 and BIFF 5
const books = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'));

const excel97: Check = (bytes) =>
  bytes.subarray(0, compound.length).equals(compound) && books.some((book) => bytes.includes(book));

const markup = /^\s*<(?:!doctype|!--|\?xml|html|head|body|svg|script|iframe)/i;

/** Readable text that is not another format under a text's name. */
const text: Check = (bytes) => {
  if (bytes.includes(0)) return false;
  try {
    const start = new TextDecoder('utf-8', { fatal: true }).decode(bytes).slice(0, 1000);
    return !markup.test(start) && !start.startsWith('%PDF-') && !start.startsWith('{\\rtf');
  } catch {
    return false;
  }
};

const checks = new Map<string, Check>(
  Object.entries({
    pdf: signed('application/pdf'),
    docx: officeWith('word/'),
    pptx: officeWith('ppt/'),
    xlsx: officeWith('xl/'),
    xls: excel97,
    csv: text,
    txt: text,
    jpeg: signed('image/jpeg'),
    jpg: signed('image/jpeg'),
    png: signed('image/png'),
    gif: signed('image/gif'),
    webp: signed('image/webp'),
  }),
);

/** Whether the bytes are what the extension says. */
export const contentMatches = async (extension: string, bytes: Buffer): Promise<boolean> =>
  (await checks.get(extension)?.(bytes)) ?? false;
