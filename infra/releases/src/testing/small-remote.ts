import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { publishShell } from '../publish-shell.ts';

/** A container as the federation plugin writes it, in a few lines. `lent` is what the shell lends. */
const entryOf = (modules: string, name: string) => `
let scope;
export const init = (shared) => { scope = shared; };
const modules = { ${modules} };
const lent = (key) => Object.values(scope[key])[0].lib();
export const get = async (id) => {
  if (!modules[id]) throw new Error('${name} has no ' + id);
  const module = (await modules[id]()).create(lent);
  return () => module;
};`;

const route = `export const create = (lent) => lent('@hub/mfe').createApplication('mfe_small', () => lent('react').createElement('h1', null, 'Small'));`;
const slot = `export const create = (lent) => ({ Month: () => lent('react').createElement('p', null, 'Month') });`;

/** Each file of a small remote that works; a test replaces some of them, or removes them with null. */
export const working = {
  'package.json': { version: '1.0.0' } as object,
  'remote.json': { name: 'mfe_small', routes: ['/small'], slots: { 'dashboard-month': './slots/month' } } as object,
  'dist/1.0.0/assets/entry.js': entryOf(
    `'./lifecycles': () => import('./route.js'), './slots/month': () => import('./slot.js')`,
    'mfe_small',
  ),
  'dist/1.0.0/assets/route.js': route,
  'dist/1.0.0/assets/slot.js': slot,
  'dist/1.0.0/assets/later.js': 'export const later = 1;',
  'dist/1.0.0/mf-needs.json': { endpoints: [], imports: { react: ['createElement'] } } as object,
  'dist/1.0.0/mf-manifest.json': {
    name: 'mfe_small',
    metaData: { remoteEntry: { name: 'entry.js', path: 'assets/' } },
    shared: [],
    exposes: [
      { path: './lifecycles', assets: { js: { sync: ['assets/route.js'], async: ['assets/later.js'] } } },
      { path: './slots/month', assets: { js: { sync: ['assets/slot.js'], async: [] } } },
    ],
  } as object,
};
export type Files = Record<string, string | object | null>;

/** The web folder with this checkout's shell live in it, and a folder for remotes. */
export const liveShell = () => {
  let root = '';
  const path = (...parts: string[]) => join(root, ...parts);
  const web = () => path('web');
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'trials-'));
    const shell = resolve(import.meta.dirname, '../../../../shell');
    const args = ['build', '--output-path', path('shell/dist')];
    await promisify(execFile)(join(shell, 'node_modules/.bin/rspack'), args, { cwd: shell });
    await publishShell(path('shell'), web());
  });
  afterAll(() => rm(root, { recursive: true }));

  const write = async (files: Files) => {
    await rm(path('remote'), { recursive: true, force: true });
    for (const [file, content] of Object.entries(files)) {
      if (content === null) continue;
      await mkdir(dirname(path('remote', file)), { recursive: true });
      await writeFile(path('remote', file), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return path('remote');
  };
  const manifestText = () => readFile(path('web/remotes.json'), 'utf8').catch(() => null);
  return { web, write, manifestText };
};
