import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runTestHub } from '../../../hub/testing.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let webDir: string;
let localesDir: string;

const build = (version: string) => ({ version, entry: `/mfe/calendar/${version}/assets/entry.js`, requires: {} });
const manifest = (version: string) => ({
  revision: version,
  remotes: {
    mfe_calendar: {
      ...build(version),
      preload: {
        './lifecycles': [`/mfe/calendar/${version}/assets/app.js`],
        './slots/upcoming': [`/mfe/calendar/${version}/assets/upcoming.js`],
      },
      routes: ['/calendar', '/class/:id'],
      slots: { 'dashboard-upcoming': './slots/upcoming' },
    },
    mfe_operations: {
      version,
      entry: `/mfe/operations/${version}/assets/entry.js`,
      requires: {},
      preload: { './lifecycles': [`/mfe/operations/${version}/assets/app.js`] },
      routes: ['/operations'],
      slots: {},
      roles: ['operator'],
    },
  },
});

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'hub-web-'));
  await mkdir(join(webDir, 'assets'));
  await mkdir(join(webDir, 'mfe/calendar/1/assets'), { recursive: true });
  await writeFile(join(webDir, 'assets/host.1.js'), 'host()');
  await writeFile(join(webDir, 'assets/host.1.js.gz'), 'zipped');
  await writeFile(join(webDir, 'mfe/calendar/1/assets/entry.js'), 'entry()');
  localesDir = await mkdtemp(join(tmpdir(), 'hub-locales-'));
  await mkdir(join(localesDir, 'de'));
  await writeFile(join(localesDir, 'de/shell.json'), JSON.stringify({ landing: { start: 'Los geht’s' } }));
  app = await startTestApp([], { webDir, localesDir });
});
afterAll(async () => {
  await app.stop();
  await rm(webDir, { recursive: true });
  await rm(localesDir, { recursive: true });
});

const page = async (client: Pick<TestApp['visitor'], 'get'>, path: string) => {
  const { status, headers, bytes } = await client.get(path);
  const html = Buffer.from(bytes).toString();
  const boot: unknown = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  const preloads = [...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  return { status, headers, html, boot, preloads };
};

describe('the page', () => {
  it('says when the front end is not built', async () => {
    const { status, html } = await page(app.visitor, '/');
    expect({ status, html }).toEqual({ status: 503, html: expect.stringContaining('The front end is not built yet') });
    await writeFile(
      join(webDir, 'shell.json'),
      JSON.stringify({ visitor: '/assets/visitor.1.js', host: '/assets/host.1.js' }),
    );
    await writeFile(join(webDir, 'remotes.json'), JSON.stringify(manifest('1')));
  });

  it('loads the small entry for visitors, without remotes', async () => {
    const { status, html, boot, preloads } = await page(app.visitor, '/');
    expect(status).toBe(200);
    expect(preloads).toEqual(['/assets/visitor.1.js']);
    expect(html).toMatch(/<script type="module" src="\/assets\/visitor\.1\.js"/);
    expect(boot).toMatchObject({ user: null, hostEntry: '/assets/host.1.js' });
  });

  it(
    'shows a loading indicator until its script renders, in a style that the policy allows',
    { tags: ['S2.1'] },
    async () => {
      const { html, headers } = await page(app.visitor, '/');
      expect(html).toMatch(
        /<div id="root"><div id="wait"><div role="status"><span>Loading<\/span>.*<a href="">Retry<\/a>/,
      );
      const nonce = /<style nonce="([^"]+)">#?/.exec(html)?.[1];
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    },
  );

  it('contains the signed-in student and preloads what this page needs', async () => {
    const ann = await app.student();
    expect(await page(ann, '/')).toMatchObject({
      boot: { user: { id: ann.userId } },
      preloads: ['/assets/host.1.js', '/mfe/calendar/1/assets/entry.js', '/mfe/calendar/1/assets/upcoming.js'],
    });
    expect((await page(ann, '/class/7')).preloads).toEqual([
      '/assets/host.1.js',
      '/mfe/calendar/1/assets/entry.js',
      '/mfe/calendar/1/assets/app.js',
    ]);
  });

  it('is 404 for an unknown path', async () => {
    expect((await page(app.visitor, '/nothing/here')).status).toBe(404);
    expect((await page(app.visitor, '/calendar')).status).toBe(200);
  });

  it('names the remote of a role to accounts with that role alone', async () => {
    const others = { manifest: { remotes: { mfe_calendar: expect.anything() } } };
    const ann = await app.student();
    for (const client of [app.visitor, ann]) {
      const { status, html, boot } = await page(client, '/operations');
      expect({ status, boot }).toMatchObject({ status: 404, boot: others });
      expect(html).not.toContain('mfe_operations');
      expect(html).not.toContain('/mfe/operations/');
    }
    await runTestHub(['role', 'grant', ann.email, 'operator'], app.environment);
    await vi.waitFor(async () => {
      expect(await page(ann, '/operations')).toMatchObject({
        status: 200,
        boot: { manifest: { remotes: { mfe_operations: { roles: ['operator'] } } } },
        preloads: ['/assets/host.1.js', '/mfe/operations/1/assets/entry.js', '/mfe/operations/1/assets/app.js'],
      });
    });
  });

  it('uses a new release immediately', async () => {
    await writeFile(join(webDir, 'remotes.json'), JSON.stringify(manifest('2.0')));
    expect((await page(app.visitor, '/')).boot).toMatchObject({ manifest: { revision: '2.0' } });
  });

  it('runs only its own scripts, whatever a name contains', async () => {
    const name = '</script><script>alert(1)</script>';
    const form = { email: 'mallory@example.edu', password: 'correct horse', firstName: name, lastName: 'x' };
    const { headers } = await app.visitor.post('/api/auth/register', form);
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { html, headers: sent, boot } = await page({ get: (path) => app.visitor.get(path, { cookie }) }, '/');
    expect(html).not.toContain('alert(1)</script>');
    expect(boot).toMatchObject({ user: { firstName: name } });
    expect(sent.get('cache-control')).toBe('no-cache');
    const policy = sent.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none';script-src 'self';");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain(`'nonce-${/nonce="([^"]+)"/.exec(html)?.[1]}'`);
  });
});

