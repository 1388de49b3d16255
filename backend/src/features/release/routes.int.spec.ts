import { type NewBuild, ReleaseView, RemotesManifest, UploadedBuild } from '@hub/contracts';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runTestHub } from '../../hub/testing.ts';
import { turnOn } from '../../platform/testing/authenticator.ts';
import { httpClient, type Visitor } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { releaseFeature } from './index.ts';

let webDir: string;
let app: TestApp;
let operator: TestClient;
let calendar: Visitor;
let secret: string;
const remote = 'mfe_calendar';
const team = '/api/team/releases';

const hub = (...args: string[]) => runTestHub(['releases', ...args], { ...app.environment, WEB_DIR: webDir });
const asTeam = (token: string) => httpClient(app.origin, { authorization: `Bearer ${token}` });

const published = {
  version: '1.0.0-start',
  entry: '/mfe/x/assets/entry.js',
  preload: {},
  requires: {},
  routes: ['/calendar'],
  slots: {},
};

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'hub-web-'));
  await writeFile(join(webDir, 'shell.json'), JSON.stringify({ visitor: '/assets/v.js', host: '/assets/h.js' }));
  const remotes = { mfe_calendar: published, mfe_study: { ...published, routes: ['/study'], slots: { extra: './x' } } };
  await writeFile(join(webDir, 'remotes.json'), JSON.stringify({ revision: '1', remotes }));
  app = await startTestApp([releaseFeature], { webDir });
  operator = await app.student();
  await turnOn(operator);
  await runTestHub(['role', 'grant', operator.email, 'operator'], app.environment);
  const { said } = await hub('claim', 'mfe-calendar', '--team', 'calendar');
  secret = /team_\S+/.exec(said)?.[0] ?? '';
  calendar = asTeam(secret);
});
afterAll(async () => {
  await app.stop();
  await rm(webDir, { recursive: true });
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const buildWith = (script: string, more: Partial<NewBuild['declared']> = {}): NewBuild => ({
  number: '1.0.0',
  declared: { name: remote, routes: ['/calendar'], slots: {}, ...more },
  entry: 'assets/entry.js',
  preload: { './lifecycles': ['assets/entry.js'] },
  requires: {},
  files: [{ path: 'assets/entry.js', hash: hashOf(script), size: script.length }],
  commit: null,
});

const sendFile = (client: Visitor, content: string, hash = hashOf(content)) =>
  client.put(`${team}/${remote}/files/${hash}`, { content: Buffer.from(content).toString('base64') });

const upload = async (script: string) => {
  await sendFile(calendar, script);
  const { version, missing } = UploadedBuild.parse(
    (await calendar.post(`${team}/${remote}/builds`, buildWith(script))).body,
  );
  expect(missing).toEqual([]);
  return version;
};

const start = (version: string, share: number) => calendar.post(`${team}/${remote}/start`, { version, share });
const versionFor = async (client: Visitor, origin = '') => {
  const { body } = origin
    ? { body: await (await fetch(`${origin}/remotes.json`)).json() }
    : await client.get('/remotes.json');
  return RemotesManifest.parse(body).remotes[remote]?.version;
};
const shows = (client: Visitor, version: string) => expect.poll(() => versionFor(client)).toBe(version);
const stateOf = async (version: string) => {
  const all = ReleaseView.array().parse((await operator.get('/api/releases')).body);
  return all.find((each) => each.remote === remote)?.builds.find((build) => build.version === version);
};

describe('a release', () => {
  it('is uploaded file by file, started, and served by every instance of the API', async () => {
    const script = 'export const first = 1;';
    const announced = await calendar.post(`${team}/${remote}/builds`, buildWith(script));
    expect(announced.body).toMatchObject({ missing: [hashOf(script)] });
    expect(await sendFile(calendar, script, hashOf('other'))).toMatchObject({
      status: 400,
      body: { code: 'wrong_hash' },
    });
    const version = await upload(script);
    expect(await start(version, 100)).toMatchObject({ status: 200, body: { builds: [{ version, state: 'live' }] } });
    await shows(app.visitor, version);
    const other = await app.anotherApi();
    await expect.poll(() => versionFor(app.visitor, other)).toBe(version);
    const served = await fetch(`${other}/mfe/${remote}/${version}/assets/entry.js`);
    expect([served.status, served.headers.get('content-type'), await served.text()]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      script,
    ]);
    expect((await fetch(`${other}/mfe/${remote}/${version}/assets/none.js`)).status).toBe(404);
  });

  it('reaches a share of the students, the same ones each time, until it is promoted or taken back', async () => {
    const [before, version] = [await versionFor(app.visitor), await upload('export const second = 2;')];
    await start(version, 50);
    const students = await Promise.all(Array.from({ length: 12 }, () => app.student()));
    await expect
      .poll(async () => (await Promise.all(students.map((each) => versionFor(each)))).includes(version))
      .toBe(true);
    const seen = await Promise.all(students.map((each) => versionFor(each)));
    expect(await Promise.all(students.map((each) => versionFor(each)))).toEqual(seen);
    expect(seen).toContain(before);
    expect(await versionFor(app.visitor)).toBe(before);
    expect(await operator.post(`/api/releases/${remote}/share`, { version, share: 99 })).toMatchObject({ status: 200 });
    expect(await operator.post(`/api/releases/${remote}/promote`, { version, reason: 'Fine' })).toMatchObject({
      status: 200,
      body: {
        builds: [{ version, state: 'live', by: { kind: 'operator', name: operator.email }, reason: 'Fine' }, {}],
      },
    });
    await shows(app.visitor, version);
    const taken = await operator.post(`/api/releases/${remote}/rollback`, { reason: 'Slow' });
    expect(taken.status).toBe(200);
    await shows(app.visitor, before ?? '');
    expect(await stateOf(version)).toMatchObject({ state: 'rolled-back', reason: 'Slow', share: 0 });
  });

  it('is taken back on the command line to any build, and to what the start published', async () => {
    const version = await upload('export const third = 3;');
    await start(version, 100);
    const { said, code } = await hub('rollback', 'mfe-calendar', '--reason', 'Broken');
    expect([code, said]).toEqual([0, expect.stringContaining('rolled-back')]);
    expect((await hub('rollback', 'mfe-calendar', '--reason', 'Broken too')).code).toBe(0);
    await shows(app.visitor, '1.0.0-start');
    expect(await hub('rollback', 'mfe-calendar', '--reason', 'More')).toMatchObject({ code: 1 });
    expect((await hub('rollback', 'mfe-calendar', version, '--reason', 'It was fine')).code).toBe(0);
    await shows(app.visitor, version);
    expect((await hub('list')).said).toMatch(new RegExp(`mfe_calendar +${version} +live .* hub +It was fine`));
  });
});

describe('what is refused', () => {
  const refusal = async (sent: NewBuild, name = remote) => {
    const { status, body } = await calendar.post(`${team}/${name}/builds`, sent);
    return { status, ...(body as { code: string; message: string }) };
  };
  it('is refused by name: a route or slot of another remote, of the shell, a file that is not there', async () => {
    expect(await refusal(buildWith('a', { routes: ['/study'] }))).toMatchObject({
      status: 409,
      message: 'mfe_calendar is not released: the route /study belongs to mfe_study',
    });
    expect(await refusal(buildWith('a', { routes: ['/settings'] }))).toMatchObject({ code: 'remote_taken' });
    const slot = { ...buildWith('a', { slots: { extra: './x' } }), preload: { './lifecycles': [], './x': [] } };
    expect(await refusal(slot)).toMatchObject({
      message: expect.stringContaining('the slot extra is filled by mfe_study'),
    });
    expect(await refusal({ ...buildWith('a'), entry: 'assets/gone.js' })).toMatchObject({ code: 'build_incomplete' });
    expect(
      await refusal({ ...buildWith('a'), files: [{ path: 'assets/../x.js', hash: hashOf('a'), size: 1 }] }),
    ).toMatchObject({ status: 400 });
  });

  it('is a remote of another team, and everything without a token that works', async () => {
    await hub('claim', 'mfe-study', '--team', 'study');
    const study = {
      ...buildWith('a', { routes: ['/study'] }),
      declared: { name: 'mfe_study', routes: ['/study'], slots: {} },
    };
    expect(await refusal(study, 'mfe_study')).toMatchObject({ status: 403, code: 'remote_not_yours' });
    expect(await refusal(buildWith('a'), 'mfe_nobodys')).toMatchObject({ status: 403, code: 'remote_not_yours' });
    for (const client of [app.visitor, operator, asTeam('team_unknown')])
      expect((await client.get(team)).status).toBe(401);
    expect(
      ReleaseView.array()
        .parse((await calendar.get(team)).body)
        .map((each) => each.remote),
    ).toEqual([remote]);
    const { said } = await hub('claim', 'mfe-calendar', '--team', 'calendar', '--new-token');
    expect((await calendar.get(team)).status).toBe(401);
    calendar = asTeam(/team_\S+/.exec(said)?.[0] ?? '');
    expect((await calendar.get(team)).status).toBe(200);
    expect(await hub('claim', 'mfe-calendar', '--team', 'study')).toMatchObject({ code: 1 });
  });

  it('is everything of an operator’s for students, and a canary that is none', async () => {
    const ann = await app.student();
    expect((await ann.get('/api/releases')).status).toBe(404);
    await vi.waitFor(async () => expect((await operator.get('/api/releases')).status).toBe(200));
    const version = await upload('export const fourth = 4;');
    const none = { status: 409, body: { code: 'not_the_canary' } };
    expect(await operator.post(`/api/releases/${remote}/promote`, { version })).toMatchObject(none);
    expect(await operator.post('/api/releases/mfe_gone/promote', { version })).toMatchObject({
      status: 404,
      body: { code: 'remote_not_found' },
    });
    expect((await operator.post(`/api/releases/${remote}/rollback`, {})).status).toBe(400);
  });
});

it('no secret of a team is stored', async () => {
  const { rows } = await app.platform.db.raw<{ rows: object[] }>('select t::text from release_tokens t');
  expect(JSON.stringify(rows)).not.toContain(secret.slice('team_'.length));
});
