import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointsIn, importsIn } from './needs.ts';
import {
  bundlerRuntimeFile,
  contractsFolder,
  lentNamesOnlyFile,
  lentZodNames,
  pureDeclarationsFile,
  sharedByRemote,
  sharedVersions,
  thinRuntimeFile,
  withoutFunctionsFile,
  type OwnCopy,
} from './shared.ts';

const browsers = 'chrome >= 111, firefox >= 114, safari >= 16.4';

/**
 * Nearly all of a first script runs at once. With this hint Chromium compiles it off the main thread while it
 * downloads, instead of each function on its first call (https://v8.dev/blog/explicit-compile-hints). Other browsers
 * ignore it.
 */
const compiledAhead = (...names: readonly string[]) =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: names.map((name) => `assets/${name}`),
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE, // after the minifier, which drops comments
  });

const base = (dir: string, name: string): Configuration => ({
  name,
  context: dir,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  output: {
    uniqueName: name,
    clean: true,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: 'assets/[name].[contenthash:10].js',
    chunkFilename: 'assets/[name].[contenthash:10].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          detectSyntax: 'auto',
          jsc: { transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } } },
          env: { targets: browsers },
        },
      },
      // zod's calls have no side effects, which a bundler cannot know
      { test: contractsFolder, enforce: 'pre', loader: pureDeclarationsFile },
      // every schema refers to the code that writes JSON Schema, 6 kB, which no screen uses
      { test: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/, loader: withoutFunctionsFile },
      // only emotion's themes use them, and no screen does; their package.json does not declare sideEffects: false
      { test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
    ],
  },
  optimization: { splitChunks: false, realContentHash: true },
  performance: false,
  stats: 'errors-warnings',
});

const constants = (values: Record<string, unknown>) =>
  new rspack.DefinePlugin(
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  );

const workerEntry = 'sw';
const checkFile = 'check.mjs';
const lentVersions = () =>
  constants({
    SHARED_VERSIONS: sharedVersions(),
    ENV_TARGET: 'web',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  });

/** Writes `shell.json`: which script each entry became. */
const entriesFile = {
  apply: (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap('entries-file', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'entries-file', stage }, () => {
        const entries = Object.fromEntries(
          [...compilation.entrypoints]
            .filter(([name]) => name !== workerEntry)
            .map(([name, entry]) => [name, `/${entry.getFiles().find((file) => file.endsWith('.js')) ?? ''}`]),
        );
        compilation.emitAsset('shell.json', new rspack.sources.RawSource(`${JSON.stringify(entries, null, 2)}\n`));
      });
    });
  },
};

interface Host {
  dir: string;
  /** Source of each page's script, by name. */
  entries: Record<string, string>;
  /** Source of the service worker. */
  worker: string;
  /** Folder of files that are copied unchanged. */
  publicFolder: string;
}

/**
 * The shell's build: no federation plugin, one script per entry. It writes `dist/assets/…`, `dist/shell.json`, the
 * worker as `dist/sw.js` and the public files.
 */
export const hostConfig = ({ dir, entries, worker, publicFolder }: Host): Configuration => {
  const config = base(dir, 'shell');
  return {
    ...config,
    entry: { ...entries, [workerEntry]: worker },
    output: {
      ...config.output,
      path: join(dir, 'dist'),
      clean: { keep: checkFile },
      publicPath: '/',
      // a worker is identified by its address: another name would be another worker
      filename: ({ chunk }) => (chunk?.name === workerEntry ? 'sw.js' : 'assets/[name].[contenthash:10].js'),
    },
    plugins: [
      compiledAhead(...Object.keys(entries)),
      new rspack.CopyRspackPlugin({ patterns: [{ from: publicFolder }] }),
      lentVersions(),
      entriesFile,
    ],
  };
};

/** `dist/check.mjs`, which no page loads: built alone, so that the pages' scripts are as small as without it. */
export const checkConfig = ({ dir, entry }: { dir: string; entry: string }): Configuration => {
  const config = base(dir, 'check');
  return {
    ...config,
    entry: { check: entry },
    output: {
      ...config.output,
      path: join(dir, 'dist'),
      publicPath: '/',
      filename: checkFile,
      asyncChunks: false,
      clean: false,
    },
    plugins: [lentVersions()],
  };
};

/** Writes `mf-needs.json`: what the build needs of the shell and of the API, for `infra/releases` to compare. */
const needsFile = (dir: string) => ({
  apply: (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap('needs-file', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'needs-file', stage }, (assets) => {
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
        const own = [...compilation.fileDependencies].filter((file) => file.startsWith(join(dir, 'src')));
        const sources = own.filter((file) => /\.tsx?$/.test(file) && existsSync(file));
        const needs = {
          endpoints: endpointsIn(scripts.map(([, asset]) => String(asset.source()))),
          imports: importsIn(
            sources.map((file) => readFileSync(file, 'utf8')),
            Object.keys(sharedVersions()),
          ),
        };
        compilation.emitAsset('mf-needs.json', new rspack.sources.RawSource(JSON.stringify(needs)));
      });
    });
  },
});

interface Remote {
  dir: string;
  /** A global name such as `mfe_classes`. */
  name: string;
  /** `./lifecycles` or `./slots/<slot>` → its source. */
  exposes: Record<string, string>;
  /** What it bundles instead of borrowing it from the shell: zod, if it calls more of it than the shell lends. */
  own?: readonly OwnCopy[];
  /** Files or folders that are copied unchanged: from a path to a folder of the build, whose name has their version. */
  copied?: Readonly<Record<string, string>>;
}

const copiesOf = (copied: Readonly<Record<string, string>>) => {
  const patterns = Object.entries(copied).map(([from, to]) => ({
    from,
    to,
    toType: 'dir' as const,
    info: { minimized: true },
  }));
  return patterns.length > 0 ? [new rspack.CopyRspackPlugin({ patterns })] : [];
};

/** Fails on calls of zod that the shell does not lend. */
const onlyLentNames = {
  test: /\.tsx?$/,
  enforce: 'pre',
  loader: lentNamesOnlyFile,
  options: { names: lentZodNames },
} as const;

/**
 * A remote's build into `dist/<version of its package.json>`: nothing but the federation container and one file per
 * expose, for the shell to load. It fails, by name, when a module calls what the shell does not lend.
 */
export const remoteConfig = ({ dir, name, exposes, own = [], copied = {} }: Remote): Configuration => {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  const config = base(dir, name);
  return {
    ...config,
    entry: {},
    output: { ...config.output, path: join(dir, 'dist', version), publicPath: 'auto' },
    resolve: { ...config.resolve, alias: { [bundlerRuntimeFile()]: thinRuntimeFile } },
    module: { rules: [...(config.module?.rules ?? []), ...(own.includes('zod') ? [] : [onlyLentNames])] },
    plugins: [
      ...copiesOf(copied),
      needsFile(dir),
      compiledAhead('remoteEntry', '__federation_expose_'),
      new ModuleFederationPlugin({
        name,
        exposes,
        filename: 'assets/remoteEntry.[contenthash:10].js',
        library: { type: 'module' },
        shareStrategy: 'loaded-first',
        shared: sharedByRemote(own),
        dts: false,
        dev: false,
        manifest: true,
      }),
    ],
  };
};
