import { expect, signUp, test } from './test.ts';

test('a student chooses their reminders, and finds them again', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Reminders' });
  await expect(card.getByText('Confirm your email address first')).toBeVisible();
  await card.getByLabel('Email me reminders').check();
  await card.getByLabel('Every morning: what is due today').check();
  await card.getByLabel('Morning', { exact: true }).fill('07:15');
  await card.getByLabel('Quiet hours').check();
  await card.getByLabel('From').fill('21:30');
  await card.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Reminders saved').first()).toBeVisible();

  await page.reload();
  await expect(card.getByLabel('Email me reminders')).toBeChecked();
  await expect(card.getByLabel('Morning', { exact: true })).toHaveValue('07:15');
  await expect(card.getByLabel('From')).toHaveValue('21:30');
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(await (await page.request.get('/api/reminder-settings')).json()).toMatchObject({ digest: true, zone });

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(card.getByRole('button', { name: 'Save reminders' })).toBeVisible();
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
});
