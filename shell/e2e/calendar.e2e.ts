import type { Locator } from '@playwright/test';
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

test('a lab repeats every week; its later days move together, and Undo moves them back', async ({ page }) => {
  await signUp(page);
  await addClass(page, 'Biology');
  await page.goto('/?quick-add');
  const line = page.getByRole('textbox', { name: 'Quick add' });
  await expect(line).toBeFocused();
  const until = new Date(Date.now() + 29 * 86_400_000).toISOString().slice(0, 10);
  await page.keyboard.type(`Bio lab every day 2-4pm in B12 until ${until}`);
  const understood = page.getByRole('status', { name: 'What will be added' });
  await expect(understood).toContainText('2:00 PM – 4:00 PM');
  await expect(understood).toContainText('B12');
  await expect(understood).toContainText('Every day until');
  await line.press('Enter');
  await expect(page.getByText('Event added').first()).toBeVisible();
  const week = page.getByRole('region', { name: 'Next 7 days' });
  await expect(week.getByRole('listitem')).toHaveCount(4);
  await week.getByRole('button', { name: /^Show \d more/ }).click();
  await expect(week.getByRole('listitem')).toHaveCount(7);

  await week.getByRole('button', { name: 'Lab' }).nth(2).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await dialog.getByLabel('Place (Optional)').fill('C3');
  await dialog.getByLabel('Change or delete').selectOption('This day and all after it');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(week.getByRole('listitem').filter({ hasText: 'C3' })).toHaveCount(5);
  await expect(week.getByRole('listitem').filter({ hasText: 'B12' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(week.getByRole('listitem').filter({ hasText: 'B12' })).toHaveCount(7);
});

test('a lecture is drawn into the week, dragged to another day, made longer, and moved back', async ({ page }) => {
  await signUp(page);
  await addClass(page, 'Biology');
  await page.goto('/calendar?view=week&date=2027-03-17');
  const day = (name: string) => page.getByRole('list', { name, exact: true });
  const wednesday = day('Wednesday, March 17, 2027');
  const tuesday = day('Tuesday, March 16, 2027');
  const drag = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
    await page.mouse.move(...to);
    await page.mouse.up();
  };
  const pointOf = async (shown: Locator, down: number): Promise<[number, number]> => {
    const box = await shown.boundingBox();
    if (!box) throw new Error('it is not on the page');
    return [box.x + box.width / 2, box.y + box.height * down];
  };
  /** A point in the middle of a day, at an hour. */
  const at = async (column: Locator, hour: number) => pointOf(column, hour / 24);

  await drag(await at(wednesday, 10.05), await at(wednesday, 11.2));
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await expect(dialog.getByLabel(/^Date/)).toHaveValue('2027-03-17');
  await expect(dialog.getByLabel('Time (Optional)', { exact: true })).toHaveValue('10:00');
  await expect(dialog.getByLabel('End Time (Optional)')).toHaveValue('11:15');
  await dialog.getByLabel(/^Title/).fill('Lecture 9');
  await dialog.getByLabel('Class').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(wednesday.getByRole('button', { name: /10:00 AM – 11:15 AM/ })).toBeVisible();

  await drag(await at(wednesday, 10.2), await at(tuesday, 8.2));
  await expect(page.getByText('Moved to Tue, Mar 16, 8:00 AM – 9:15 AM').first()).toBeVisible();
  await expect(tuesday.getByRole('button', { name: /8:00 AM – 9:15 AM/ })).toBeVisible();
  await drag(await pointOf(tuesday.getByRole('button'), 0.97), await at(tuesday, 10));
  await expect(tuesday.getByRole('button', { name: /8:00 AM – 10:00 AM/ })).toBeVisible();
  await expect(page.getByText('Moved to Tue, Mar 16, 8:00 AM – 10:00 AM').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(tuesday.getByRole('button', { name: /8:00 AM – 9:15 AM/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Month' }).click();
  const cell = (name: RegExp) => page.getByRole('gridcell', { name });
  const chip = cell(/^Tuesday, March 16/).getByRole('button', { name: /^Lecture 9/ });
  await drag(await pointOf(chip, 0.5), await pointOf(cell(/^Monday, March 22/), 0.5));
  await expect(cell(/^Monday, March 22/).getByRole('button', { name: /^Lecture 9/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
