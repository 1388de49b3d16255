import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { unlessMissing } from './unless-missing.ts';

/** What was written, to be compared later. */
export interface CopiedFile {
  readonly size: number;
  readonly sha256: string;
}

const chunkBytes = 1 << 20;

/**
 * Copies what the file holds now, flushed to the disk, and answers what was copied.
 * @returns undefined when there is no such file
 * @throws when the target exists
 */
export const copyFile = async (source: string, target: string): Promise<CopiedFile | undefined> => {
  const from = await open(source).catch(unlessMissing(undefined));
  if (!from) return undefined;
  const hash = createHash('sha256');
  let size = 0;
  try {
    const to = await open(target, 'wx', 0o600);
    try {
      const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, Math.max(1, (await from.stat()).size)));
      for (;;) {
        const { bytesRead } = await from.read(chunk, 0, chunk.length);
        if (bytesRead === 0) break;
        const bytes = chunk.subarray(0, bytesRead);
        hash.update(bytes);
        await to.writeFile(bytes);
        size += bytesRead;
      }
      await to.sync();
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  return { size, sha256: hash.digest('hex') };
};

/** Makes new names in a folder last over a power cut. */
export const syncFolder = async (path: string): Promise<void> => {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
