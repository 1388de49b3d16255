import { test as plain } from '@playwright/test';
import { expect, signUp, test } from './test.ts';

test(
  'a visitor finds the landing page and its way to sign in, and nothing of an account is requested',
  { tag: ['@S2.2', '@S2.3', '@S7.68'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Ready to Get Organized?' })).toBeVisible();
    await page.getByRole('link', { name: 'Start Your Academic Journey' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    expect(asked).toContain('/');
    expect(asked.filter((path) => /^\/api\/(?:events|tasks|classes|documents)/.test(path))).toEqual([]);
  },
);

plain(
  'a page whose script does not come offers another try after ten seconds',
  { tag: ['@S2.1'] },
  async ({ page }) => {
    const scripts = /\/assets\/visitor\./;
    await page.route(scripts, (route) => route.abort());
    await page.goto('/auth');
    const retry = page.getByRole('link', { name: 'Retry' });
    await expect(retry).toBeHidden();
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.unroute(scripts);
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  },
);

plain('a wrong password says so and keeps what was typed', { tag: ['@S8.1'] }, async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password').fill('wrong horse');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login failed').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
});

plain(
  'an unknown address is not found; a protected one asks to sign in and leads back',
  { tag: ['@S6.1', '@S2.4', '@S2.5', '@S2.16', '@S2.17', '@S2.19'] },
  async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000); // the page shows for half a second, which a busy machine could miss
    await page.goto('/calendar');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText(/Unauthorized/).first()).toBeVisible();
    await page.clock.runFor(500);
    await expect(page).toHaveURL(/\/auth\?/);
  },
);

test(
  'a signed-in student is led away from /auth, and an unknown address is not found',
  { tag: ['@S2.33'] },
  async ({ page }) => {
    await signUp(page);
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);
