import { test as plain } from '@playwright/test';
import { expect, signUp } from './test.ts';

plain('with the calendar remote switched off the rest lives, and it comes back', async ({ page }) => {
  await signUp(page);
  const failing = /\/mfe\/mfe_calendar\//;
  await page.route(failing, (route) => route.fulfill({ status: 503, body: 'switched off' }));
  await page.goto('/');

  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByText('No Classes Yet')).toBeVisible();
  await expect(page.getByText('This part of the app could not be loaded').first()).toBeVisible();

  await page.getByRole('link', { name: 'My Classes' }).first().click();
  await expect(page.getByRole('button', { name: 'Add Class' })).toBeVisible();

  await page.getByRole('link', { name: 'To-Do List' }).click();
  await expect(page.getByText('This part of the app could not be loaded').first()).toBeVisible();

  await page.unroute(failing);
  await page
    .getByRole('button', { name: /again|retry/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'To-Do List', level: 1 })).toBeVisible();
});
