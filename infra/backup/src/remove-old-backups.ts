import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

const begunOf = async (folder: string): Promise<string | undefined> => {
  try {
    return (await readManifest(folder)).begun;
  } catch {
    return undefined; // anything else in the folder is none of our business
  }
};

/** The complete backups directly in a folder, oldest first. */
export const backupsIn = async (parent: string): Promise<{ folder: string; begun: string }[]> => {
  const entries = await readdir(parent, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name));
  const found = await Promise.all(folders.map(async (folder) => ({ folder, begun: await begunOf(folder) })));
  return found
    .flatMap(({ folder, begun }) => (begun === undefined ? [] : [{ folder, begun }]))
    .toSorted((a, b) => a.begun.localeCompare(b.begun));
};

/**
 * Removes all complete backups directly in a folder except the newest ones. Nothing else is touched.
 * @param keep number of backups that stay, at least 1
 * @returns the removed folders, oldest first
 */
export const removeOldBackups = async (parent: string, keep: number): Promise<string[]> => {
  const backups = await backupsIn(parent);
  const old = backups.slice(0, Math.max(0, backups.length - keep)).map(({ folder }) => folder);
  for (const folder of old) await rm(folder, { recursive: true });
  return old;
};
