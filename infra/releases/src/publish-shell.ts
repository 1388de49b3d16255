import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { writeSiblings } from './compress.ts';
import { filesIn, readJson, readJsonIfThere, removeOld, replaceFile, siblingEndings, touch } from './files.ts';
import { keptMs } from './kept-time.ts';
import { ReleaseMode } from '@hub/contracts';
import { mustKeep } from './release-mode.ts';

const asset = z.string().regex(/^\/assets\/[\w.-]+\.js$/, 'an entry is a script under /assets/');
const Entries = z.strictObject({ visitor: asset, host: asset });

/** `shell.json` of the web folder: the entries of the live shell, its assets, and what put it live. */
const LiveShell = Entries.extend({ assets: z.array(z.string()).optional(), by: ReleaseMode.optional() });

/** Files served under fixed names: the service worker, the manifest, the icons. */
const publicFiles = async (dist: string) =>
  (await filesIn(dist)).filter((file) => file !== 'shell.json' && !file.startsWith('assets/'));

const withSiblings = (files: readonly string[]) =>
  files.flatMap((file) => [file, ...siblingEndings.map((ending) => file + ending)]);

/**
 * Publishes the shell: its assets go to `assets/` in the web folder, then `shell.json` names the entries. Assets of the
 * shell that it replaces are kept for 30 days.
 * @throws when the shell is not built or an entry's file is missing
 */
export const publishShell = async (folder: string, web: string, by: ReleaseMode = 'release') => {
  const dist = join(folder, 'dist');
  const entries = await readJson(join(dist, 'shell.json'), Entries);
  const files = await filesIn(join(dist, 'assets'));
  for (const entry of Object.values(entries)) {
    if (!files.includes(entry.replace('/assets/', ''))) throw new Error(`the shell's build lacks its file ${entry}`);
  }
  const assets = join(web, 'assets');
  await mkdir(assets, { recursive: true });
  const live = await readJsonIfThere(join(web, 'shell.json'), LiveShell);
  if (mustKeep(by, live)) return { ...entries, outcome: 'kept' as const };
  // superseded from now on; not every file has compressed copies
  for (const file of withSiblings(live?.assets ?? (await filesIn(assets)))) await touch(join(assets, file));
  await writeSiblings(dist, web);
  // names contain a hash of the content, so an existing file has the same content
  await cp(join(dist, 'assets'), assets, { recursive: true });
  for (const file of await publicFiles(dist)) {
    await mkdir(dirname(join(web, file)), { recursive: true });
    await replaceFile(join(web, file), await readFile(join(dist, file)));
  }
  const served: z.infer<typeof LiveShell> = { ...entries, assets: files, by };
  await replaceFile(join(web, 'shell.json'), `${JSON.stringify(served, null, 2)}\n`);
  await removeOld(assets, { keep: new Set(withSiblings(files)), olderThanMs: keptMs });
  return { ...entries, outcome: 'released' as const };
};
