import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../unreadable-file.ts';

export const maxUnpackedBytes = 100_000_000;
const maxEntries = 2000;
const maxRatio = 100;
/** Below this size a high ratio is normal: empty styles compress well. */
const ratioMattersFrom = 10_000_000;

const damaged = 'The file is damaged or is not of the kind that its name says.';

const open = async (data: Uint8Array) => {
  try {
    return await fromBufferPromise(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { lazyEntries: true });
  } catch {
    throw new UnreadableFile(damaged);
  }
};

/** Discards the content; throws when an entry is larger than it declares. */
const unpack = async (archive: ZipFile, entry: Entry) => {
  const stream = await archive.openReadStreamPromise(entry);
  for await (const _ of stream);
};

/**
 * Rejects an archive by its declared sizes before anything is unpacked, then one whose entries are larger than
 * declared, which not every parser checks (security X5, reliability R24).
 */
export const checkArchive = async (data: Uint8Array): Promise<void> => {
  const archive = await open(data);
  if (archive.entryCount > maxEntries) throw new UnreadableFile('The file contains too many parts.');
  const entries: Entry[] = [];
  let unpacked = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      unpacked += entry.uncompressedSize;
      const bomb = unpacked > ratioMattersFrom && unpacked > maxRatio * data.byteLength;
      if (bomb || unpacked > maxUnpackedBytes) throw new UnreadableFile('The file is too large once unpacked.');
      entries.push(entry);
    }
    for (const entry of entries) await unpack(archive, entry);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(damaged);
  }
};
