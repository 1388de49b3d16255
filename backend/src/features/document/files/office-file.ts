import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** Limits against zip bombs (security X5): entries, unpacked bytes, and compression ratio. */
const most = { entries: 2000, bytes: 104_857_600, ratio: 100 };
/** Limit for the list of content types, which has a few kilobytes in genuine documents. */
const longestTypes = 1_048_576;

const typesName = '[Content_Types].xml';
/** Macros of Word, PowerPoint and Excel (including Excel 4), recognised by part name or declared type. */
const macroPart = /vbaProject\.bin$|^xl\/macrosheets\//i;
const macroType = /macroEnabled|vbaProject|macrosheet/i;

const typesOf = async (zip: ZipFile, entry: Entry) => {
  if (entry.uncompressedSize > longestTypes) return null;
  return text(await zip.openReadStreamPromise(entry));
};

const isSound = async (zip: ZipFile, folder: string) => {
  if (zip.entryCount > most.entries) return false;
  let [hasParts, packed, unpacked] = [false, 0, 0];
  let types: string | null = null;
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (macroPart.test(fileName) || unpacked > most.bytes) return false;
    if (fileName === typesName) types = await typesOf(zip, entry);
    hasParts ||= fileName.startsWith(folder);
  }
  return hasParts && types !== null && !macroType.test(types) && unpacked <= most.ratio * Math.max(packed, 1);
};

/**
 * Whether a file is an Office container of the given kind, without macros, and no zip bomb by its declared sizes. The
 * reader must enforce the declared sizes.
 */
export const isOfficeFile = async (path: string, folder: string): Promise<boolean> => {
  if (!(await startsAsZip(path))) return false;
  try {
    await using zip = await openZip(path);
    return await isSound(zip.file, folder);
  } catch {
    return false; // not a readable zip
  }
};

/** A zip may be appended to other data; a genuine document begins with it. */
const startsAsZip = async (path: string) => {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return buffer.equals(Buffer.from('PK\u0003\u0004'));
};

const openZip = async (path: string) => {
  const file = await openPromise(path, { lazyEntries: true, autoClose: false });
  return {
    file,
    async [Symbol.asyncDispose]() {
      file.close();
    },
  };
};
