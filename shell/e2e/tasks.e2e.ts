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

test('a task repeats: its subtasks are ticked in the list, the next day follows, and all days are deleted together', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('link', { name: 'To-Do List' }).click();
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Essay draft');
  await dialog.getByLabel('Due Date (Optional)').fill('2030-11-01');
  await dialog.getByLabel('Time (Optional)').fill('17:00');
  await dialog.getByLabel('Repeats').selectOption('Every week');
  await dialog.getByLabel('Repeat until').fill('2030-11-15');
  await dialog.getByRole('button', { name: 'Add subtask' }).click();
  await page.keyboard.type('Outline');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sources');
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByText('Nov 1, 2030, 5:00 PM')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Personal Task' })).toHaveCount(1);

  await page.getByRole('checkbox', { name: 'Outline' }).click();
  await expect(page.getByText('1 of 2 subtasks done')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Essay draft' }).click();
  await expect(page.getByText('Nov 8, 2030, 5:00 PM')).toBeVisible();
  await page.getByRole('button', { name: 'Essay draft' }).last().click();
  await dialog.getByLabel('Change or delete').selectOption('All days');
  await dialog.getByRole('button', { name: 'Delete Task' }).click();
  await expect(page.getByText('No Tasks This Week')).toBeVisible();
});
