import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../root.ts';

/** Something that is built from sources into a folder by one program. */
export interface Target {
  readonly name: string;
  readonly sources: readonly string[];
  readonly output: string;
  readonly command: readonly [file: string, ...args: string[]];
  readonly cwd: string;
}

const everywhere = () => [inRoot('packages'), inRoot('pnpm-lock.yaml'), inRoot('tsconfig.base.json')];

const rspackTarget = (name: string): Target => ({
  name,
  sources: [inRoot(name), ...everywhere()],
  output: inRoot(name, 'dist'),
  command: [inRoot(name, 'node_modules', '.bin', 'rspack'), 'build'],
  cwd: inRoot(name),
});

/** The shell and every remote: each folder with an rspack.config.ts. */
export const webTargets = (): Target[] =>
  readdirSync(inRoot('.'))
    .filter((name) => existsSync(inRoot(name, 'rspack.config.ts')))
    .map(rspackTarget);

/** The workflows as the worker loads them, bundled once instead of at each start. */
export const workflowTarget = (): Target => ({
  name: 'workflows',
  sources: [inRoot('workflows'), ...everywhere()],
  output: inRoot('workflows', 'build'),
  command: [process.execPath, inRoot('workflows', 'src', 'bundle.ts')],
  cwd: inRoot('workflows'),
});

/** The shell and the remotes as they are served: what `infra/releases` makes of their builds. */
export const publishTarget = (): Target => ({
  name: 'web',
  sources: [inRoot('infra', 'releases'), ...webTargets().map(({ output }) => output)],
  output: inRoot('build', 'web', 'shell.json'), // not the remotes: a roll-back must outlive the next start
  command: [
    process.execPath,
    inRoot('infra', 'releases', 'src', 'main.ts'),
    'publish',
    '--by',
    'start',
    ...webTargets().map(({ cwd }) => cwd),
  ],
  cwd: inRoot('.'),
});
