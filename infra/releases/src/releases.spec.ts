import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishRemote, rollBack } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';
import { readRemotes } from './remotes-file.ts';

let root = '';
const web = () => join(root, 'web');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true }));

const write = async (path: string, content: unknown) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};

const exposed = (path: string, file: string) => ({ path, assets: { js: { sync: [file], async: [] } } });

/** A remote as the federation plugin builds it. */
const build = async (name: string, { code = 'v1', version = '1.0.0', routes = ['/calendar'], slot = 'month' } = {}) => {
  await write(`${name}/package.json`, { version });
  await write(`${name}/remote.json`, { name, routes, slots: { [slot]: './slots/month' } });
  const dist = `${name}/dist/${version}`;
  await write(`${dist}/assets/entry.${code}.js`, `entry ${code}`);
  await write(`${dist}/assets/app.${code}.js`, `app ${code}`);
  await write(`${dist}/assets/month.js`, 'month');
  await write(`${dist}/mf-manifest.json`, {
    name,
    metaData: { remoteEntry: { name: `assets/entry.${code}.js`, path: '' } },
    shared: [
      { name: 'react', singleton: true, requiredVersion: '^19.3.1' },
      { name: '@hub/ui', singleton: false, requiredVersion: '0.1.0' },
    ],
    exposes: [exposed('./lifecycles', `assets/app.${code}.js`), exposed('./slots/month', 'assets/month.js')],
  });
  return join(root, name);
};

const publish = async (...build_: Parameters<typeof build>) => publishRemote(await build(...build_), web());
const entryOf = async (name: string) => (await readRemotes(web())).remotes[name];
const manifestText = () => readFile(join(web(), 'remotes.json'), 'utf8').catch(() => null);

describe('publishing a remote', () => {
  it('copies its build and writes the entry that the shell reads', async () => {
    await publish('mfe_calendar');
    expect(await entryOf('mfe_calendar')).toEqual({
      version: '1.0.0',
      entry: '/mfe/mfe_calendar/1.0.0/assets/entry.v1.js',
      preload: {
        './lifecycles': ['/mfe/mfe_calendar/1.0.0/assets/app.v1.js'],
        './slots/month': ['/mfe/mfe_calendar/1.0.0/assets/month.js'],
      },
      requires: { react: '^19.3.1' },
      routes: ['/calendar'],
      slots: { month: './slots/month' },
    });
    const file = join(web(), 'mfe/mfe_calendar/1.0.0/assets/app.v1.js');
    expect(await readFile(file, 'utf8')).toBe('app v1');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('app v1');
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe('app v1');
  });

  it('changes nothing when the same build is published again', async () => {
    await publish('mfe_calendar');
    const before = await manifestText();
    expect(await publish('mfe_calendar')).toEqual({ name: 'mfe_calendar', version: '1.0.0', changed: false });
    expect(await manifestText()).toBe(before);
  });

  it('gives different content under the same version a new version, and keeps the earlier one', async () => {
    await publish('mfe_calendar');
    const first = await entryOf('mfe_calendar');
    await rm(join(root, 'mfe_calendar/dist'), { recursive: true });
    const { version } = await publish('mfe_calendar', { code: 'v2' });
    expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
    const second = await entryOf('mfe_calendar');
    expect(second?.entry).toBe(`/mfe/mfe_calendar/${version}/assets/entry.v2.js`);
    expect(second?.previous).toEqual({
      version: first?.version,
      entry: first?.entry,
      preload: first?.preload,
      requires: first?.requires,
    });
    expect(await readFile(join(web(), 'mfe/mfe_calendar/1.0.0/assets/app.v1.js'), 'utf8')).toBe('app v1');
  });

  it('does not change other remotes, even when two are published at the same time', async () => {
    await Promise.all([
      publish('mfe_calendar'),
      publish('mfe_classes', { routes: ['/classes'], slot: 'first-classes' }),
    ]);
    expect(Object.keys((await readRemotes(web())).remotes).toSorted()).toEqual(['mfe_calendar', 'mfe_classes']);
  });

  it('removes builds that nothing refers to after a day', async () => {
    await publish('mfe_calendar', { code: 'v1', version: '1.0.0' });
    await publish('mfe_calendar', { code: 'v2', version: '2.0.0' });
    const versions = join(web(), 'mfe/mfe_calendar');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const version of ['1.0.0', '2.0.0']) await utimes(join(versions, version), longAgo, longAgo);
    await publish('mfe_calendar', { code: 'v3', version: '3.0.0' });
    expect((await readdir(versions)).toSorted()).toEqual(['2.0.0', '3.0.0']);
    expect((await entryOf('mfe_calendar'))?.previous?.version).toBe('2.0.0');
  });
});

