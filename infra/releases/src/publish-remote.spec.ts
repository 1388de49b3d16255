import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publishRemote } from './publish-remote.ts';
import { readRemotes } from './remotes-file.ts';
import { releaseFolder } from './testing/release-folder.ts';

const { path, web, write, build, publish, entryOf, manifestText } = releaseFolder();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('publishing a remote', () => {
  it('copies its build and writes the entry that the shell reads', async () => {
    const { version } = await publish('mfe_calendar');
    expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    const at = `/mfe/mfe_calendar/${version}/assets`;
    expect(await entryOf('mfe_calendar')).toEqual({
      version,
      entry: `${at}/entry.v1.js`,
      preload: { './lifecycles': [`${at}/app.v1.js`], './slots/month': [`${at}/month.js`] },
      requires: { react: '^19.3.1' },
      routes: ['/calendar'],
      slots: { month: './slots/month' },
      by: 'release',
    });
    const file = path('web', at, 'app.v1.js');
    expect(await readFile(file, 'utf8')).toBe('app v1');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('app v1');
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe('app v1');
  });

  it('keeps the roles and the links of a remote', async () => {
    const shown = { roles: ['operator'], links: [{ path: '/calendar', title: 'Calendar', role: 'operator' }] } as const;
    await publish('mfe_calendar', shown);
    await publish('mfe_calendar', { ...shown, code: 'v2' });
    expect(await entryOf('mfe_calendar')).toMatchObject(shown);
  });

  it('changes nothing when the same code is built and published again', async () => {
    const { version } = await publish('mfe_calendar');
    const before = await manifestText();
    expect(await publish('mfe_calendar')).toEqual({ name: 'mfe_calendar', version, outcome: 'unchanged' });
    expect(await manifestText()).toBe(before);
  });

  it('gives other code or other routes under the same version another name, and keeps the earlier build', async () => {
    await publish('mfe_calendar');
    const first = await entryOf('mfe_calendar');
    await publish('mfe_calendar', { code: 'v2' });
    const second = await entryOf('mfe_calendar');
    await publish('mfe_calendar', { code: 'v2', routes: ['/calendar', '/tasks'] });
    const third = await entryOf('mfe_calendar');
    expect(new Set([first?.version, second?.version, third?.version]).size).toBe(3);
    expect(second?.previous).toEqual({
      version: first?.version,
      entry: first?.entry,
      preload: first?.preload,
      requires: first?.requires,
    });
    expect(await readFile(path('web', first?.entry ?? ''), 'utf8')).toBe('entry v1');
  });

  it('does not change other remotes, even when two are published at the same time', async () => {
    await Promise.all([
      publish('mfe_calendar'),
      publish('mfe_classes', { routes: ['/classes'], slot: 'first-classes' }),
    ]);
    expect(Object.keys((await readRemotes(web())).remotes).toSorted()).toEqual(['mfe_calendar', 'mfe_classes']);
  });

  it('keeps a build for 30 days from when another replaced it, however old it is', async () => {
    const { version: first } = await publish('mfe_calendar', { code: 'v1' });
    await utimes(path('web/mfe/mfe_calendar', first), daysAgo(90), daysAgo(90));
    await publish('mfe_calendar', { code: 'v2' });
    await publish('mfe_calendar', { code: 'v3' });
    await publish('mfe_calendar', { code: 'v4' });
    expect((await stat(path('web/mfe/mfe_calendar', first, 'assets/app.v1.js'))).isFile()).toBe(true);
  });

  it('removes builds that were replaced more than 30 days ago', async () => {
    const { version: first } = await publish('mfe_calendar', { code: 'v1' });
    const { version: second } = await publish('mfe_calendar', { code: 'v2' });
    const history = path('web/mfe/mfe_calendar/history.json');
    await write(
      'web/mfe/mfe_calendar/history.json',
      (await readFile(history, 'utf8')).replace(
        /"supersededAt": "[^"]+"/,
        `"supersededAt": "${daysAgo(31).toISOString()}"`,
      ),
    );
    await utimes(path('web/mfe/mfe_calendar', first), daysAgo(31), daysAgo(31));
    const { version: third } = await publish('mfe_calendar', { code: 'v3' });
    expect((await readdir(path('web/mfe/mfe_calendar'))).toSorted()).toEqual(
      [second, third, 'history.json'].toSorted(),
    );
  });
});

describe('a start', () => {
  it('publishes what nothing serves yet, and replaces only what a start put there', async () => {
    expect(await publish('mfe_calendar', { by: 'start' })).toMatchObject({ outcome: 'released' });
    expect(await publish('mfe_calendar', { code: 'v2', by: 'start' })).toMatchObject({ outcome: 'released' });
  });

  it('leaves what a team released, until a team releases again', async () => {
    const { version } = await publish('mfe_calendar', { code: 'newer' });
    const before = await manifestText();
    expect(await publish('mfe_calendar', { code: 'older', by: 'start' })).toEqual({
      name: 'mfe_calendar',
      version,
      outcome: 'kept',
    });
    expect(await manifestText()).toBe(before);
    expect(await publish('mfe_calendar', { code: 'newest' })).toMatchObject({ outcome: 'released' });
  });
});

describe('a release that is refused', () => {
  it.each([
    ['is not built', 'mf-manifest.json is missing', () => rm(path('mfe_calendar/dist'), { recursive: true })],
    ['is cut off', 'is not JSON', () => write('mfe_calendar/dist/1.0.0/mf-manifest.json', '{"name":')],
    ['lacks a file', 'lacks its file assets/app.v1.js', () => rm(path('mfe_calendar/dist/1.0.0/assets/app.v1.js'))],
    [
      'lacks a module',
      'does not expose ./slots/week',
      () => write('mfe_calendar/remote.json', { name: 'mfe_calendar', routes: [], slots: { week: './slots/week' } }),
    ],
    [
      "is another remote's",
      'contains a build of mfe_calendar, not mfe_tasks',
      () => write('mfe_calendar/remote.json', { name: 'mfe_tasks', routes: [], slots: {} }),
    ],
    [
      'declares no path',
      'a route starts with /',
      () => write('mfe_calendar/remote.json', { name: 'mfe_calendar', routes: ['calendar'], slots: {} }),
    ],
    [
      "links to another's page",
      'a link leads to one of the routes of its remote',
      () => build('mfe_calendar', { links: [{ path: '/tasks', title: 'Tasks' }] }),
    ],
  ])('says why and writes nothing when the build %s', async (_, reason, damage) => {
    const folder = await build('mfe_calendar');
    await damage();
    await expect(publishRemote(folder, web())).rejects.toThrow(reason);
    expect(await manifestText()).toBeNull();
  });

  it('does not take a route or a slot from another remote', async () => {
    await publish('mfe_calendar');
    const before = await manifestText();
    await expect(publish('mfe_other', { slot: 'other' })).rejects.toThrow(
      'the route /calendar belongs to mfe_calendar',
    );
    await expect(publish('mfe_other', { routes: [] })).rejects.toThrow('the slot month is filled by mfe_calendar');
    expect(await manifestText()).toBe(before);
  });

  it('does not change a manifest that it cannot parse', async () => {
    await write('web/remotes.json', '{"revision":');
    await expect(publish('mfe_calendar')).rejects.toThrow('remotes.json is not JSON');
    expect(await manifestText()).toBe('{"revision":');
    expect(await readdir(web())).not.toContain('.remotes.lock');
  });
});
