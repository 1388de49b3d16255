import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseFeature } from '../../../../backend/src/features/release/index.ts';
import { runTestHub } from '../../../../backend/src/hub/testing.ts';
import { startTestApp, type TestApp } from '../../../../backend/src/platform/testing/test-app.ts';
import { working } from '../testing/small-remote.ts';
import { linesOf } from './lines.ts';
import { ship } from './ship.ts';
import { teamApi } from './team-api.ts';

let app: TestApp;
let folder: string;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ship-'));
  app = await startTestApp([releaseFeature]);
  const { said } = await runTestHub(['releases', 'claim', 'mfe-small', '--team', 'small'], app.environment);
  token = /team_\S+/.exec(said)?.[0] ?? '';
  for (const [file, content] of Object.entries(working)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const said: string[] = [];
const release = (share: number, reasons: string[] = []) =>
  ship(folder, {
    api: teamApi({ api: app.origin, token }),
    share,
    reason: null,
    commit: null,
    examine: async () => reasons,
    say: (line) => void said.push(line),
  });

it('a team releases its folder: only new files are sent, and pages can load them compressed', async () => {
  const view = await release(5);
  const [build] = view.builds;
  expect(linesOf(view).join('\n')).toMatch(
    /^mfe_small\n1\.0\.0-\w{10} {2}for 5 % of the students, since \S+ by small\n/,
  );
  const script = await fetch(`${app.origin}/mfe/mfe_small/${build?.version}/assets/later.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect([await script.text(), script.headers.get('content-encoding')]).toEqual(['export const later = 1;', 'br']);
  await writeFile(join(folder, 'dist/1.0.0/assets/later.js'), 'export const later = 2;');
  const next = await release(100);
  expect(next.builds.map(({ state, share }) => [state, share])).toEqual([
    ['live', 100],
    ['superseded', 0],
  ]);
  expect(said).toEqual([
    expect.stringContaining('12 of 12 files were new'),
    expect.stringContaining('3 of 12 files were new'),
  ]);
  expect((await release(100)).builds).toHaveLength(2); // the same sources are the same build
});

it('a build that fails its trial is not sent, and a wrong token is reported as one', async () => {
  await writeFile(join(folder, 'dist/1.0.0/assets/later.js'), 'throw 1;');
  await expect(release(100, ['the route /small failed: Error: 1'])).rejects.toThrow(
    'mfe_small is not released:\n- the route /small failed: Error: 1',
  );
  const api = teamApi({ api: app.origin, token });
  expect((await api.list())[0]?.builds).toHaveLength(2);
  await expect(teamApi({ api: app.origin, token: 'team_wrong' }).list()).rejects.toThrow('Is RELEASE_TOKEN the token');
  const [second, first] = (await api.list())[0]?.builds ?? [];
  const back = await api.rollBack('mfe_small', { version: first?.version, reason: 'Try the older one' });
  expect(back.builds.find(({ state }) => state === 'live')?.version).toBe(first?.version);
  await expect(api.promote('mfe_small', { version: second?.version ?? '', reason: null })).rejects.toThrow(
    'This build is not shown to a share of the students',
  );
});
