import { expect, signUp, test } from './test.ts';

test(
  'a student adds a task, ticks it, and finds it ticked after a reload',
  { tag: ['@S1.15', '@S8.53'] },
  async ({ page }) => {
    await signUp(page);
    await page.getByRole('link', { name: 'To-Do List' }).click();
    await expect(page.getByText('No Tasks This Week')).toBeVisible();
    await page.getByRole('button', { name: 'Add Task' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Task' });
    await dialog.getByLabel('Title').fill('Read chapter 3');
    await dialog.getByRole('button', { name: 'Add Task' }).click();
    await expect(page.getByRole('listitem').getByText('Personal Task')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Read chapter 3' }).click();
    await expect(page.getByText('Task status updated successfully').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Read chapter 3' })).toBeChecked();
    await page.reload();
    await expect(page.getByText('No Tasks This Week')).toBeVisible();
  },
);

test('what one tab changes appears in the other automatically', async ({ page, context }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'To-Do List' }).click();
  const other = await context.newPage();
  await other.goto('/tasks');
  await expect(other.getByText('No Tasks This Week')).toBeVisible();

  await page.getByRole('button', { name: 'Add Task' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Call the library');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Task' }).click();
  await expect(other.getByText('Call the library')).toBeVisible();
});
