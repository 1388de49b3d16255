import { BuildFigures, buildFigures, type BuildReport, RemotesManifest } from '@hub/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../platform/observability/index.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { openLive } from '../../platform/testing/live-stream.ts';
import { releaseControl, releaseFeature, releaseQueries } from '../release/index.ts';
import { buildReportFeature } from './index.ts';
import { guardOnce, sweepCounts } from './keep-guarding.ts';
import { buildReportQueries } from './queries.ts';

const path = '/api/build-reports';
const calendar = { remote: 'mfe_calendar', version: '2' };
const files = { entry: '/e.js', preload: {}, requires: {} };
const live = { ...files, version: '2', routes: ['/calendar'], slots: {}, previous: { ...files, version: '1' } };

let webDir: string;
let app: TestApp;
let ann: TestClient;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'hub-web-'));
  await writeFile(join(webDir, 'shell.json'), JSON.stringify({ visitor: '/v.js', host: '/h.js' }));
  await writeFile(join(webDir, 'remotes.json'), JSON.stringify({ revision: '1', remotes: { mfe_calendar: live } }));
  app = await startTestApp([buildReportFeature, releaseFeature], { webDir });
});
afterAll(async () => {
  await app.stop();
  await rm(webDir, { recursive: true });
});
beforeEach(async () => {
  ann = await app.student();
  await Promise.all([app.platform.db('build_minutes').delete(), app.platform.db('attempts').delete()]);
});

const report = (client: Pick<TestClient, 'post'>, ...builds: Partial<BuildReport>[]) => client.post(path, { builds });
const stored = () =>
  app.platform
    .db('build_minutes')
    .select<Record<string, unknown>[]>('version', 'mounts', 'failures', 'errors', 'longTasks', 'failingStudents')
    .orderBy('version');
const soon = { timeout: 5000 };
const none = { mounts: 0, failures: 0, errors: 0, longTasks: 0, failingStudents: 0 };

