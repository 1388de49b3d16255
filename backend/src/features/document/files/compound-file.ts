import { type FileHandle, open } from 'node:fs/promises';

/** Microsoft's compound file, [MS-CFB]: a small file system. Only its top-level names are read. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerBytes = 512;
const entryBytes = 128;
const none = 0xff_ff_ff_ff;
/** Most sectors of a directory: far more than a genuine file of 10 MB has. */
const mostSectors = 2000;
const namesInHeader = 109;

const readAt = async (file: FileHandle, at: number, length: number) => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
};

/** The directory's sectors are chained by the sector table, whose own sectors are listed in the header. */
const directoryOf = async (file: FileHandle, header: Buffer) => {
  const sectorBytes = 2 ** header.readUInt16LE(30);
  const perSector = sectorBytes / 4;
  const sector = (index: number) => readAt(file, (index + 1) * sectorBytes, sectorBytes);
  const sectors: Buffer[] = [];
  let next = header.readUInt32LE(48);
  while (next < none - 5 && sectors.length < mostSectors) {
    sectors.push(await sector(next));
    const table = Math.floor(next / perSector);
    if (table >= namesInHeader) break; // more than a file of 10 MB needs
    next = (await sector(header.readUInt32LE(76 + 4 * table))).readUInt32LE(4 * (next % perSector));
  }
  return Buffer.concat(sectors);
};

interface Entry {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly child: number;
}

const entryAt = (directory: Buffer, index: number): Entry => {
  const entry = directory.subarray(index * entryBytes, (index + 1) * entryBytes);
  const nameBytes = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
  const name = entry.toString('utf16le', 0, nameBytes);
  return { name, left: entry.readUInt32LE(68), right: entry.readUInt32LE(72), child: entry.readUInt32LE(76) };
};

/** The names of one level form a binary tree. */
const namesAtTop = (directory: Buffer): Set<string> => {
  const names = new Set<string>();
  const count = directory.length / entryBytes;
  const seen = new Set<number>();
  const open = [entryAt(directory, 0).child];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (index >= count || seen.has(index)) continue;
    seen.add(index);
    const { name, left, right } = entryAt(directory, index);
    names.add(name);
    open.push(left, right);
  }
  return names;
};

/** Whether a file is an Excel 97 or 5 workbook (BIFF 8 or 5) without macros. */
export const isExcel97 = async (path: string): Promise<boolean> => {
  await using file = await open(path);
  const header = await readAt(file, 0, headerBytes);
  if (header.length < headerBytes || !header.subarray(0, signature.length).equals(signature)) return false;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  try {
    const names = namesAtTop(await directoryOf(file, header));
    return (names.has('Workbook') || names.has('Book')) && !names.has('_VBA_PROJECT_CUR');
  } catch (error) {
    if (error instanceof RangeError) return false; // it points beyond the end of the file
    throw error;
  }
};
