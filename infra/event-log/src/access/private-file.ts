import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Reads a private file; undefined when it does not exist. */
export async function readPrivateFile(path: string): Promise<string | undefined> {
  try {
    await chmod(path, 0o600);
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file with mode 0600, completely or not at all. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const half = `${path}.${process.pid}`;
  await writeFile(half, text, { mode: 0o600, flush: true });
  await rename(half, path);
}
