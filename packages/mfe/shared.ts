import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** One React and one emotion on the page: key in the share scope → its package. Each sub-path is a share of its own. */
const strict = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  '@tanstack/react-query': '@tanstack/react-query',
  '@emotion/react': '@emotion/react',
  '@emotion/react/jsx-runtime': '@emotion/react',
} as const;

/** Lent by the shell when it has the wanted version; otherwise the remote brings its own copy. */
const soft = ['@emotion/styled', 'zod'] as const;
const ours = ['@hub/mfe', '@hub/ui'] as const;
const here = import.meta.dirname;

const rootOf = (name: string) => {
  if (name === '@hub/mfe') return here;
  for (const folder of require.resolve.paths(name) ?? []) {
    const root = join(folder, name);
    if (globSync('package.json', { cwd: root }).length > 0) return root;
  }
  throw new Error(`${name} is not installed beside @hub/mfe`);
};

const packageVersion = (root: string) =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** Our own packages change without a release, so their sources are their version: other sources, another copy. */
const sourceVersion = (root: string) => {
  const hash = createHash('sha256');
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    if (!/\.spec\.|testing/.test(file)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return `${packageVersion(root)}-s${hash.digest('hex').slice(0, 10)}`;
};

/** What the build found installed, by key of the share scope. The shell is compiled with it as `SHARED_VERSIONS`. */
export const sharedVersions = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(strict).map(([key, name]) => [key, packageVersion(rootOf(name))])),
  ...Object.fromEntries(soft.map((name) => [name, packageVersion(rootOf(name))])),
  ...Object.fromEntries(ours.map((name) => [name, sourceVersion(rootOf(name))])),
});

/** The one list of shared packages, as the federation plugin of a remote wants it. */
export const sharedByRemote = () => {
  const versions = sharedVersions();
  const of = (key: string) => versions[key] ?? '';
  return {
    ...Object.fromEntries(
      Object.keys(strict).map((key) => [
        key,
        {
          singleton: true,
          strictVersion: true,
          version: of(key),
          requiredVersion: `^${of(key)}`,
          import: false as const,
        },
      ]),
    ),
    ...Object.fromEntries(
      soft.map((key) => [key, { singleton: false, version: of(key), requiredVersion: `^${of(key)}` }]),
    ),
    ...Object.fromEntries(ours.map((key) => [key, { singleton: false, version: of(key), requiredVersion: of(key) }])),
  };
};

/** The federation plugin resolves its runtime to CommonJS, 26 KB in each remote; this is the file to put aside. */
export const bundlerRuntimeFile = () => {
  const tools = createRequire(
    createRequire(require.resolve('@module-federation/enhanced')).resolve('@module-federation/runtime-tools'),
  );
  return tools.resolve('@module-federation/webpack-bundler-runtime');
};

export const thinRuntimeFile = join(here, 'thin-runtime.mjs');