describe('the language of the page', () => {
  const read = async (accepted: string) => {
    const { bytes, headers } = await app.visitor.get('/', { 'accept-language': accepted });
    const html = Buffer.from(bytes).toString();
    const texts: unknown = JSON.parse(/id="texts">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
    return { language: /<html lang="([^"]+)">/.exec(html)?.[1], texts, vary: headers.get('vary') };
  };

  it('is the available language that the reader prefers, else English', async () => {
    expect(await read('fr, de-CH;q=0.8, en;q=0.5')).toMatchObject({
      language: 'de',
      texts: { shell: { landing: { start: 'Los geht’s' } } },
      vary: expect.stringContaining('Accept-Language'),
    });
    for (const accepted of ['en-GB, de;q=0.9', 'fr', '*', '']) {
      expect(await read(accepted)).toMatchObject({ language: 'en', texts: null });
    }
  });
});

it('the policy allows pictures of this origin alone', { tags: ['S2.43'] }, async () => {
  const { headers } = await page(await app.student(), '/');
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
});

describe('a file that a release replaces', () => {
  it('is requested again each time', async () => {
    for (const path of ['/remotes.json', '/shell.json']) {
      const { status, headers } = await app.visitor.get(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    expect((await app.visitor.get('/sw.js')).status).toBe(404);
    expect((await app.visitor.get('/secrets.json')).status).toBe(404);
  });
});

describe('a built file', () => {
  it('is cached for a year and sent compressed', async () => {
    const { status, headers } = await app.visitor.get('/assets/host.1.js', { 'accept-encoding': 'identity' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect((await app.visitor.get('/mfe/calendar/1/assets/entry.js')).status).toBe(200);
  });

  it.each([
    '/assets/nothing.js',
    '/assets/..%2f..%2fshell.json',
    '/assets/%00',
    '/assets/',
    '/mfe/a/b/assets/../../../../etc/passwd',
  ])('%s is not found', async (path) => {
    const { status, headers } = await app.visitor.get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});
