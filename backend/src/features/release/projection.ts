import type { Remote, RemoteBuild } from '@hub/contracts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { canaryIn, earlierIn, liveIn, release, type Release } from './decider.ts';
import { ReleaseEvent } from './events.ts';

/** The id of a remote's stream and row. */
export const releaseIdOf = (remote: string): string => uuid5('release', remote);

/** What the page's manifest takes of a remote. Paths are absolute on the origin. */
interface Served {
  /** Null: what a start publishes. */
  readonly live: Remote | null;
  readonly canary: { readonly build: Remote; readonly share: number } | null;
}

/** `versions` are the builds that are kept: a table of contents that is quick to read. */
export type ReleaseRow = Release & { remote: string; served: Served; versions: string[] };

const placed = (remote: string, { builds }: Release, version: string): Remote | null => {
  const known = builds[version];
  if (!known) return null;
  const at = (file: string) => `/mfe/${remote}/${version}/${file}`;
  const { entry, preload, ...others } = known.build;
  const files = Object.entries(preload).map(([module, each]) => [module, each.map(at)] as const);
  return { ...others, version, entry: at(entry), preload: Object.fromEntries(files) };
};

const fallback = (remote: string, state: Release, version: string | null): { previous?: RemoteBuild } => {
  const found = version === null ? null : placed(remote, state, version);
  if (!found) return {};
  const { entry, preload, requires } = found;
  return { previous: { version: found.version, entry, preload, requires } };
};

const servedOf = (remote: string, state: Release): Served => {
  const [live, canary] = [liveIn(state.builds), canaryIn(state.builds)];
  const ofLive = live === null ? null : placed(remote, state, live);
  const ofCanary = canary === null ? null : placed(remote, state, canary);
  return {
    live: ofLive && { ...ofLive, ...fallback(remote, state, earlierIn(state.builds)) },
    canary: ofCanary && {
      build: { ...ofCanary, ...fallback(remote, state, live) },
      share: state.builds[ofCanary.version]?.share ?? 0,
    },
  };
};

export const releaseList: Projection<ReleaseEvent, ReleaseRow> = {
  name: 'release-list',
  version: 1, // raise it to rebuild from the first event
  table: 'release_list',
  events: ReleaseEvent,
  categories: ['release'],
  queryKeys: ['/api/releases'],
  key: ({ data }) => releaseIdOf(data.remote),

  evolve(row, event) {
    const { remote } = event.data;
    const state = release.evolve(row && { team: row.team, builds: row.builds }, event);
    if (!state) return null;
    const { team, builds } = state;
    return { remote, team, builds, served: servedOf(remote, state), versions: Object.keys(builds) };
  },
};
