import { unlessMissing } from '@hub/postgres/backup';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Size and checksum of a copied file. */
export interface CopiedFile {
  readonly size: number;
  readonly sha256: string;
}

const chunkBytes = 1 << 20;

/**
 * Copies the current content of a file and flushes it to disk.
 * @returns undefined when the source does not exist
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

/** Flushes a folder to disk, so new names in it survive a power failure. */
export const syncFolder = async (path: string): Promise<void> => {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
