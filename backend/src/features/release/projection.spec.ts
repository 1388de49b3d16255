import type { ReleaseActor, RemotesFile } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { Build, ReleaseEvent } from './events.ts';
import { releaseList, type ReleaseRow } from './projection.ts';
import { withReleases } from './served-manifest.ts';

const recorded = { ownerId: '', recordedAt: '2026-11-26T09:00:00.000Z' };
const by: ReleaseActor = { kind: 'team', name: 'calendar' };
const remote = 'mfe_calendar';
const about = { remote, by, at: recorded.recordedAt };
const build: Build = {
  entry: 'assets/entry.js',
  preload: { './app': ['assets/app.js'] },
  requires: {},
  routes: ['/calendar'],
  slots: {},
};
const [one, two] = ['1.0.0-1111111111', '1.0.0-2222222222'];
const rowAfter = (...events: ReleaseEvent[]) =>
  events.reduce<ReleaseRow | null>((row, event) => releaseList.evolve(row, event, recorded), null);
const uploaded = (version: string): ReleaseEvent => ({
  type: 'BuildUploaded',
  data: { ...about, version, build, files: [], commit: null },
});
const started = (version: string, share: number): ReleaseEvent => ({
  type: 'ReleaseStarted',
  data: { ...about, version, share, reason: null },
});
const claimed: ReleaseEvent = { type: 'RemoteClaimed', data: { ...about, team: 'calendar' } };
const canary = [claimed, uploaded(one), uploaded(two), started(one, 100), started(two, 5)];

it('the row has what the page takes: the live build and the canary, each with the build to fall back to', () => {
  expect(rowAfter(claimed)).toEqual({
    remote,
    team: 'calendar',
    builds: {},
    versions: [],
    served: { live: null, canary: null },
  });
  expect(rowAfter(...canary)).toMatchObject({
    versions: [one, two],
    served: {
      live: {
        version: one,
        entry: `/mfe/mfe_calendar/${one}/assets/entry.js`,
        preload: { './app': [`/mfe/mfe_calendar/${one}/assets/app.js`] },
        routes: ['/calendar'],
      },
      canary: { share: 5, build: { version: two, previous: { version: one } } },
    },
  });
});

it('a row keeps nothing of another kind of event', () => {
  expect(rowAfter(started(one, 5))).toBeNull();
});

const start: RemotesFile = {
  revision: 'r',
  remotes: {
    mfe_calendar: { ...build, version: '1.0.0-start', by: 'start' },
    mfe_study: { ...build, version: '1.0.0-study', routes: [], by: 'release' },
  },
};
const shownBy = (published: RemotesFile, events: readonly ReleaseEvent[], isIn: boolean) => {
  const { remotes } = withReleases(
    published,
    [rowAfter(...events)].filter((row) => row !== null),
    () => isIn,
  );
  return [remotes['mfe_calendar']?.version, remotes['mfe_calendar']?.previous?.version];
};

it('the page of a student in the share has the canary, all others what is live', () => {
  expect(shownBy(start, canary, true)).toEqual([two, one]);
  expect(shownBy(start, canary, false)).toEqual([one, '1.0.0-start']);
});

it('without a live release everyone has what the start published, which a canary falls back to', () => {
  const first = [claimed, uploaded(one), started(one, 5)];
  expect(shownBy(start, first, false)).toEqual(['1.0.0-start', undefined]);
  expect(shownBy(start, first, true)).toEqual([one, '1.0.0-start']);
});

it('a start leaves a release live, a developer’s build covers it', () => {
  const live = [claimed, uploaded(one), started(one, 100)];
  expect(shownBy(start, live, false)[0]).toBe(one);
  const developed: RemotesFile = {
    ...start,
    remotes: { mfe_calendar: { ...build, version: '1.0.0-dev', by: 'development' } },
  };
  expect(shownBy(developed, live, false)[0]).toBe('1.0.0-dev');
});

it('the manifest without releases is the one that was published, without what put it there', () => {
  const { revision, remotes } = withReleases(start, [], () => false);
  expect([revision, Object.keys(remotes)]).toEqual(['r', ['mfe_calendar', 'mfe_study']]);
  expect(JSON.stringify(remotes)).not.toContain('"by"');
});
