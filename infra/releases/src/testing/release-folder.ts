import type { ReleaseMode, RemoteLink, Role } from '@hub/contracts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { publishRemote } from '../publish-remote.ts';
import { readRemotes } from '../remotes-file.ts';

const exposed = (path: string, file: string) => ({ path, assets: { js: { sync: [file], async: [] } } });

interface Variant {
  code?: string;
  version?: string;
  routes?: readonly string[];
  slot?: string;
  roles?: readonly Role[];
  links?: readonly RemoteLink[];
  by?: ReleaseMode;
}

/** A folder per test with remotes as the federation plugin builds them, and the web folder that they are published to. */
export const releaseFolder = () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'releases-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const path = (...parts: string[]) => join(root, ...parts);
  const web = () => path('web');
  const write = async (file: string, content: unknown) => {
    await mkdir(dirname(path(file)), { recursive: true });
    await writeFile(path(file), typeof content === 'string' ? content : JSON.stringify(content));
  };

  const build = async (
    name: string,
    { code = 'v1', version = '1.0.0', routes = ['/calendar'], slot = 'month', roles, links }: Variant = {},
  ) => {
    await rm(path(name), { recursive: true, force: true });
    await write(`${name}/package.json`, { version });
    await write(`${name}/remote.json`, { name, routes, slots: { [slot]: './slots/month' }, roles, links });
    const dist = `${name}/dist/${version}`;
    await write(`${dist}/assets/entry.${code}.js`, `entry ${code}`);
    await write(`${dist}/assets/app.${code}.js`, `app ${code}`);
    await write(`${dist}/assets/month.js`, 'month');
    await write(`${dist}/mf-stats.json`, { builtAt: Math.random() });
    await write(`${dist}/mf-manifest.json`, {
      name,
      metaData: { remoteEntry: { name: `assets/entry.${code}.js`, path: '' } },
      shared: [
        { name: 'react', singleton: true, requiredVersion: '^19.3.1' },
        { name: '@hub/ui', singleton: false, requiredVersion: '0.1.0' },
      ],
      exposes: [exposed('./lifecycles', `assets/app.${code}.js`), exposed('./slots/month', 'assets/month.js')],
    });
    return path(name);
  };

  const publish = async (name: string, variant: Variant = {}) =>
    publishRemote(await build(name, variant), web(), { by: variant.by });
  const entryOf = async (name: string) => (await readRemotes(web())).remotes[name];
  const manifestText = () => readFile(path('web/remotes.json'), 'utf8').catch(() => null);
  return { path, web, write, build, publish, entryOf, manifestText };
};
