import type { ReleaseActor } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { canaryIn, earlierIn, liveIn, release, type ReleaseCommand } from './decider.ts';
import type { Build, ReleaseEvent } from './events.ts';

const { given } = specOf(release);
const remote = 'mfe_calendar';
const at = '2026-11-26T09:00:00.000Z';
const team: ReleaseActor = { kind: 'team', name: 'calendar' };
const others: ReleaseActor = { kind: 'team', name: 'study' };
const hub: ReleaseActor = { kind: 'operator', name: 'hub' };
const build: Build = { entry: 'assets/entry.js', preload: {}, requires: {}, routes: ['/calendar'], slots: {} };

const about = { remote, by: team, at };
const claimed: ReleaseEvent = { type: 'RemoteClaimed', data: { ...about, by: hub, team: 'calendar' } };
const uploaded = (version: string): ReleaseEvent => ({
  type: 'BuildUploaded',
  data: { ...about, version, build, files: [], commit: null },
});
const started = (version: string, share: number, more = {}): ReleaseEvent => ({
  type: 'ReleaseStarted',
  data: { ...about, version, share, reason: null, ...more },
});
const [one, two] = ['1.0.0-1111111111', '1.0.0-2222222222'];
const both = [claimed, uploaded(one), uploaded(two), started(one, 100)];
const start = (version: string, share: number): ReleaseCommand => ({
  ...about,
  type: 'StartRelease',
  version,
  share,
  reason: null,
});
const back = (from: string | null, version: string | null = null): ReleaseCommand => ({
  ...about,
  type: 'RollBackRelease',
  from,
  version,
  reason: 'Broken',
});
const rolledBack = (left: string[], to: string | null): ReleaseEvent => ({
  type: 'RolledBack',
  data: { ...about, left, to, reason: 'Broken' },
});
const buildsAfter = (...history: ReleaseEvent[]) =>
  history.reduce((state, event) => release.evolve(state, event), release.initialState)?.builds ?? {};

describe('claiming a remote', () => {
  const claim = { ...about, by: hub, type: 'ClaimRemote', team: 'calendar', takeOver: false } as const;
  it('gives it to one team, once', () => {
    given().when(claim).then(claimed);
    given(claimed).when(claim).then();
  });
  it('takes it from another team only when that is said', () => {
    given(claimed)
      .when({ ...claim, team: 'study' })
      .thenRejects('remote_claimed');
    given(claimed)
      .when({ ...claim, team: 'study', takeOver: true })
      .then({ type: 'RemoteClaimed', data: { ...about, by: hub, team: 'study' } });
  });
});

describe('a build', () => {
  const upload: ReleaseCommand = { ...about, type: 'UploadBuild', version: one, build, files: [], commit: null };
  it('is uploaded once by the team of its remote', () => {
    given(claimed).when(upload).then(uploaded(one));
    given(claimed, uploaded(one)).when(upload).then();
  });
  it('of another team’s or an unclaimed remote is refused', () => {
    given(claimed)
      .when({ ...upload, by: others })
      .thenRejects('remote_not_yours');
    given().when(upload).thenRejects('remote_not_yours');
    given()
      .when({ ...back(one), by: hub })
      .thenRejects('remote_not_found');
  });
});

describe('a release', () => {
  it('starts for a share of the students, or for everyone', () => {
    given(claimed, uploaded(one)).when(start(one, 5)).then(started(one, 5));
    given(claimed, uploaded(one)).when(start(one, 100)).then(started(one, 100));
    given(claimed).when(start(one, 5)).thenRejects('build_not_found');
  });
  it('of the canary again changes its share or promotes it', () => {
    const canary = [...both, started(two, 5)];
    given(...canary)
      .when(start(two, 20))
      .then({ type: 'ShareChanged', data: { ...about, version: two, share: 20, reason: null } });
    given(...canary)
      .when(start(two, 100))
      .then({ type: 'Promoted', data: { ...about, version: two, reason: null } });
    given(...canary)
      .when(start(two, 5))
      .then();
  });
  it('of the live build changes nothing', () => {
    given(...both)
      .when(start(one, 100))
      .then();
    given(...both)
      .when(start(one, 5))
      .then();
  });
  it('is promoted only as the canary that was seen', () => {
    const promote = { ...about, type: 'PromoteRelease', version: one, reason: null } as const;
    given(claimed, uploaded(one), uploaded(two), started(two, 5)).when(promote).thenRejects('not_the_canary');
  });
  it('shows a second canary instead of the first, and supersedes what was live', () => {
    const builds = buildsAfter(claimed, uploaded(one), uploaded(two), started(one, 5), started(two, 10));
    expect([builds[one]?.state, canaryIn(builds), builds[two]?.share]).toEqual(['superseded', two, 10]);
    const promoted = buildsAfter(...both, started(two, 100));
    expect([liveIn(promoted), earlierIn(promoted)]).toEqual([two, one]);
  });
});

describe('a rollback', () => {
  it('ends the canary and blames no one else', () => {
    given(...both, started(two, 5))
      .when(back(two))
      .then(rolledBack([two], one));
  });
  it('goes to the build before, which was not rolled back itself', () => {
    given(...both, started(two, 100))
      .when(back(two))
      .then(rolledBack([two], one));
  });
  it('happens once, however many ask for it', () => {
    given(...both, started(two, 100), rolledBack([two], one))
      .when(back(two))
      .then();
  });
  it('of the first release goes to what a start publishes, and then there is nothing before', () => {
    given(...both)
      .when(back(one))
      .then(rolledBack([one], null));
    given(...both, rolledBack([one], null))
      .when(back(null))
      .thenRejects('no_earlier_build');
  });
  it('goes to any build that is named and still kept', () => {
    const history = [...both, started(two, 100), rolledBack([two], one)];
    given(...history)
      .when(back(one, two))
      .then(rolledBack([one], two));
    given(...history)
      .when(back(one, '1.0.0-unknown'))
      .thenRejects('build_not_found');
    given(...history)
      .when(back(one, one))
      .thenRejects('no_earlier_build');
    given(...both, rolledBack([one], null))
      .when(back(null, one))
      .then(rolledBack([], one));
  });
  it('keeps the time since which the stable build is live', () => {
    const builds = buildsAfter(...both, started(two, 5), {
      type: 'RolledBack',
      data: { ...about, at: '2026-11-27T00:00:00.000Z', left: [two], to: one, reason: 'Broken' },
    });
    expect(builds).toMatchObject({ [one]: { state: 'live', since: at }, [two]: { state: 'rolled-back' } });
  });
});

it('old builds are removed, but never the live one or the canary', () => {
  const third = '1.0.0-3333333333';
  given(...both, uploaded(third), started(two, 5))
    .when({ ...about, type: 'RemoveOldBuilds', before: '2026-12-26T09:00:00.000Z' })
    .then({ type: 'BuildsRemoved', data: { ...about, versions: [third] } });
  given(...both)
    .when({ ...about, type: 'RemoveOldBuilds', before: at })
    .then();
});
