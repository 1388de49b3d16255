import { globSync } from 'node:fs';
import { spawnChild } from '../spawn-child.ts';
import { childEnvironment } from '../environment.ts';
import { inRoot } from '../root.ts';
import type { Service } from '../supervise.ts';

/** Folders of the shell and the remotes. */
export const webFolders = () =>
  globSync('*/rspack.config.ts', { cwd: inRoot('.') }).map((path) => path.split('/')[0] ?? '');

/** Rebuilds one web folder whenever a source of it changes. */
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

/** Publishes a folder's build whenever a new one is there. */
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

/** What `pnpm dev` runs beside the product: a watching build for each web folder, and the publishing of its results. */
export const watchServices = (): Service[] => [...webFolders().map(rebuild), republish()];
