import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { RemoteDeclaration, type ReleaseMode } from '@hub/contracts';
import { buildOfRemote } from './build-of-remote.ts';
import { writeSiblings } from './compress.ts';
import { hashOfBuild, isServed, readJson, touch } from './files.ts';
import { goLive, versionsOf } from './go-live.ts';
import type { ReleasedBuild } from './history.ts';
import { rejectOverlap } from './overlapping-routes.ts';
import { mustKeep } from './release-mode.ts';
import { changeRemotes, readRemotes } from './remotes-file.ts';

const Package = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+[\w.-]*$/, 'not a version') });

/** Copies a build to its final folder, complete or not at all. Compression takes seconds, so no lock is held. */
const storeBuild = async (from: string, to: string, earlier: string | undefined) => {
  if (await touch(to)) return; // so that no other release removes it meanwhile
  const temporary = `${to}.${crypto.randomUUID()}.tmp`;
  try {
    await cp(from, temporary, { recursive: true, filter: isServed });
    await writeSiblings(temporary, earlier);
    await rename(temporary, to).catch(async (error: unknown) => {
      if (!(await touch(to))) throw error; // the same build was published at the same time
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};

const placedAt = (build: Omit<ReleasedBuild, 'version'>, name: string, version: string): ReleasedBuild => {
  const at = (file: string) => `/mfe/${name}/${version}/${file}`;
  return {
    ...build,
    version,
    entry: at(build.entry),
    preload: Object.fromEntries(Object.entries(build.preload).map(([module, files]) => [module, files.map(at)])),
  };
};

/** What {@link publishRemote} did. `kept` means that the live build was released by a team and this start left it. */
export interface Publication {
  name: string;
  version: string;
  outcome: 'released' | 'unchanged' | 'kept';
}

/** A build before it is live: its folder, and its files relative to it. */
export interface Candidate extends RemoteDeclaration {
  dist: string;
  entry: string;
}

interface Publishing {
  by?: ReleaseMode | undefined;
  /** Tries a build that a team releases: a sentence for each reason not to. By default it is not tried. */
  examine?: ((candidate: Candidate) => Promise<string[]>) | undefined;
}

/**
 * Publishes a remote's build: copies `dist/<version>` to `mfe/<name>/<version>-<hash of its content>/` in the web
 * folder and writes its entry in `remotes.json`. The build that it replaces is kept for 30 days.
 * @throws before `remotes.json` is changed, when the build does not match its `remote.json` or does not pass its
 * examination; the message gives the reasons
 */
export const publishRemote = async (
  folder: string,
  web: string,
  { by = 'release', examine = () => Promise.resolve([]) }: Publishing = {},
): Promise<Publication> => {
  const declared = await readJson(join(folder, 'remote.json'), RemoteDeclaration);
  const { version: number } = await readJson(join(folder, 'package.json'), Package);
  const { name, ...shown } = declared;
  const dist = join(folder, 'dist', number);
  const build = { ...(await buildOfRemote(dist, declared)), ...shown };
  const version = `${number}-${(await hashOfBuild(dist, build)).slice(0, 10)}`;
  const { remotes } = await readRemotes(web);
  const live = remotes[name];
  if (live && mustKeep(by, live)) {
    return { name, version: live.version, outcome: live.version === version ? 'unchanged' : 'kept' };
  }
  rejectOverlap(remotes, declared);
  if (by === 'release' && live?.version !== version) {
    const reasons = await examine({ ...declared, dist, entry: build.entry });
    if (reasons.length > 0) throw new Error([`${name} is not released:`, ...reasons].join('\n- '));
  }
  const versions = versionsOf(web, name);
  await mkdir(versions, { recursive: true });
  await storeBuild(dist, join(versions, version), live && join(versions, live.version));

  let outcome: Publication['outcome'] = 'released';
  await changeRemotes(web, async (current) => {
    rejectOverlap(current, declared);
    const replaced = current[name];
    if (replaced?.version === version) outcome = 'unchanged';
    if (mustKeep(by, replaced)) {
      outcome = 'kept';
      return current;
    }
    await stat(join(versions, version)); // fails rather than naming files that are gone
    const placed = placedAt(build, name, version);
    const entry = await goLive(replaced, { web, name, build: placed, by });
    return { ...current, [name]: entry };
  });
  return { name, version, outcome };
};
