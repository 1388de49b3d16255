import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** Endings of the compressed copies next to each text file. */
export const siblingEndings = ['.br', '.gz'] as const;

const isSibling = (file: string) => siblingEndings.some((ending) => file.endsWith(ending));

/** Whether a file system call failed because the file does not exist. */
export const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Sorted relative paths of the files in a folder and its subfolders, without compressed copies.
 * @throws when the folder is missing
 */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isSibling(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
};

/** Hash over file names and contents; null when the folder is missing. */
export const hashOfFolder = async (folder: string) => {
  try {
    const hash = createHash('sha256');
    for (const file of await filesIn(folder)) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
    return hash.digest('hex');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Reads and parses a JSON file. @throws an error that names the file and the problem */
export const readJson = async <Content>(path: string, schema: z.ZodType<Content>): Promise<Content> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw isMissing(error) ? new Error(`${path} is missing`, { cause: error }) : error;
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON`, { cause: error });
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/** Replaces a file atomically: a reader sees the old or the new content, never a part of it. */
export const replaceFile = async (path: string, content: string | Buffer) => {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.${crypto.randomUUID()}`);
  await writeFile(temporary, content);
  await rename(temporary, path);
};

/** Removes old entries of a folder that nothing refers to, once no open page can still request them. */
export const removeOld = async (
  folder: string,
  { keep, olderThanMs }: { keep: ReadonlySet<string>; olderThanMs: number },
) => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (keep.has(name) || (await stat(path)).mtimeMs > Date.now() - olderThanMs) continue;
    await rm(path, { recursive: true, force: true });
  }
};
