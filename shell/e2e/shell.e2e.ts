import { test as plain, type Page } from '@playwright/test';
import { addClass, expect, signUp, test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const logo = (page: Page) => page.getByText('Academic Hub', { exact: true }).first().locator('xpath=..').locator('svg');

test(
  'each width has its own layout',
  { tag: ['@S2.21', '@S2.31', '@S2.32', '@S2.36', '@S2.55', '@S4.9'] },
  async ({ page }) => {
    await page.goto('/');
    await expect(logo(page)).toBeVisible();
    await page.goto('/auth');
    const panel = page.getByRole('heading', { name: 'Transform Your Academic Journey' });
    for (const [width, isShown] of [
      [1024, true],
      [1023, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(panel).toBeVisible({ visible: isShown });
    }
    await signUp(page);
    await expect(page).toHaveURL(/\/$/);
    const sidebar = page.getByRole('complementary').filter({ hasText: 'Academic Hub' });
    const menu = page.getByRole('button', { name: 'Open menu' });
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(sidebar.locator('svg').first()).toBeVisible();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu).toBeVisible();
    await expect(sidebar).toBeHidden();
    await menu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Classes' }).click();
    await expect(heading(page, 'My Classes')).toBeVisible();
  },
);

test(
  'nothing but a spinner shows until it is known who is signed in',
  { tag: ['@S2.1', '@S2.7', '@S2.8', '@S2.9', '@S2.11', '@S2.13', '@S4.3'] },
  async ({ page }) => {
    await signUp(page);
    await addClass(page, 'Organic Chemistry');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    let asked = 0;
    page.on('request', (request) => (asked += Number(new URL(request.url()).pathname === '/api/auth/user')));

    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/host\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/classes', { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    await expect(page.getByRole('heading')).toHaveCount(0);
    letGo();
    await expect(heading(page, 'My Classes')).toBeVisible();
    await expect(page.getByText('Organic Chemistry').first()).toBeVisible();

    await page.goto(`/classes/${id}`);
    await expect(heading(page, 'Organic Chemistry')).toBeVisible();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(heading(page, 'Calendar')).toBeVisible();
    await page.getByRole('link', { name: 'To-Do List' }).click();
    await expect(heading(page, 'To-Do List')).toBeVisible();
    expect(asked).toBe(0); // the page contains the signed-in user
  },
);

plain(
  'a screen that needs a student asks to sign in after half a second, and is opened then',
  { tag: ['@S2.18', '@S2.20', '@S4.8'] },
  async ({ page }) => {
    const student = await signUp(page);
    await page.context().clearCookies();
    await page.goto('about:blank'); // the page before it would notice first that its session has ended
    const logins: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/login') logins.push(search);
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/tasks');
    await expect(page.getByText('Logging in again...')).toBeVisible();
    await page.clock.runFor(499);
    await page.evaluate(() => fetch('/api/health')); // the page's earlier requests were sent before this
    expect(logins).toEqual([]);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/auth\?returnTo=%2Ftasks$/);
    expect(logins).toEqual(['?returnTo=%2Ftasks']);
    await page.clock.resume();

    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password').fill(student.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(heading(page, 'To-Do List')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password').fill(student.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);

plain.describe('with the offline copy', () => {
  plain.use({ serviceWorkers: 'allow' });

  plain(
    'who signs out in one tab is signed out in every tab, and leaves nothing in the browser',
    { tag: ['@S4.11', '@S9.12'] },
    async ({ page, context }) => {
      await signUp(page);
      await addClass(page, 'World History');
      const other = await context.newPage();
      await other.goto('/classes');
      await expect(other.getByText('World History').first()).toBeVisible();
      const said = expect(other.getByText('You have been successfully logged out.').first()).toBeVisible(); // for 5 s
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await Promise.all([said, expect(page).toHaveURL(/\/auth$/), expect(other).toHaveURL(/\/auth$/)]);
      const left = await other.evaluate(async () => [...(await caches.keys()), ...Object.keys(localStorage)]);
      expect(left).toEqual([]);
      await other.goBack();
      await expect(other.getByText('World History')).toHaveCount(0);

      await signUp(page);
      await page.goto('/classes');
      await expect(page.getByText('No Classes Yet')).toBeVisible();
    },
  );

  plain('the app and the last seen agenda open without a network, and say so', async ({ page, context }) => {
    await signUp(page);
    await page.getByRole('link', { name: 'To-Do List' }).click();
    await page.getByRole('button', { name: 'Add Task' }).first().click();
    await page.getByRole('dialog').getByLabel('Title').fill('Read chapter 3');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Task' }).click();
    await expect(page.getByText('Read chapter 3').first()).toBeVisible();
    await page.reload(); // from now on the worker sees every read
    const copied = () =>
      page.evaluate(async () => {
        const names = ['hub-page', 'hub-agenda', 'hub-files'];
        const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return navigator.serviceWorker.controller !== null && counts.every((count) => count > 0);
      });
    await expect.poll(copied, { timeout: 30_000 }).toBe(true);
    await page.reload();
    await expect(page.getByText('Read chapter 3').first()).toBeVisible();

    await context.setOffline(true);
    await page.goto('/tasks');
    await expect(page.getByText(/You're offline/)).toBeVisible();
    await expect(page.getByText('Read chapter 3').first()).toBeVisible();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(heading(page, 'Calendar')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You're offline/)).toBeHidden();
  });
});

test('the bar, shortcuts and settings work by the keyboard alone', async ({ page }) => {
  await signUp(page);
  await addClass(page, 'Introduction to Biology');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const bar = page.getByRole('combobox', { name: 'Find, do or ask' });
  await expect(bar).toBeFocused();
  await page.keyboard.type('biology');
  await page.keyboard.press('Enter'); // waits for what is found
  await expect(heading(page, 'Introduction to Biology')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('add read chapter 3 tomorrow');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'What will be added' })).toContainText('Tomorrow');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mark read chapter 3 as high priority');
  await page.keyboard.press('Enter');
  const changes = page.getByRole('list', { name: 'Changes' });
  await expect(changes).toContainText('Medium becomes High');
  await page.keyboard.type('yes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo: Read chapter 3/ })).toBeVisible();
  await page.keyboard.press('Escape'); // the notice
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('scheduling');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'AI Scheduling Assistant' });
  await expect(panel.getByText('Medium becomes High')).toBeVisible();
  const [panelBox, pageBox] = await Promise.all([panel.boundingBox(), page.getByRole('main').boundingBox()]);
  expect((pageBox?.x ?? 0) + (pageBox?.width ?? 0)).toBeLessThanOrEqual(panelBox?.x ?? 0); // the page makes room
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
});

test('nothing on a screen moves while it loads', async ({ page }) => {
  await signUp(page);
  await addClass(page, 'Linear Algebra');
  await page.addInitScript(() => {
    const page = globalThis as { shifted?: number };
    page.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) page.shifted = (page.shifted ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts: Record<string, number> = {};
  for (const [path, name] of [
    ['/', 'Dashboard'],
    ['/classes', 'My Classes'],
    ['/calendar', 'Calendar'],
    ['/tasks', 'To-Do List'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState('load');
    await page.waitForTimeout(1500);
    shifts[path] = await page.evaluate(() => (globalThis as { shifted?: number }).shifted ?? 0);
  }
  for (const [path, shifted] of Object.entries(shifts)) expect.soft(shifted, path).toBeLessThan(0.05);
});
