import { AxeBuilder } from '@axe-core/playwright';
import { test as plain, type Page } from '@playwright/test';
import { addClass, expect, signUp, test } from './test.ts';

const widths = [375, 1280];

/** Chromium can keep the old media queries for good when a page is resized while its styles are being inserted. */
const resize = async (page: Page, width: number) => {
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width: width + 1, height: 900 });
  await page.setViewportSize({ width, height: 900 });
};

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const expectAccessible = async (page: Page, where: string) => {
  for (const width of widths) {
    await resize(page, width);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze(); // no page has frames
    expect(violations, `${where} at ${width} px`).toEqual([]);
    await expect.poll(() => overflowOf(page), `${where} scrolls sideways at ${width} px`).toBe(0);
  }
  await resize(page, 1280);
};

test('the screens of a visitor are accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'landing');
  await page.goto('/auth');
  await expectAccessible(page, 'login');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expectAccessible(page, 'sign up');
});

test('the screens of a student are accessible', async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page);
  await expect(page.getByText('Sample markers')).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await addClass(page, 'Organic Chemistry');
  for (const tab of ['Overview', 'Upcoming Events', 'Notes & Documents', 'Study Tools', 'AI Assistant']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, `class, ${tab}`);
  }
  await page.getByRole('tab', { name: 'Notes & Documents' }).click();
  await page.getByRole('button', { name: 'New Note' }).click();
  await page.getByLabel('Title').fill('Week 1');
  await page.getByLabel('Text').fill('# Alkanes\n\nA formula $x^2$ and [a link](https://example.org)');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await page.getByRole('link', { name: 'Edit Week 1.txt' }).click();
  await expect(page.locator('msup')).toBeVisible();
  await expectAccessible(page, 'note');
  await page.getByRole('link', { name: 'Notes & Documents' }).click();
  await page.getByRole('button', { name: 'Upload File' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'upload dialog');
  await page.keyboard.press('Escape');

  for (const [path, heading] of [
    ['/classes', 'My Classes'],
    ['/calendar', 'Calendar'],
    ['/tasks', 'To-Do List'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
  for (const [keys, dialog] of [
    ['Control+k', 'Find, do or ask'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expectAccessible(page, dialog);
    await page.keyboard.press('Escape');
  }
});

// the browser itself reports the page's status 404
plain('the not-found screen is accessible', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeVisible();
  await expectAccessible(page, 'not found');
});
