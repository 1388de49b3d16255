import { type BuildFile, type BuildState, type ReleaseActor, releaseLimits } from '@hub/contracts';
import { type Decider, Rejection } from '../../platform/domain/index.ts';
import type { Build, ReleaseEvent } from './events.ts';

export type ReleaseCommand = { remote: string; by: ReleaseActor; /** ISO 8601 UTC. */ at: string } & (
  | { type: 'ClaimRemote'; team: string; takeOver: boolean }
  | { type: 'UploadBuild'; version: string; build: Build; files: BuildFile[]; commit: string | null }
  | { type: 'StartRelease'; version: string; share: number; reason: string | null }
  | { type: 'ChangeShare'; version: string; share: number; reason: string | null }
  | { type: 'PromoteRelease'; version: string; reason: string | null }
  /** `from` is left, null when nothing is live. Without a version, a canary just ends, and the build before is live again. */
  | { type: 'RollBackRelease'; from: string | null; version: string | null; reason: string }
  | { type: 'RemoveOldBuilds'; before: string }
);

export type KnownBuild = {
  build: Build;
  files: readonly BuildFile[];
  commit: string | null;
  uploadedAt: string;
  state: BuildState;
  /** Percent of the students. */
  share: number;
  /** Whether it was once live for everyone. */
  wasLive: boolean;
  /** Since when it has this state and share, by whom and why. */
  since: string;
  by: ReleaseActor;
  reason: string | null;
};

/** `builds` by version. */
export type Release = { team: string; builds: Readonly<Record<string, KnownBuild>> };

type Builds = Release['builds'];

const withState = (builds: Builds, state: BuildState) =>
  Object.entries(builds).find(([, build]) => build.state === state)?.[0] ?? null;
/** The version that everyone has who is not in the canary's share; null: what a start publishes. */
export const liveIn = (builds: Builds) => withState(builds, 'live');
export const canaryIn = (builds: Builds) => withState(builds, 'canary');

const newestFirst = ([, a]: [string, KnownBuild], [, b]: [string, KnownBuild]) => {
  if (a.since === b.since) return 0;
  return a.since < b.since ? 1 : -1;
};

/** The newest build that was live for everyone and was not rolled back. */
export const earlierIn = (builds: Builds): string | null =>
  Object.entries(builds)
    .filter(([, { state, wasLive }]) => state === 'superseded' && wasLive)
    .toSorted(newestFirst)[0]?.[0] ?? null;

type Told = { by: ReleaseActor; at: string; reason: string | null };

const changed = (builds: Builds, version: string | null, change: Partial<KnownBuild>): Builds => {
  const known = version === null ? undefined : builds[version];
  return version === null || !known ? builds : { ...builds, [version]: { ...known, ...change } };
};

const leave = (builds: Builds, version: string | null, { state, told }: { state: BuildState; told: Told }) =>
  changed(builds, version, { state, share: 0, since: told.at, by: told.by, reason: told.reason });

const tell = ({ by, at, reason }: Told) => ({ by, since: at, reason });

const superseded = (builds: Builds, versions: readonly (string | null)[], told: Told) =>
  versions.reduce((all, version) => leave(all, version, { state: 'superseded', told }), builds);

const goLive = (builds: Builds, version: string, told: Told) =>
  changed(superseded(builds, [liveIn(builds), canaryIn(builds)], told), version, {
    state: 'live',
    share: 100,
    wasLive: true,
    ...tell(told),
  });

const showTo = (builds: Builds, version: string, { share, ...told }: Told & { share: number }) =>
  changed(superseded(builds, [canaryIn(builds)], told), version, { state: 'canary', share, ...tell(told) });

const backTo = (builds: Builds, { left, to, ...told }: Told & { left: readonly string[]; to: string | null }) => {
  const others = superseded(builds, [canaryIn(builds)], told);
  const after = left.reduce((all, version) => leave(all, version, { state: 'rolled-back', told }), others);
  return changed(after, to, {
    state: 'live',
    share: 100,
    wasLive: true,
    ...(to !== null && builds[to]?.state === 'live' ? {} : tell(told)),
  });
};

const evolveBuilds = (builds: Builds, { type, data }: Exclude<ReleaseEvent, { type: 'RemoteClaimed' }>): Builds => {
  switch (type) {
    case 'BuildUploaded': {
      const { version, build, files, commit, by, at } = data;
      const state = { state: 'uploaded', share: 0, wasLive: false, since: at, by, reason: null } as const;
      return { ...builds, [version]: { build, files, commit, uploadedAt: at, ...state } };
    }
    case 'ReleaseStarted':
      return data.share === 100 ? goLive(builds, data.version, data) : showTo(builds, data.version, data);
    case 'ShareChanged':
      return changed(builds, data.version, { share: data.share, ...tell(data) });
    case 'Promoted':
      return goLive(changed(builds, data.version, { state: 'uploaded' }), data.version, data);
    case 'RolledBack':
      return backTo(builds, data);
    case 'BuildsRemoved':
      return Object.fromEntries(Object.entries(builds).filter(([version]) => !data.versions.includes(version)));
  }
};