describe('what pages report of builds', () => {
  it('is added up by build and minute, for all students and instances together, and as metrics', async () => {
    const bob = await app.student();
    const elsewhere = ann.at(await app.anotherApi());
    expect(
      (await report(ann, { ...calendar, mounts: 2, longTasks: 1 }, { ...calendar, version: '1', mounts: 1 })).status,
    ).toBe(204);
    await report(elsewhere, { ...calendar, mounts: 1, errors: 3 });
    await report(bob, { ...calendar, failures: 1 });
    await vi.waitFor(
      async () =>
        expect(await stored()).toEqual([
          { ...none, version: '1', mounts: 1 },
          { version: '2', mounts: 3, failures: 1, errors: 3, longTasks: 1, failingStudents: 2 },
        ]),
      soon,
    );
    expect(await registry.getSingleMetricAsString('hub_remote_build_total')).toContain(
      'hub_remote_build_total{remote="mfe_calendar",build="2",kind="failures"} 1',
    );
  });

  it('counts a student with a failure once, however often it happens', async () => {
    for (let time = 0; time < 3; time += 1) await report(ann, { ...calendar, failures: 1 });
    await vi.waitFor(
      async () => expect(await stored()).toEqual([{ ...none, version: '2', failures: 3, failingStudents: 1 }]),
      soon,
    );
    expect(await buildReportQueries(app.platform.db).figuresOf(calendar, 10)).toEqual({
      attempts: 3,
      bad: 3,
      failingStudents: 1,
    });
  });

  it('is dropped for builds that are not live, so that nobody can fill the table', async () => {
    const builds = [
      { remote: 'mfe_nothing', version: '1', mounts: 1 },
      { ...calendar, version: '9', mounts: 1 },
    ];
    expect((await report(ann, ...builds, { ...calendar, mounts: 1 })).status).toBe(204);
    await vi.waitFor(async () => expect(await stored()).toEqual([{ ...none, version: '2', mounts: 1 }]), soon);
  });

  it.each([
    ['nothing', {}],
    ['no build', { builds: [] }],
    ['too many builds', { builds: Array.from({ length: 21 }, () => calendar) }],
    ['too large a count', { builds: [{ ...calendar, mounts: 21 }] }],
    ['a negative count', { builds: [{ ...calendar, errors: -1 }] }],
    ['a part of one', { builds: [{ ...calendar, mounts: 0.5 }] }],
    ['a name that is a path', { builds: [{ ...calendar, remote: '../etc' }] }],
    ['a version with a line break', { builds: [{ ...calendar, version: '1\n' }] }],
  ])('is refused with %s', async (_what, body) => {
    expect((await ann.post(path, body)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('is refused when it is long, without a session, and from a student who does not stop', async () => {
    const long = { builds: [{ ...calendar, more: 'x'.repeat(65_000) }] };
    expect((await ann.post(path, long)).status).toBe(413);
    expect((await report(app.visitor, calendar)).status).toBe(401);
    const statuses = new Set<number>();
    for (let time = 0; time < 40; time += 1) statuses.add((await report(ann, { ...calendar, mounts: 1 })).status);
    expect(statuses).toEqual(new Set([204, 429]));
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1), soon);
  });
});

describe('the counts of a build', () => {
  const at = (age: string) => app.platform.db.raw(`now() - interval '${age}'`);
  const add = (age: string, counts: object) =>
    app.platform.db('build_minutes').insert({ ...calendar, minute: at(age), ...counts });

  it('are shown in steps of the last two hours and as totals, to operators alone', async () => {
    await add('3 hours', { mounts: 5 });
    await add('20 minutes', { mounts: 2, failures: 1 });
    await add('21 hours', { errors: 1 });
    expect((await ann.get(buildFigures.path)).status).toBe(404);
    const [figures, ...others] = await buildReportQueries(app.platform.db).figuresOfAll();
    expect(others).toEqual([]);
    expect(BuildFigures.parse(figures)).toMatchObject({
      ...calendar,
      total: { mounts: 7, failures: 1, errors: 1, longTasks: 0 },
      steps: [{ mounts: 2, failures: 1, errors: 0, longTasks: 0 }],
    });
  });

  it('of two days ago are kept by the hour, and after 30 days no more', async () => {
    await add('31 days', { mounts: 1 });
    const days = `date_trunc('hour', now() - interval '3 days')`;
    for (const minute of [5, 9])
      await app.platform.db('build_minutes').insert({
        ...calendar,
        minute: app.platform.db.raw(`${days} + interval '${minute} minutes'`),
        mounts: 2,
        failures: 1,
      });
    await add('1 minute', { mounts: 1 });
    for (let time = 0; time < 2; time += 1) {
      await sweepCounts(app.platform.db);
      expect(await stored()).toEqual(
        expect.arrayContaining([
          { ...none, version: '2', mounts: 4, failures: 2 },
          { ...none, version: '2', mounts: 1 },
        ]),
      );
      expect(await stored()).toHaveLength(2);
    }
  });
});

describe('a canary', () => {
  const by = { kind: 'team', name: 'planning' } as const;
  const releasing = () => ({
    by,
    context: { actorId: 'planning', actorKind: 'system', correlationId: randomUUID() } as const,
  });

  const canaryOf = async (script: string) => {
    const { claim, addFile, upload, start } = releaseControl(app.platform);
    const { remote } = calendar;
    const content = Buffer.from(script);
    const hash = createHash('sha256').update(content).digest('hex');
    await claim(remote, { team: by.name, takeOver: false }, releasing());
    await addFile(remote, { hash, content }, releasing());
    const { version } = await upload(
      remote,
      {
        number: '1.0.0',
        declared: { name: remote, routes: ['/calendar'], slots: {} },
        entry: 'assets/entry.js',
        preload: { './lifecycles': ['assets/entry.js'] },
        requires: {},
        files: [{ path: 'assets/entry.js', hash, size: content.length }],
        commit: null,
      },
      releasing(),
    );
    await start(remote, { version, share: 99, reason: null }, releasing());
    return version;
  };
  const buildIn = async (version: string) =>
    (await releaseQueries(app.platform.db).allReleases())[0]?.builds.find((build) => build.version === version);
  const add = (version: string, counts: object) =>
    app.platform.db('build_minutes').insert({ ...calendar, version, minute: app.platform.db.fn.now(), ...counts });

  /** Somebody in the share: nearly everybody is. */
  const studentWith = (version: string) =>
    vi.waitFor(
      async () => {
        const student = await app.student();
        const { remotes } = RemotesManifest.parse((await student.get('/remotes.json')).body);
        expect(remotes[calendar.remote]?.version).toBe(version);
        return student;
      },
      { timeout: 10_000, interval: 500 },
    );

  it('whose reports are bad is rolled back by the guard, with its reason, and open tabs hear of it', async () => {
    const version = await canaryOf('export const bad = 1;');
    await add(version, { mounts: 8, failures: 8, failingStudents: 4 });
    await add(calendar.version, { mounts: 300, failures: 1, failingStudents: 1 });
    const tab = await openLive((await studentWith(version)).cookie(), { origin: app.origin });
    const heard = async () => {
      for (;;) {
        const { event, data } = await tab.next();
        if (event === 'release') return data;
      }
    };
    const before = await heard();
    await guardOnce(app.platform);
    await vi.waitFor(async () => expect(await heard()).not.toEqual(before), { timeout: 10_000 });
    tab.close();
    expect(await buildIn(version)).toMatchObject({
      state: 'rolled-back',
      by: { kind: 'guard' },
      reason: '50 % of 16 mounts failed, for 4 students; of the stable build, 0 % of 301 mounts failed',
    });
  });

  it('that fares like the stable build stays, and what was counted of another build does not matter', async () => {
    const version = await canaryOf('export const good = 1;');
    await add(version, { mounts: 300, failures: 1, failingStudents: 1 });
    await add('1.0.0-other', { failures: 100, failingStudents: 50 });
    await guardOnce(app.platform);
    expect(await buildIn(version)).toMatchObject({ state: 'canary', share: 99 });
  });
});
