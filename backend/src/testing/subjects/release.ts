import type { BuildFile, BuildState, RejectionCode, ReleaseActor } from '@hub/contracts';
import * as fc from 'fast-check';
import { releaseAggregate } from '../../features/release/aggregate.ts';
import type { Release, ReleaseCommand } from '../../features/release/decider.ts';
import type { ReleaseEvent } from '../../features/release/events.ts';
import { releasesOwner } from '../../features/release/owner.ts';
import { releaseIdOf } from '../../features/release/projection.ts';
import type { Subject } from '../subject.ts';

const at = '2026-11-26T09:00:00.000Z';
const teams = ['calendar', 'study'];
const actors = fc.constantFrom<ReleaseActor[]>(
  { kind: 'operator', name: 'hub' },
  ...teams.map((name) => ({ kind: 'team' as const, name })),
);
const versions = fc.constantFrom('1.0.0-1111111111', '1.0.0-2222222222', '1.0.0-3333333333');
const build = { entry: 'assets/entry.js', preload: {}, requires: {}, routes: ['/calendar'], slots: {} };
const target = { remote: fc.constantFrom('mfe_calendar', 'mfe_study'), by: actors, at: fc.constant(at) };
const reason = fc.constantFrom(null, 'Fine');
/** A build as the model knows it, in the order of their uploads. */
type Built = { version: string; state: BuildState; share: number; wasLive: boolean };
type Known = 'nothing' | { team: string; builds: readonly Built[] };
type KnownRelease = Exclude<Known, 'nothing'>;
type Answer = { builds: readonly Built[] } | { refused: RejectionCode };

const inState = ({ builds }: KnownRelease, state: BuildState) =>
  builds.find((each) => each.state === state)?.version ?? null;

const ended = (builds: readonly Built[], state: BuildState, versionsLeft: readonly (string | null)[]) =>
  builds.map((each) => (versionsLeft.includes(each.version) ? { ...each, state, share: 0 } : each));

const shown = (builds: readonly Built[], version: string | null, share: number) =>
  builds.map((each): Built => {
    if (each.version !== version) return each;
    return share === 100 ? { ...each, state: 'live', share, wasLive: true } : { ...each, state: 'canary', share };
  });

const start = (known: KnownRelease, version: string, share: number): Answer => {
  const [live, canary] = [inState(known, 'live'), inState(known, 'canary')];
  const { builds } = known;
  if (!builds.some((each) => each.version === version)) return { refused: 'build_not_found' };
  if (live === version && (share < 100 || canary === null)) return { builds };
  const left = (share === 100 ? [live, canary] : [canary]).filter((each) => each !== version);
  return { builds: shown(ended(builds, 'superseded', left), version, share) };
};

const rollBack = (known: KnownRelease, from: string | null, version: string | null): Answer => {
  const { builds } = known;
  const [live, canary] = [inState(known, 'live'), inState(known, 'canary')];
  const isKnown = (wanted: string | null) => wanted === null || builds.some((each) => each.version === wanted);
  if (!isKnown(from)) return { refused: 'build_not_found' };
  if (from === null ? live !== null : from !== live && from !== canary) return { builds };
  if (from === null && version === null) return { refused: 'no_earlier_build' };
  const earlier = builds.find(({ state, wasLive }) => state === 'superseded' && wasLive)?.version ?? null;
  const to = version ?? (from === live ? earlier : live);
  if (!isKnown(to)) return { refused: 'build_not_found' };
  if (to === from) return { refused: 'no_earlier_build' };
  const left = [from, live].filter((each) => each !== to);
  const others = canary === from || canary === to ? builds : ended(builds, 'superseded', [canary]);
  return { builds: shown(ended(others, 'rolled-back', left), to, 100) };
};

const after = (known: KnownRelease, command: Exclude<ReleaseCommand, { type: 'ClaimRemote' }>): Answer => {
  const { builds } = known;
  switch (command.type) {
    case 'UploadBuild': {
      const { version } = command;
      if (builds.some((each) => each.version === version)) return { builds };
      return { builds: [...builds, { version, state: 'uploaded', share: 0, wasLive: false }] };
    }
    case 'StartRelease':
      return start(known, command.version, command.share);
    case 'ChangeShare':
      if (inState(known, 'canary') !== command.version) return { refused: 'not_the_canary' };
      return { builds: shown(builds, command.version, command.share) };
    case 'PromoteRelease':
      if (inState(known, 'canary') === command.version) return start(known, command.version, 100);
      if (inState(known, 'canary') === null && inState(known, 'live') === command.version) return { builds };
      return { refused: 'not_the_canary' };
    case 'RollBackRelease':
      return rollBack(known, command.from, command.version);
    case 'RemoveOldBuilds':
      if (command.before <= at) return { builds };
      return { builds: builds.filter(({ state }) => state === 'live' || state === 'canary') };
  }
};

export const releaseSubject: Subject<ReleaseCommand, ReleaseEvent, Release | null, Known> = {
  aggregate: releaseAggregate,
  idOf: ({ remote }) => releaseIdOf(remote),
  ownerOf: () => releasesOwner,
  commands: fc.oneof(
    fc.record({
      ...target,
      type: fc.constant('ClaimRemote' as const),
      team: fc.constantFrom(...teams),
      takeOver: fc.boolean(),
    }),
    fc.record({
      ...target,
      type: fc.constant('UploadBuild' as const),
      version: versions,
      build: fc.constant(build),
      files: fc.constant<BuildFile[]>([]),
      commit: fc.constant(null),
    }),
    fc.record({
      ...target,
      type: fc.constant('StartRelease' as const),
      version: versions,
      share: fc.constantFrom(5, 50, 100),
      reason,
    }),
    fc.record({
      ...target,
      type: fc.constant('ChangeShare' as const),
      version: versions,
      share: fc.constantFrom(5, 50),
      reason,
    }),
    fc.record({ ...target, type: fc.constant('PromoteRelease' as const), version: versions, reason }),
    fc.record({
      ...target,
      type: fc.constant('RollBackRelease' as const),
      from: fc.option(versions),
      version: fc.option(versions),
      reason: fc.constant('Broken'),
    }),
    fc.record({
      ...target,
      type: fc.constant('RemoveOldBuilds' as const),
      before: fc.constantFrom('2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'),
    }),
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'ClaimRemote') {
      const { team, takeOver } = command;
      if (known === 'nothing') return { known: { team, builds: [] } };
      return known.team === team || takeOver ? { known: { ...known, team } } : { refused: 'remote_claimed' };
    }
    const { by } = command;
    if (by.kind === 'team' && (known === 'nothing' || known.team !== by.name)) return { refused: 'remote_not_yours' };
    if (known === 'nothing') return { refused: 'remote_not_found' };
    const answer = after(known, command);
    return 'refused' in answer ? answer : { known: { ...known, builds: answer.builds } };
  },

  seen(state) {
    if (!state) return 'nothing';
    const builds = Object.entries(state.builds).map(([version, { state: now, share, wasLive }]) => ({
      version,
      state: now,
      share,
      wasLive,
    }));
    return { team: state.team, builds };
  },
};
