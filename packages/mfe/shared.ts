import emotionReact from '@emotion/react/package.json' with { type: 'json' };
import emotionStyled from '@emotion/styled/package.json' with { type: 'json' };
import reactQuery from '@tanstack/react-query/package.json' with { type: 'json' };
import { createHash, type Hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import reactDom from 'react-dom/package.json' with { type: 'json' };
import react from 'react/package.json' with { type: 'json' };
import zod from 'zod/package.json' with { type: 'json' };
import { lentZod } from './src/lent-zod.ts';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/** Libraries of which the page has one copy, by key of the share scope. Each sub-path is a separate share. */
const strict: Record<string, string> = {
  react: react.version,
  'react/jsx-runtime': react.version,
  'react-dom': reactDom.version,
  'react-dom/client': reactDom.version,
  '@tanstack/react-query': reactQuery.version,
  '@emotion/react': emotionReact.version,
  '@emotion/react/jsx-runtime': emotionReact.version,
};

/** Lent by the shell when it has the required version; otherwise the remote loads its own copy. */
const soft: Record<string, string> = { '@emotion/styled': emotionStyled.version };

type Lent = { readonly [name: string]: unknown };
const namesIn = (lent: Lent, path = ''): string[] =>
  Object.entries(lent).flatMap(([name, part]) =>
    typeof part === 'function' ? [path + name] : namesIn(part as Lent, `${path}${name}.`),
  );

/** What a remote may call of the lent zod, such as `object` and `iso.date`. */
export const lentZodNames = namesIn(lentZod.z);

const sourceHash = (update: (hash: Hash) => void) => {
  const hash = createHash('sha256');
  update(hash);
  return `s${hash.digest('hex').slice(0, 10)}`;
};

/** Our own packages change without a release, so their sources are their version: other sources, another copy. */
const sourceVersion = (root: string) =>
  `0.1.0-${sourceHash((hash) => {
    for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
      if (!/\.spec\.|testing/.test(file)) hash.update(file).update(readFileSync(join(root, file)));
    }
  })}`;

/** Lent by the shell when it was built from the same sources; of zod, when it lends the same names. */
const exact = (): Record<string, string> => ({
  zod: `${zod.version}-${sourceHash((hash) => hash.update(lentZodNames.toSorted().join()))}`,
  '@hub/mfe': sourceVersion(here),
  '@hub/ui': sourceVersion(join(dirname(require.resolve('@hub/ui')), '..')),
});

/** The installed versions, by key of the share scope. The shell is compiled with them as `SHARED_VERSIONS`. */
export const sharedVersions = (): Record<string, string> => ({ ...strict, ...soft, ...exact() });

type Wanted = (version: string) => { requiredVersion: string; singleton?: true; strictVersion?: true; import?: false };

const shares = (versions: Record<string, string>, wanted: Wanted) =>
  Object.fromEntries(
    Object.entries(versions).map(([key, version]) => [key, { singleton: false, version, ...wanted(version) }]),
  );

/** What a remote can bundle instead of borrowing it. */
export type OwnCopy = 'zod';

const without = (versions: Record<string, string>, own: readonly OwnCopy[]) =>
  Object.fromEntries(Object.entries(versions).filter(([key]) => !own.some((name) => name === key)));

/** The one list of shared packages, in the form of the federation plugin's option. */
export const sharedByRemote = (own: readonly OwnCopy[]) => ({
  ...shares(strict, (version) => ({
    requiredVersion: `^${version}`,
    singleton: true,
    strictVersion: true,
    import: false,
  })),
  ...shares(soft, (version) => ({ requiredVersion: `^${version}` })),
  ...shares(without(exact(), own), (version) => ({ requiredVersion: version })),
});

/** The federation plugin resolves its runtime to CommonJS, 26 KB in each remote; this is the file to replace. */
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
export const lentNamesOnlyFile = join(here, 'lent-names-only.mjs');
