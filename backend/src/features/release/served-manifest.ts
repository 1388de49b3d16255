import { RemoteBuild, type RemotesFile, type RemotesManifest } from '@hub/contracts';
import { createHash } from 'node:crypto';
import type { ReleaseRow } from './projection.ts';

/** What the page needs to know of a claimed remote. */
export type ServedRelease = Pick<ReleaseRow, 'remote' | 'served'>;

/** Whether this visitor is among the given percent of the students. */
export type IsInShare = (remote: string, share: number) => boolean;

/**
 * The manifest with what teams released over what a start published. What `pnpm dev` published stays, because a developer
 * wants to see it. A build that fails falls back to the one that everyone else has.
 */
export const withReleases = (
  { revision, remotes: published }: RemotesFile,
  releases: readonly ServedRelease[],
  isInShare: IsInShare,
): RemotesManifest => {
  const remotes: RemotesManifest['remotes'] = {};
  for (const [name, { by: _by, ...remote }] of Object.entries(published)) remotes[name] = remote;
  for (const { remote: name, served } of releases) {
    if (published[name]?.by === 'development') continue;
    const { live, canary } = served;
    const shown = canary && isInShare(name, canary.share) ? canary.build : live;
    if (!shown) continue;
    const before = remotes[name];
    remotes[name] = before && !shown.previous ? { ...shown, previous: RemoteBuild.parse(before) } : shown;
  }
  if (releases.length === 0) return { revision, remotes };
  const versions = Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`);
  const own = createHash('sha256')
    .update([revision, ...versions].join('\n'))
    .digest('hex');
  return { revision: own.slice(0, 12), remotes };
};
