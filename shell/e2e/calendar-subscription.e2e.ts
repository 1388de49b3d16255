import { addClass, expect, signUp, test } from './test.ts';

test('a student subscribes another calendar to their dates, and takes the address back', async ({
  page,
  playwright,
}) => {
  await signUp(page);
  await addClass(page, 'Cell Biology');
  const classes = (await (await page.request.get('/api/classes')).json()) as { id: string }[];
  const event = {
    classId: classes[0]?.id,
    title: 'Midterm',
    dueDate: '2027-03-01',
    dueTime: '14:00',
    eventType: 'exam',
  };
  const { origin } = new URL(page.url());
  const added = await page.request.post('/api/events', { data: event, headers: { origin } });
  expect(added.status()).toBe(201);

  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Calendar subscription' });
  await card.getByLabel('From').selectOption({ label: 'Cell Biology' });
  await card.getByRole('button', { name: 'Create address' }).click();
  const field = card.getByRole('textbox', { name: 'Address of All dates and tasks: Cell Biology' });
  const address = await field.inputValue();

  const { pathname } = new URL(address);
  const stranger = await playwright.request.newContext({ baseURL: origin });
  const text = await (await stranger.get(pathname)).text();
  expect(text).toContain('SUMMARY:Midterm (BIO 101)');
  expect(text).toMatch(/DTSTART;TZID=[^:]+:20270301T140000/);
  await page.reload();
  await expect(card.getByText('Last read by a calendar')).toBeVisible();

  await card.getByRole('button', { name: /^Remove the address/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Address removed').first()).toBeVisible();
  await expect(field).toBeHidden();
  expect((await stranger.get(pathname)).status()).toBe(404);
  await stranger.dispose();
});
