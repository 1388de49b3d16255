import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { writeSiblings } from './compress.ts';
import { filesIn, readJson, removeOld, replaceFile, siblingEndings } from './files.ts';

const asset = z.string().regex(/^\/assets\/[\w.-]+\.js$/, 'an entry is a script under /assets/');
const Entries = z.strictObject({ visitor: asset, host: asset });
const dayMs = 86_400_000;

/** Files served under fixed names: the service worker, the manifest, the icons. */
const publicFiles = async (dist: string) =>
  (await filesIn(dist)).filter((file) => file !== 'shell.json' && !file.startsWith('assets/'));

/**
 * Publishes the shell: its assets go to `assets/` in the web folder, then `shell.json` names the entries.
 * @throws when the shell is not built or an entry's file is missing
 */
export const publishShell = async (folder: string, web: string) => {
  const dist = join(folder, 'dist');
  const entries = await readJson(join(dist, 'shell.json'), Entries);
  const files = await filesIn(join(dist, 'assets'));
  for (const entry of Object.values(entries)) {
    if (!files.includes(entry.replace('/assets/', ''))) throw new Error(`the shell's build lacks its file ${entry}`);
  }
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeSiblings(dist, web);
  // names contain a hash of the content, so an existing file has the same content
  await cp(join(dist, 'assets'), join(web, 'assets'), { recursive: true });
  for (const file of await publicFiles(dist)) {
    await mkdir(dirname(join(web, file)), { recursive: true });
    await replaceFile(join(web, file), await readFile(join(dist, file)));
  }
  await replaceFile(join(web, 'shell.json'), `${JSON.stringify(entries, null, 2)}\n`);
  const keep = new Set(files.flatMap((file) => [file, ...siblingEndings.map((ending) => file + ending)]));
  await removeOld(join(web, 'assets'), { keep, olderThanMs: dayMs });
  return entries;
};
