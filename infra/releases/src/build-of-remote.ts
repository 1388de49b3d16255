import type { RemoteBuild, RemoteDeclaration } from '@hub/contracts';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from './files.ts';

const Assets = z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) });

/** The fields of the federation plugin's `mf-manifest.json` that a release needs. */
const FederationManifest = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  shared: z.array(z.object({ name: z.string(), singleton: z.boolean(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: Assets })),
});

const lifecycles = './lifecycles';

const wantedOf = ({ routes, slots }: RemoteDeclaration) => [
  ...(routes.length > 0 ? [lifecycles] : []),
  ...Object.values(slots),
];

/**
 * Describes a build, with paths relative to its folder, and checks it against its remote's declaration.
 * @throws when the build is missing, belongs to another remote, or lacks a declared module or a file
 */
export const buildOfRemote = async (
  folder: string,
  declared: RemoteDeclaration,
): Promise<Omit<RemoteBuild, 'version'>> => {
  const manifest = await readJson(join(folder, 'mf-manifest.json'), FederationManifest);
  if (manifest.name !== declared.name)
    throw new Error(`${folder} contains a build of ${manifest.name}, not ${declared.name}`);
  const preload = Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync]));
  const missing = wantedOf(declared).filter((module) => !preload[module]);
  if (missing.length > 0) throw new Error(`the build of ${declared.name} does not expose ${missing.join(', ')}`);

  const { name, path } = manifest.metaData.remoteEntry;
  const entry = path + name;
  const later = manifest.exposes.flatMap(({ assets }) => assets.js.async);
  for (const file of new Set([entry, ...Object.values(preload).flat(), ...later])) {
    await access(join(folder, file)).catch((error: unknown) => {
      throw new Error(`the build of ${declared.name} lacks its file ${file}`, { cause: error });
    });
  }
  const strict = manifest.shared.filter(({ singleton }) => singleton);
  return {
    entry,
    preload,
    requires: Object.fromEntries(strict.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
};
