import emotionReact from '@emotion/react/package.json' with { type: 'json' };
import emotionStyled from '@emotion/styled/package.json' with { type: 'json' };
import reactQuery from '@tanstack/react-query/package.json' with { type: 'json' };
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import reactDom from 'react-dom/package.json' with { type: 'json' };
import react from 'react/package.json' with { type: 'json' };
import zod from 'zod/package.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/** One React and one emotion on the page, by key of the share scope. Each sub-path is a share of its own. */
const strict: Record<string, string> = {
  react: react.version,
  'react/jsx-runtime': react.version,
  'react-dom': reactDom.version,
  'react-dom/client': reactDom.version,
  '@tanstack/react-query': reactQuery.version,
  '@emotion/react': emotionReact.version,
  '@emotion/react/jsx-runtime': emotionReact.version,
};

/** Lent by the shell when it has the wanted version; otherwise the remote brings its own copy. */
const soft: Record<string, string> = { '@emotion/styled': emotionStyled.version, zod: zod.version };

/** Our own packages change without a release, so their sources are their version: other sources, another copy. */
const sourceVersion = (root: string) => {
  const hash = createHash('sha256');
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    if (!/\.spec\.|testing/.test(file)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return `0.1.0-s${hash.digest('hex').slice(0, 10)}`;
};

const ours = (): Record<string, string> => ({
  '@hub/mfe': sourceVersion(here),
  '@hub/ui': sourceVersion(join(dirname(require.resolve('@hub/ui')), '..')),
});

/** What the build found installed, by key of the share scope. The shell is compiled with it as `SHARED_VERSIONS`. */
export const sharedVersions = (): Record<string, string> => ({ ...strict, ...soft, ...ours() });

type Wanted = (version: string) => { requiredVersion: string; singleton?: true; strictVersion?: true; import?: false };

const shares = (versions: Record<string, string>, wanted: Wanted) =>
  Object.fromEntries(
    Object.entries(versions).map(([key, version]) => [key, { singleton: false, version, ...wanted(version) }]),
  );

/** The one list of shared packages, as the federation plugin of a remote wants it. */
export const sharedByRemote = () => ({
  ...shares(strict, (version) => ({
    requiredVersion: `^${version}`,
    singleton: true,
    strictVersion: true,
    import: false,
  })),
  ...shares(soft, (version) => ({ requiredVersion: `^${version}` })),
  ...shares(ours(), (version) => ({ requiredVersion: version })),
});

/** The federation plugin resolves its runtime to CommonJS, 26 KB in each remote; this is the file to put aside. */
export const bundlerRuntimeFile = () => {
  const tools = createRequire(
    createRequire(require.resolve('@module-federation/enhanced')).resolve('@module-federation/runtime-tools'),
  );
  return tools.resolve('@module-federation/webpack-bundler-runtime');
};

export const thinRuntimeFile = join(here, 'thin-runtime.mjs');

export const contractsFolder = join(dirname(require.resolve('@hub/contracts')), '/');
export const pureDeclarationsFile = join(here, 'pure-declarations.mjs');
export const withoutFunctionsFile = join(here, 'without-functions.mjs');
