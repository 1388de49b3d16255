import { addClass, expect, signUp, test } from './test.ts';

test('a student sees in the settings who changed what, and undoes it there', async ({ page }) => {
  await signUp(page);
  await addClass(page, 'Cell Biology');
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Your history' });
  await card.getByRole('button', { name: 'Show history' }).click();
  await expect(card.getByText('Class added: Cell Biology')).toBeVisible();
  await expect(card.getByText('Account created')).toBeVisible();

  await card.getByLabel('Changed by').selectOption('Scheduling assistant');
  await expect(card.getByText('Nothing here yet')).toBeVisible();
  await card.getByLabel('Changed by').selectOption('You');
  await card.getByRole('button', { name: 'Undo: Class added: Cell Biology' }).click();
  await expect(card.getByText('Class deleted: Cell Biology')).toBeVisible();
  await expect(page.getByText('Change undone').first()).toBeVisible();

  await page.setViewportSize({ width: 375, height: 800 });
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
});