describe('a release that is refused', () => {
  it.each([
    ['is not built', 'mf-manifest.json is missing', () => rm(join(root, 'mfe_calendar/dist'), { recursive: true })],
    ['is cut off', 'is not JSON', () => write('mfe_calendar/dist/1.0.0/mf-manifest.json', '{"name":')],
    [
      'lacks a file',
      'lacks its file assets/app.v1.js',
      () => rm(join(root, 'mfe_calendar/dist/1.0.0/assets/app.v1.js')),
    ],
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
  ])('says why and writes nothing when the build %s', async (_, reason, spoil) => {
    const folder = await build('mfe_calendar');
    await spoil();
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

describe('rolling back', () => {
  it('switches to the previous build, and back when repeated', async () => {
    await publish('mfe_calendar', { code: 'v1', version: '1.0.0' });
    await publish('mfe_calendar', { code: 'v2', version: '2.0.0' });
    expect(await rollBack('mfe_calendar', web())).toEqual({ name: 'mfe_calendar', version: '1.0.0' });
    const entry = await entryOf('mfe_calendar');
    expect(entry?.entry).toBe('/mfe/mfe_calendar/1.0.0/assets/entry.v1.js');
    expect(entry?.previous?.version).toBe('2.0.0');
    expect(await rollBack('mfe_calendar', web())).toEqual({ name: 'mfe_calendar', version: '2.0.0' });
  });

  it('reports that there is no previous build', async () => {
    await publish('mfe_calendar');
    await expect(rollBack('mfe_calendar', web())).rejects.toThrow('mfe_calendar has no previous build');
    await expect(rollBack('mfe_nothing', web())).rejects.toThrow('no remote is called mfe_nothing');
  });
});

describe('publishing the shell', () => {
  const entries = { visitor: '/assets/visitor.1.js', host: '/assets/host.1.js' };

  it('copies its assets and names its entries', async () => {
    await write('shell/dist/shell.json', entries);
    await write('shell/dist/assets/visitor.1.js', 'visitor');
    await write('shell/dist/assets/host.1.js', 'host');
    await publishShell(join(root, 'shell'), web());
    expect(JSON.parse(await readFile(join(web(), 'shell.json'), 'utf8'))).toEqual(entries);
    const packed = await readFile(join(web(), 'assets/host.1.js.br'));
    expect(brotliDecompressSync(packed).toString()).toBe('host');
  });

  it('replaces files served under fixed names', async () => {
    for (const content of ['old', 'new']) {
      await write('shell/dist/shell.json', entries);
      await write('shell/dist/assets/visitor.1.js', 'visitor');
      await write('shell/dist/assets/host.1.js', 'host');
      await write('shell/dist/sw.js', content);
      await write('shell/dist/icons/icon.svg', content);
      await publishShell(join(root, 'shell'), web());
      expect(await readFile(join(web(), 'sw.js'), 'utf8')).toBe(content);
      expect(await readFile(join(web(), 'icons/icon.svg'), 'utf8')).toBe(content);
    }
  });

  it('keeps files that an open page may still request', async () => {
    await write('web/assets/chunk.0.js', 'old');
    await write('web/assets/chunk.00.js', 'older');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    await utimes(join(web(), 'assets/chunk.00.js'), longAgo, longAgo);
    await write('shell/dist/shell.json', entries);
    await write('shell/dist/assets/visitor.1.js', 'visitor');
    await write('shell/dist/assets/host.1.js', 'host');
    await publishShell(join(root, 'shell'), web());
    expect((await stat(join(web(), 'assets/chunk.0.js'))).isFile()).toBe(true);
    await expect(stat(join(web(), 'assets/chunk.00.js'))).rejects.toThrow('ENOENT');
  });

  it('reports a missing entry and writes nothing', async () => {
    await write('shell/dist/shell.json', entries);
    await write('shell/dist/assets/visitor.1.js', 'visitor');
    await expect(publishShell(join(root, 'shell'), web())).rejects.toThrow('lacks its file /assets/host.1.js');
    await expect(stat(join(web(), 'shell.json'))).rejects.toThrow('ENOENT');
  });
});
