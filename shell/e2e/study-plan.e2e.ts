import { addClass, expect, signUp, test } from './test.ts';

const inDays = (count: number) => {
  const day = new Date();
  day.setDate(day.getDate() + count);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

test('times to study for an exam are suggested, accepted, moved and dismissed, within hours that can be chosen', async ({
  page,
}) => {
  await signUp(page);
  await addClass(page, 'Biology');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.getByRole('button', { name: 'Add Event' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('Midterm');
  await form.getByLabel('Class').selectOption({ index: 1 });
  await form.getByLabel('Type').selectOption('exam');
  await form.getByLabel(/^Date/).fill(inDays(4));
  await form.getByRole('button', { name: 'Add Event' }).click();
  await expect(page.getByText('Event added').first()).toBeVisible();

  await page.goto(`/calendar?view=day&date=${inDays(3)}`);
  const ghost = page.getByRole('button', { name: /^Study for Midterm \(Suggested study session\)/ });
  const event = page.getByRole('button', { name: /^Study for Midterm \(Other/ });
  await ghost.click();
  await page.getByRole('dialog', { name: 'Study for Midterm' }).getByRole('button', { name: 'Accept' }).click();
  await expect(event).toBeFocused();
  await expect(ghost).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(ghost).toContainText('9:00 AM – 10:00 AM');
  await expect(event).toHaveCount(0);

  const box = await ghost.boundingBox();
  if (!box) throw new Error('the suggestion is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + box.height, { steps: 4 });
  await page.mouse.up();
  await expect(event).toContainText('10:00 AM – 11:00 AM');

  await page.getByRole('button', { name: 'Study plan' }).click();
  const plan = page.getByRole('dialog', { name: 'Study plan' });
  await plan.getByLabel('Not before').fill('08:00');
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Study plan saved').first()).toBeVisible();
  await page.goto(`/calendar?view=day&date=${inDays(2)}`);
  await expect(ghost).toContainText('8:00 AM – 9:00 AM');
  await ghost.click();
  await expect(page.getByRole('dialog', { name: 'Study for Midterm' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Suggestion dismissed').first()).toBeVisible();
  await expect(ghost).toHaveCount(0);
});