const knownOr = (builds: Builds, version: string) => {
  const known = builds[version];
  if (!known) throw new Rejection('build_not_found');
  return known;
};

type Of<Type extends ReleaseCommand['type']> = Extract<ReleaseCommand, { type: Type }>;

const claim = ({ remote, by, at, team, takeOver }: Of<'ClaimRemote'>, state: Release | null): ReleaseEvent[] => {
  if (state?.team === team) return [];
  if (state && !takeOver) throw new Rejection('remote_claimed');
  return [{ type: 'RemoteClaimed', data: { remote, by, at, team } }];
};

const upload = (command: Of<'UploadBuild'>, builds: Builds): ReleaseEvent[] => {
  const { remote, by, at, version, build, files, commit } = command;
  if (builds[version]) return []; // the version names the content
  if (Object.keys(builds).length >= releaseLimits.builds) throw new Rejection('too_many_builds');
  return [{ type: 'BuildUploaded', data: { remote, by, at, version, build, files, commit } }];
};

const promote = (command: Omit<Of<'PromoteRelease'>, 'type'>, builds: Builds): ReleaseEvent[] => {
  const { remote, by, at, version, reason } = command;
  if (liveIn(builds) === version && canaryIn(builds) === null) return [];
  if (canaryIn(builds) !== version) throw new Rejection('not_the_canary');
  return [{ type: 'Promoted', data: { remote, by, at, version, reason } }];
};

const changeShare = (command: Omit<Of<'ChangeShare'>, 'type'>, builds: Builds): ReleaseEvent[] => {
  const { remote, by, at, version, share, reason } = command;
  if (canaryIn(builds) !== version) throw new Rejection('not_the_canary');
  if (builds[version]?.share === share) return [];
  return [{ type: 'ShareChanged', data: { remote, by, at, version, reason, share } }];
};

const start = (command: Of<'StartRelease'>, builds: Builds): ReleaseEvent[] => {
  const { remote, by, at, version, share, reason } = command;
  const { state } = knownOr(builds, version);
  if (state === 'canary') return share === 100 ? promote(command, builds) : changeShare(command, builds);
  if (state === 'live' && (share < 100 || canaryIn(builds) === null)) return [];
  return [{ type: 'ReleaseStarted', data: { remote, by, at, version, reason, share } }];
};

const targetOf = ({ from, version }: Of<'RollBackRelease'>, builds: Builds) => {
  const live = liveIn(builds);
  if (version !== null) return version;
  if (from === null) throw new Rejection('no_earlier_build');
  return from === live ? earlierIn(builds) : live;
};

const rollBack = (command: Of<'RollBackRelease'>, builds: Builds): ReleaseEvent[] => {
  const { remote, by, at, from, reason } = command;
  const [live, canary] = [liveIn(builds), canaryIn(builds)];
  if (from !== null) knownOr(builds, from);
  if (from !== live && (from === null || from !== canary)) return []; // another was faster
  const to = targetOf(command, builds);
  if (to !== null) knownOr(builds, to);
  if (to === from) throw new Rejection('no_earlier_build');
  const left = [from, live].filter((each) => each !== null).filter((each) => each !== to);
  return [{ type: 'RolledBack', data: { remote, by, at, left: [...new Set(left)], to, reason } }];
};

const removeOld = ({ remote, by, at, before }: Of<'RemoveOldBuilds'>, builds: Builds): ReleaseEvent[] => {
  const versions = Object.entries(builds)
    .filter(([, { state, since }]) => state !== 'live' && state !== 'canary' && since < before)
    .map(([version]) => version);
  return versions.length === 0 ? [] : [{ type: 'BuildsRemoved', data: { remote, by, at, versions } }];
};

/** A remote's builds, and which of them the students get. */
export const release: Decider<ReleaseCommand, ReleaseEvent, Release | null> = {
  initialState: null,

  evolve(state, event) {
    if (event.type === 'RemoteClaimed') return { builds: {}, ...state, team: event.data.team };
    return state && { ...state, builds: evolveBuilds(state.builds, event) };
  },

  decide(command, state) {
    const { by } = command;
    if (command.type === 'ClaimRemote') return claim(command, state);
    if (by.kind === 'team' && by.name !== state?.team) throw new Rejection('remote_not_yours');
    if (!state) throw new Rejection('remote_not_found');
    switch (command.type) {
      case 'UploadBuild':
        return upload(command, state.builds);
      case 'StartRelease':
        return start(command, state.builds);
      case 'ChangeShare':
        return changeShare(command, state.builds);
      case 'PromoteRelease':
        return promote(command, state.builds);
      case 'RollBackRelease':
        return rollBack(command, state.builds);
      case 'RemoveOldBuilds':
        return removeOld(command, state.builds);
    }
  },
};
