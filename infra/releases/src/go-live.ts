import { type ReleaseMode, type Remote, RemoteBuild } from '@hub/contracts';
import { join } from 'node:path';
import { removeOld, touch } from './files.ts';
import { fallbackIn, readHistory, ReleasedBuild, supersede, writeHistory } from './history.ts';
import { keptMs } from './kept-time.ts';

/** Folder of a remote's published builds, one per version. */
export const versionsOf = (web: string, name: string) => join(web, 'mfe', name);

interface Release {
  web: string;
  name: string;
  build: ReleasedBuild;
  by: ReleaseMode;
}

/** The entry of `remotes.json` with which a build goes live; the build that it replaces enters the history. */
export const goLive = async (
  current: Remote | undefined,
  { web, name, build, by }: Release,
): Promise<Remote & { by: ReleaseMode }> => {
  const versions = versionsOf(web, name);
  const before = await readHistory(web, name, current);
  const history = current ? supersede({ current, history: before, next: build.version }) : before;
  if (current) await writeHistory(web, name, history);
  if (current && current.version !== build.version) await touch(join(versions, current.version));
  await removeOld(versions, {
    keep: new Set(['history.json', build.version, ...history.map(({ version }) => version)]),
    olderThanMs: keptMs,
  });
  const fallback = fallbackIn(history);
  // parsing drops what only the history knows about a build
  return { ...ReleasedBuild.parse(build), ...(fallback && { previous: RemoteBuild.parse(fallback) }), by };
};
