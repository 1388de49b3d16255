import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** Endings of the compressed copies next to each text file. */
export const siblingEndings = ['.br', '.gz'] as const;

const isSibling = (file: string) => siblingEndings.some((ending) => file.endsWith(ending));

/** Whether a file system call failed because the file does not exist. */
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

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

/** Descriptions that the federation plugin writes for tools: no page requests them, and no two builds agree in them. */
const isDescription = (path: string) => /^mf-\w+\.json$/.test(basename(path));

/** Whether a file of a remote's build is served. */
export const isServed = (path: string) => !isDescription(path);

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Hash over the served files of a build and its description: the same sources have the same hash. */
export const hashOfBuild = async (folder: string, description: object) => {
  const hash = createHash('sha256').update(JSON.stringify(description, sorted));
  for (const file of (await filesIn(folder)).filter(isServed)) {
    hash.update(`\0${file}\0`).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
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

/** The same; undefined when the file is not there. */
export const readJsonIfThere = async <Content>(
  path: string,
  schema: z.ZodType<Content>,
): Promise<Content | undefined> => {
  try {
    await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  return readJson(path, schema);
};

/** Counts the age of a file or folder from now on; false when it is not there. */
export const touch = async (path: string): Promise<boolean> => {
  try {
    const now = new Date();
    await utimes(path, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
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
