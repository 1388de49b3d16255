import { fromBufferPromise } from 'yauzl';
import { UnreadableFile } from '../unreadable.ts';

export const maxUnpackedBytes = 100_000_000;
const maxEntries = 2000;
const maxRatio = 100;
/** Below this size a high ratio is ordinary: empty styles pack well. */
const ratioMattersFrom = 10_000_000;

const open = async (data: Uint8Array) => {
  try {
    return await fromBufferPromise(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { lazyEntries: true });
  } catch {
    throw new UnreadableFile('The file is damaged or is not of the kind that its name says.');
  }
};

/** Refuses an archive by its declared sizes, before anything is unpacked (security X5, reliability R24). */
export const checkArchive = async (data: Uint8Array): Promise<void> => {
  const archive = await open(data);
  if (archive.entryCount > maxEntries) throw new UnreadableFile('The file holds too many parts.');
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    unpacked += entry.uncompressedSize;
    const bomb = unpacked > ratioMattersFrom && unpacked > maxRatio * data.byteLength;
    if (bomb || unpacked > maxUnpackedBytes) throw new UnreadableFile('The file is too large once unpacked.');
  }
};
