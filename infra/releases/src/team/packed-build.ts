import { type BuildFile, type NewBuild, RemoteDeclaration } from '@hub/contracts';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildOfRemote } from '../build-of-remote.ts';
import { writeSiblings } from '../compress.ts';
import { readJson } from '../files.ts';
import type { Candidate } from '../publish-remote.ts';

const Package = z.object({ version: z.string() });

/** A build in its folder, before it is sent. */
export interface LocalBuild {
  /** What its trial needs. */
  readonly candidate: Candidate;
  readonly described: Omit<NewBuild, 'files' | 'commit'>;
}

/** Reads and checks the build of a remote's folder. @throws as {@link buildOfRemote} */
export const localBuild = async (folder: string): Promise<LocalBuild> => {
  const declared = await readJson(join(folder, 'remote.json'), RemoteDeclaration);
  const { version: number } = await readJson(join(folder, 'package.json'), Package);
  const dist = join(folder, 'dist', number);
  const { entry, preload, requires } = await buildOfRemote(dist, declared);
  return { candidate: { ...declared, dist, entry }, described: { number, declared, entry, preload, requires } };
};

/** Only files below it are served. */
const served = 'assets';

const fileOf = async (folder: string, path: string): Promise<BuildFile & { content: Buffer }> => {
  const content = await readFile(join(folder, path));
  return { path, hash: createHash('sha256').update(content).digest('hex'), size: content.byteLength, content };
};

/** The files of a build with compressed copies, as pages will load them. */
export const packedFiles = async (dist: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await cp(join(dist, served), join(folder, served), { recursive: true });
    await writeSiblings(folder);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .toSorted();
    return await Promise.all(paths.map((path) => fileOf(folder, path)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
