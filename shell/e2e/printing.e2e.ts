import { addClass, expect, signUp, test } from './test.ts';

test('a month, a week and the to-do list are printed without what only works on a screen, and never in the dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signUp(page);
  await addClass(page, 'Biology');
  await page.goto('/tasks');
  await page.getByRole('textbox', { name: 'Quick add' }).fill('Biology quiz tomorrow 2pm');
  await page.getByRole('textbox', { name: 'Quick add' }).press('Enter');
  await expect(page.getByText('Event added').first()).toBeVisible(); // the preview names it before it is added
  const printer = page.getByRole('button', { name: 'Print' });
  await expect(printer).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/tasks', '/calendar']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Quiz').first()).toBeVisible();
    await expect(printer).toBeHidden();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
  }
  await page.goto('/calendar?view=week');
  await expect(page.getByText('All day').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add Event on/ })).toHaveCount(0);
});
