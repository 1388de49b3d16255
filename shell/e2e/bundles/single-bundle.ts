import { hostConfig } from '@hub/mfe/rspack';
import { rspack } from '@rspack/core';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';

const root = join(import.meta.dirname, '../../..');

const nameIn = (folder: string) =>
  (JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as { name: string }).name;

/** What each remote exposes: id of the federation runtime → source. */
const exposed = () =>
  globSync('mfe-*/src/{lifecycles,slots/*}.tsx', { cwd: root })
    .filter((file) => !/\.spec\.|testing/.test(file))
    .map((file) => {
      const [folder = '', , ...path] = file.split('/');
      return { id: [nameIn(folder), ...path.slice(0, -1), parse(file).name].join('/'), source: join(root, file) };
    });

/** Replaces `src/remote-host.ts` and the federation runtime: the remotes' modules are in the bundle. */
const remoteHost = () => {
  const all = exposed();
  return [
    ...all.map(({ source }, index) => `import * as m${index} from ${JSON.stringify(source)};`),
    `const modules = { ${all.map(({ id }, index) => `${JSON.stringify(id)}: m${index}`).join(', ')} };`,
    'const loadRemote = (id) => Promise.resolve(modules[id] ?? null);',
    'export const createRemoteHost = () => ({ loadRemote, point: () => undefined });',
  ].join('\n');
};

/**
 * Builds shell and remotes into one script, without federation, with the loaders and the optimizer of the product's
 * build. Code that the product loads on demand stays separate.
 * @returns the address of the script under `folder`
 */
export const buildSingleBundle = async (folder: string) => {
  const source = join(folder, 'remote-host.js');
  writeFileSync(source, remoteHost());
  const config = hostConfig({
    dir: join(root, 'shell'),
    entries: { single: './e2e/bundles/single-entry.ts' },
    worker: './src/service-worker/service-worker.ts',
    publicFolder: './public',
  });
  const compiler = rspack({
    ...config,
    output: { ...config.output, path: join(folder, 'web') },
    plugins: [...(config.plugins ?? []), new rspack.NormalModuleReplacementPlugin(/\/remote-host\.ts$/, source)],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close((failure) => (failure ? reject(failure) : resolve()));
    });
  });
  const { single } = JSON.parse(readFileSync(join(folder, 'web/shell.json'), 'utf8')) as { single: string };
  return { web: join(folder, 'web'), entry: single };
};
