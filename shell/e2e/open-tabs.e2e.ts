import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder } from './data-folder.ts';
import { registerOperator } from './operator.ts';
import { expect, signUp, test } from './test.ts';

const root = resolve(import.meta.dirname, '../..');
const run = async (file: string, args: readonly string[], env: Record<string, string>) =>
  (
    await promisify(execFile)(process.execPath, [join(root, file), ...args], {
      env: { PATH: process.env['PATH'], ...env },
    })
  ).stdout;

/** The calendar's build with another heading on the page of tasks. */
const retitled = async (folder: string, heading: string) => {
  for (const part of ['remote.json', 'package.json', 'dist']) {
    await cp(join(root, 'mfe-calendar', part), join(folder, part), { recursive: true });
  }
  const assets = join(folder, 'dist/1.0.0/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const code = await readFile(join(assets, name), 'utf8');
    if (code.includes('To-Do List')) await writeFile(join(assets, name), code.replaceAll('To-Do List', heading));
  }
};

test('an open tab keeps what is typed, takes a release at the next mount, and hears of a rollback at once', async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(180_000); // a release is tried and compressed as for production
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL: origin });
  const student = await context.newPage();
  await Promise.all([signUp(student), registerOperator(page.request, origin)]);
  const data = { DATA_DIR: dataFolder(new URL(origin).port) };
  const claimed = await run('backend/src/hub.ts', ['releases', 'claim', 'mfe-calendar', '--team', 'planning'], data);
  const [token = ''] = /team_\S+/.exec(claimed) ?? [];
  const heading = (name: string) => student.getByRole('heading', { level: 1, name, exact: true });
  const leaveAndReturn = async () => {
    const main = student.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Dashboard' }).click();
    await main.getByRole('link', { name: 'To-Do List' }).click();
  };

  await student.goto('/tasks');
  await expect(heading('To-Do List')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/tasks');
  await expect(other.getByRole('heading', { level: 1, name: 'To-Do List' })).toBeVisible();
  const line = student.getByRole('textbox').first();
  await line.fill('read chapter 3');

  const folder = info.outputPath('mfe-calendar');
  await retitled(folder, 'What to Do');
  const ship = ['ship', '--api', origin, '--no-compare', folder];
  await run('infra/releases/src/main.ts', ship, { RELEASE_TOKEN: token });
  const released = heading('What to Do');
  await student.waitForResponse((response) => response.url().endsWith('/remotes.json'));
  await expect(line).toHaveValue('read chapter 3');
  // its reader is fetched only now, of the build that is shown
  await other.getByRole('textbox').first().fill('essay tomorrow 5pm');
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(other.getByText('Essay', { exact: true }).first()).toBeVisible();
  await expect(async () => {
    await leaveAndReturn();
    await expect(released).toBeVisible({ timeout: 2000 });
  }).toPass();

  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Releases' }).click();
  await page.getByRole('button', { name: /^Roll back/ }).click();
  await page.getByLabel(/^Reason/).fill('The old heading was better');
  const heard = student.waitForResponse((response) => response.url().endsWith('/remotes.json'));
  await page.getByRole('button', { name: 'Roll Back', exact: true }).click();
  await heard;
  await expect(async () => {
    await leaveAndReturn();
    await expect(heading('To-Do List')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('“The old heading was better”')).toBeVisible();
  await context.close();
});
