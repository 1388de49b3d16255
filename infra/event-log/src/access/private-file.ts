import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The text of a file that nobody else may read, or undefined when there is none. */
export async function readPrivateFile(path: string): Promise<string | undefined> {
  try {
    await chmod(path, 0o600);
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes it whole or not at all. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const half = `${path}.${process.pid}`;
  await writeFile(half, text, { mode: 0o600, flush: true });
  await rename(half, path);
}
