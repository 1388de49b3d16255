import { addClass, expect, signUp, test } from './test.ts';

test(
  'one line becomes an event, which is changed, deleted and brought back',
  { tag: ['@S2.11', '@S2.13'] },
  async ({ page }) => {
    await signUp(page);
    await addClass(page, 'Biology');
    await page.getByRole('link', { name: 'To-Do List' }).click();
    const line = page.getByRole('textbox', { name: 'Quick add' });
    await line.fill('Bio quiz tomorrow 2pm !high');
    const understood = page.getByRole('status', { name: 'What will be added' });
    for (const text of ['Event', 'Biology', 'High priority', 'Tomorrow, 2:00 PM'])
      await expect(understood.getByText(text, { exact: true })).toBeVisible();
    await line.press('Enter');
    await expect(page.getByText('Event added').first()).toBeVisible();
    await expect(page.getByRole('listitem').getByText('Tomorrow, 2:00 PM')).toBeVisible();

    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    const list = page.getByRole('region', { name: 'Upcoming Events' });
    await list.getByRole('button', { name: 'Quiz' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Cell quiz');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Event saved').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Agenda' }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Cell quiz' }).click();
    await page.getByRole('button', { name: 'Delete Event' }).click();
    await expect(list.getByText('No Upcoming Events')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('button', { name: 'Cell quiz' })).toBeVisible();
  },
);

test('Undo reverts a tick', { tag: ['@S4.26'] }, async ({ page }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'To-Do List' }).click();
  await page.getByRole('textbox', { name: 'Quick add' }).fill('Call home');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const box = page.getByRole('checkbox', { name: 'Call home' });
  await box.click();
  await expect(page.getByText('Task Updated').first()).toBeVisible();
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone').first()).toBeVisible();
  await expect(box).not.toBeChecked();
});
