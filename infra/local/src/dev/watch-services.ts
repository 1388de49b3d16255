import { globSync } from 'node:fs';
import { spawnChild } from '../spawn-child.ts';
import { childEnvironment } from '../environment.ts';
import { inRoot } from '../root.ts';
import type { Service } from '../supervise.ts';

/** Folders of the shell and the remotes, relative to the repository. */
export const webFolders = () =>
  globSync('*/rspack.config.ts', { cwd: inRoot('.') }).map((path) => path.split('/')[0] ?? '');

/** Rebuilds one web folder whenever one of its sources changes. */
const rebuild = (folder: string): Service => ({
  name: folder,
  start: (onLine) =>
    spawnChild({
      file: inRoot(folder, 'node_modules', '.bin', 'rspack'),
      args: ['build', '--watch'],
      env: childEnvironment({}),
      cwd: inRoot(folder),
      onLine,
    }),
});

/** Publishes each new build. */
const republish = (): Service => ({
  name: 'publish',
  start: (onLine) =>
    spawnChild({
      file: process.execPath,
      args: [inRoot('infra/local/src/dev/publish-on-change.ts')],
      env: childEnvironment({}),
      cwd: inRoot('.'),
      onLine,
    }),
});

/** What `pnpm dev` runs in addition: a watching build for each web folder, and the publishing of its output. */
export const watchServices = (): Service[] => [...webFolders().map(rebuild), republish()];
