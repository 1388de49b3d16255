import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf } from './testing/belongings.ts';

let app: TestApp;
let ann: TestClient;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'hub-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'assets/host.1.js'), 'host()');
  await writeFile(
    join(webDir, 'shell.json'),
    JSON.stringify({ visitor: '/assets/host.1.js', host: '/assets/host.1.js' }),
  );
  await writeFile(join(webDir, 'remotes.json'), JSON.stringify({ revision: '1', remotes: {} }));
  app = await startTestApp(features, { webDir });
  ann = await app.student();
});
afterAll(async () => {
  await app.stop();
  await rm(webDir, { recursive: true });
});

const telling = [
  'access-control-allow-origin',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'server',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-powered-by',
];

const headersOf = async (path: string) => {
  const { status, headers } = await ann.get(path, { origin: 'https://evil.example' });
  const said = telling.map((name) => [name, headers.get(name)?.replaceAll(/'nonce-[^']+'/g, "'nonce'") ?? null]);
  return { status, ...(Object.fromEntries(said) as Record<string, string | null>) };
};

it.each(['/', '/nothing/here', '/assets/host.1.js', '/assets/none.js', '/api/tasks', '/api/nothing', '/api/docs'])(
  'the headers of %s are the agreed ones',
  async (path) => {
    expect(await headersOf(path)).toMatchSnapshot();
  },
);

it('the headers of a file are the agreed ones', async () => {
  const key = await belongingsOf(ann, app)('file');
  expect(await headersOf(`/uploads/${key}`)).toMatchSnapshot();
});
