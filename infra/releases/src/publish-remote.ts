import type { Remote, RemoteBuild, RemotesManifest } from '@hub/contracts';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { buildOfRemote, RemoteDeclaration } from './build-of-remote.ts';
import { writeSiblings } from './compress.ts';
import { hashOfFolder, readJson, removeOld } from './files.ts';
import { changeRemotes } from './remotes-file.ts';

const Package = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+[\w.-]*$/, 'not a version') });
const dayMs = 86_400_000;

/** Published files never change: different content under an existing version gets a new version. */
const freeVersion = async (versions: string, version: string, hash: string) => {
  const taken = await hashOfFolder(join(versions, version));
  return taken === null || taken === hash ? version : `${version}-${hash.slice(0, 8)}`;
};

const copyBuild = async (from: string, to: string, earlier: string | undefined) => {
  const temporary = `${to}.${process.pid}.tmp`;
  try {
    await cp(from, temporary, { recursive: true });
    await writeSiblings(temporary, earlier);
    await rename(temporary, to);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};

const withoutClash = (remotes: RemotesManifest['remotes'], { name, routes, slots }: RemoteDeclaration) => {
  for (const [other, entry] of Object.entries(remotes)) {
    if (other === name) continue;
    const route = routes.find((candidate) => candidate !== '/*' && entry.routes.includes(candidate));
    if (route) throw new Error(`the route ${route} belongs to ${other}`);
    const slot = Object.keys(slots).find((candidate) => candidate in entry.slots);
    if (slot) throw new Error(`the slot ${slot} is filled by ${other}`);
  }
};

const buildIn = ({ version, entry, preload, requires }: Remote): RemoteBuild => ({ version, entry, preload, requires });

const previousOf = (current: Remote | undefined, version: string) => {
  if (!current) return undefined;
  return current.version === version ? current.previous : buildIn(current);
};

/**
 * Publishes a remote's build: copies `dist/<version>` to `mfe/<name>/<version>/` in the web folder and writes its entry
 * in `remotes.json`, keeping the earlier build as `previous`.
 * @throws before `remotes.json` is changed, when the build does not match its `remote.json`; the message gives the
 * reason
 */
export const publishRemote = async (folder: string, web: string) => {
  const declared = await readJson(join(folder, 'remote.json'), RemoteDeclaration);
  const { version: wanted } = await readJson(join(folder, 'package.json'), Package);
  const dist = join(folder, 'dist', wanted);
  const build = await buildOfRemote(dist, declared);
  const versions = join(web, 'mfe', declared.name);
  await mkdir(versions, { recursive: true });

  let version = wanted;
  const changed = await changeRemotes(web, async (remotes) => {
    withoutClash(remotes, declared);
    const current = remotes[declared.name];
    const hash = (await hashOfFolder(dist)) ?? '';
    version = await freeVersion(versions, wanted, hash);
    const target = join(versions, version);
    const earlier = current && join(versions, current.version);
    if ((await hashOfFolder(target)) === null) await copyBuild(dist, target, earlier);

    const at = (file: string) => `/mfe/${declared.name}/${version}/${file}`;
    const preload = Object.fromEntries(Object.entries(build.preload).map(([module, files]) => [module, files.map(at)]));
    const previous = previousOf(current, version);
    const { routes, slots } = declared;
    const entry: Remote = {
      ...build,
      version,
      entry: at(build.entry),
      preload,
      routes,
      slots,
      ...(previous && { previous }),
    };
    await removeOld(versions, { keep: new Set([version, previous?.version ?? version]), olderThanMs: dayMs });
    return { ...remotes, [declared.name]: entry };
  });
  return { name: declared.name, version, changed };
};

/**
 * Switches to a remote's previous build; doing it twice restores the current one. Routes and slots do not change.
 * @throws when the remote is unknown or has no previous build
 */
export const rollBack = async (name: string, web: string) => {
  let version = '';
  await changeRemotes(web, (remotes) => {
    const current = remotes[name];
    if (!current) throw new Error(`no remote is called ${name}`);
    if (!current.previous) throw new Error(`${name} has no previous build`);
    version = current.previous.version;
    return { ...remotes, [name]: { ...current, ...current.previous, previous: buildIn(current) } };
  });
  return { name, version };
};
