import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn, readJson } from '../files.ts';
import type { Candidate } from '../publish-remote.ts';
import { type ApiDocument, unservedBy } from './compare-endpoints.ts';
import { Needs } from './needs.ts';
import { tryBuild } from './try-build.ts';

const maxBytes = 25_000_000;

/** React keeps its state in one object of this name; a build that has it brings a second React. */
const inReact = /__(?:CLIENT|SECRET)_INTERNALS_DO_NOT_USE_OR_\w+|__SECRET_INTERNALS_DO_NOT_USE/;

const ownReact = async (scripts: readonly string[]) => {
  for (const script of scripts) if (inReact.test(await readFile(script, 'utf8'))) return true;
  return false;
};

const sizeOf = async (files: readonly string[]) =>
  (await Promise.all(files.map(async (file) => (await stat(file)).size))).reduce((sum, size) => sum + size, 0);

/**
 * Tries a build against the shell that is live in the web folder, and against the API of the document if there is one.
 * @returns a sentence for each reason not to release it
 */
export const examiner =
  (web: string, api: ApiDocument | null, limitMs?: number) =>
  async (candidate: Candidate): Promise<string[]> => {
    const { dist, name, entry, routes, slots } = candidate;
    const shell = join(web, 'check.mjs');
    if (!existsSync(shell)) return ['no live shell can try it: release the shell first'];
    const { endpoints, imports } = await readJson(join(dist, 'mf-needs.json'), Needs);
    const files = (await filesIn(dist)).map((file) => join(dist, file));
    if ((await sizeOf(files)) > maxBytes) return [`it is larger than ${maxBytes / 1_000_000} MB`];
    const scripts = files.filter((file) => /\.m?js$/.test(file));
    if (await ownReact(scripts)) return ['it bundles its own React; the page has one'];
    const addressOf = (file: string) => pathToFileURL(file).href;
    const trial = {
      shell: addressOf(shell),
      name,
      entry: addressOf(join(dist, entry)),
      routes,
      slots,
      scripts,
      endpoints,
      imports,
    };
    return [
      ...(api ? unservedBy(api, endpoints) : []),
      ...(await tryBuild(trial, { readable: [dist, shell], ...(limitMs !== undefined && { limitMs }) })),
    ];
  };
