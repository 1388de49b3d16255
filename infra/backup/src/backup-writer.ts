import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unlessMissing, type FileToCopy } from '@hub/postgres/backup';
import { copyFile } from './copy-file.ts';
import { inParallel } from './in-parallel.ts';
import type { Manifest } from './manifest.ts';

/** Writes the files of a backup and lists them. Paths are relative, with slashes. */
export interface BackupWriter {
  folder(path: string): Promise<void>;
  /** Skips files that no longer exist. */
  copy(files: readonly FileToCopy[]): Promise<void>;
  write(path: string, content: Uint8Array): Promise<void>;
  /** Lists a file that was written to the backup by other means. */
  adopt(path: string): Promise<void>;
  /** Copies a folder with its current content; skips files copied earlier and unfinished uploads (`.part`). */
  copyTree(source: string, path: string): Promise<void>;
  readonly listed: Pick<Manifest, 'folders' | 'files'>;
}

const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(unlessMissing([]));

/** Creates a writer for a backup's folder. Files get mode 0600; their sizes and checksums go into the manifest. */
export const createBackupWriter = (root: string): BackupWriter => {
  const folders = new Set<string>();
  const files = new Map<string, Manifest['files'][number]>();

  const writer: BackupWriter = {
    async folder(path) {
      await mkdir(join(root, path), { recursive: true, mode: 0o700 });
      folders.add(path);
    },
    copy: (list) =>
      inParallel(list, async ({ source, path }) => {
        const copied = await copyFile(source, join(root, path));
        if (copied) files.set(path, { path, ...copied });
      }),
    async write(path, content) {
      await writeFile(join(root, path), content, { mode: 0o600, flush: true, flag: 'wx' });
      files.set(path, { path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') });
    },
    async adopt(path) {
      await chmod(join(root, path), 0o600);
      const hash = createHash('sha256');
      await pipeline(createReadStream(join(root, path)), hash);
      const { size } = await stat(join(root, path));
      files.set(path, { path, size, sha256: hash.digest('hex') });
    },
    async copyTree(source, path) {
      await writer.folder(path);
      const entries = (await entriesOf(source)).map((entry) => ({
        isFolder: entry.isDirectory(),
        file: { source: join(source, entry.name), path: `${path}/${entry.name}` },
      }));
      const wanted = entries.filter(({ isFolder, file }) => !isFolder && !files.has(file.path));
      await writer.copy(wanted.map(({ file }) => file).filter((file) => !file.path.endsWith('.part')));
      for (const { isFolder, file } of entries) if (isFolder) await writer.copyTree(file.source, file.path);
    },
    get listed() {
      return { folders: [...folders], files: [...files.values()] };
    },
  };
  return writer;
};
