import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './test.ts';

const root = resolve(import.meta.dirname, '../..');
const remotes = ['mfe-calendar', 'mfe-classes', 'mfe-study', 'mfe-assistant', 'mfe-operations'];

const releaseInto = (web: string, api: string) => (folder: string) =>
  promisify(execFile)(process.execPath, [
    join(root, 'infra/releases/src/main.ts'),
    'publish',
    '--web',
    web,
    '--api',
    api,
    folder,
  ]).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );

test('every remote passes its trial against the running product, and one that the API cannot serve is refused', async ({
  baseURL,
}, info) => {
  test.setTimeout(400_000); // six releases, each compressed as for production
  const web = info.outputPath('web');
  const release = releaseInto(web, baseURL ?? '');
  expect(await release(join(root, 'shell'))).toContain('shell: visitor');
  for (const remote of remotes) {
    expect(await release(join(root, remote))).toMatch(/^mfe_\w+: \d+\.\d+\.\d+-\w+\n$/);
  }
  const live = await readFile(join(web, 'remotes.json'), 'utf8');

  const folder = info.outputPath('mfe-calendar');
  for (const part of ['remote.json', 'package.json', 'dist']) {
    await cp(join(root, 'mfe-calendar', part), join(folder, part), { recursive: true });
  }
  const needs = join(folder, 'dist/1.0.0/mf-needs.json');
  await writeFile(needs, (await readFile(needs, 'utf8')).replaceAll('/api/tasks', '/api/chores'));
  await writeFile(join(folder, 'dist/1.0.0/assets/another.js'), 'export const another = true;');
  const refusal = await release(folder);
  expect(refusal).toContain('mfe_calendar is not released:');
  expect(refusal).toContain('the live API has no GET /api/chores');
  expect(await readFile(join(web, 'remotes.json'), 'utf8')).toBe(live);
});
