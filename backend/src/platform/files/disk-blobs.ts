import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Blobs } from './blobs.ts';
import { isNoSuchFile } from './no-such-file.ts';

const partial = '.part';

const nullWhenMissing = (error: unknown) => {
  if (!isNoSuchFile(error)) throw error;
  return null;
};

/**
 * A new or replaced name is durable only once its folder is synced. Windows cannot open folders and does not need this.
 */
const syncFolder = async (path: string) => {
  if (process.platform === 'win32') return;
  await using folder = await open(path);
  await folder.sync();
};

const writeSynced = async (path: string, content: AsyncIterable<Uint8Array>) => {
  await using file = await open(path, 'wx', 0o600);
  for await (const chunk of content) await file.writeFile(chunk);
  await file.sync();
};

/** A folder per owner, readable by this account only. @param dir created when it does not exist */
export const createDiskBlobs = (dir: string): Blobs => {
  const entriesOf = async (ownerId: string) => (await readdir(join(dir, ownerId)).catch(nullWhenMissing)) ?? [];

  return {
    async write(ownerId, name, content) {
      const path = join(dir, ownerId, name);
      const part = `${path}.${randomBytes(4).toString('hex')}${partial}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeSynced(part, content);
        await rename(part, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    async sizeOf(ownerId, name) {
      const found = await stat(join(dir, ownerId, name)).catch(nullWhenMissing);
      return found && found.size;
    },

    read: (ownerId, name, section) => createReadStream(join(dir, ownerId, name), section),

    remove: (ownerId, name) => rm(join(dir, ownerId, name), { force: true }),

    removeAll: (ownerId) => rm(join(dir, ownerId), { recursive: true, force: true }),

    async removePartial(ownerId, before) {
      let removed = 0;
      for (const entry of await entriesOf(ownerId)) {
        const path = join(dir, ownerId, entry);
        if (!entry.endsWith(partial)) continue;
        const found = await stat(path).catch(nullWhenMissing);
        if (!found || found.mtimeMs >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },

    async *list(ownerId) {
      for (const name of await entriesOf(ownerId)) {
        const found = name.endsWith(partial) ? null : await stat(join(dir, ownerId, name)).catch(nullWhenMissing);
        if (found) yield { name, size: found.size, changedAt: found.mtimeMs };
      }
    },

    owners: async () => (await readdir(dir).catch(nullWhenMissing)) ?? [],

    check: async () => undefined, // the free space is checked separately
    close: () => undefined,
  };
};
