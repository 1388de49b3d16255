import { addClass, expect, signUp, test } from './test.ts';

const text = 'Grading\nHomework 40%\nMidterm exam 20%\nFinal exam 40%';

test('a student takes the weights of the syllabus, enters results, and learns what the final must bring', async ({
  page,
}) => {
  await signUp(page);
  await addClass(page, 'Biology');
  const card = page.getByRole('region', { name: 'Grades' });
  await expect(card.getByText('No Grades Yet')).toBeVisible();

  const file = { name: 'syllabus.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  const classId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const form = { classId, type: 'syllabus', file };
  const origin = new URL(page.url()).origin;
  await page.request.post('/api/documents/upload', { multipart: form, headers: { origin } });
  const isRead = async () => (await (await page.request.get('/api/documents')).json())[0]?.text;
  await expect.poll(isRead, { timeout: 60_000 }).toBe('done');

  await card.getByRole('button', { name: 'Read Weights from Syllabus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weights in Your Syllabus' });
  await expect(dialog.getByText('They add up to 100 %')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 3 Categories' }).click();

  for (const [category, name, result] of [
    ['Homework', 'Sheet 1', '17/20'],
    ['Midterm exam', 'Midterm', '90 %'],
  ] as const) {
    await card.getByRole('button', { name: `Add a grade to ${category}` }).click();
    const fields = card.getByRole('form', { name: `Add a grade to ${category}` });
    await expect(fields.getByLabel('What was graded')).toBeFocused();
    await fields.getByLabel('What was graded').fill(name);
    await fields.getByLabel('Result').fill(result);
    await fields.getByLabel('Result').press('Enter');
    await expect(card.getByLabel(`Result of ${name}`, { exact: true })).toHaveValue(result);
  }
  await expect(card.getByText('86.67 %')).toBeVisible();
  await expect(card.getByRole('row', { name: 'A- (90 %)' })).toContainText('at least 95 %');

  await card.getByLabel('Result of Sheet 1').fill('20/20');
  await card.getByLabel('Result of Sheet 1').press('Enter');
  await expect(card.getByText('96.67 %')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(card.getByText('86.67 %')).toBeVisible();

  await page.getByRole('link', { name: 'My Classes' }).first().click();
  await expect(page.getByRole('region', { name: 'Your Average' })).toContainText('GPA 3.00');
});
