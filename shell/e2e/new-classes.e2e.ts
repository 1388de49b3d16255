import { addClass, expect, signUp, test } from './test.ts';
import { syllabus } from './syllabus.ts';

const beekeeping = [
  'BIO 101: Introduction to Beekeeping',
  'Instructor: Dr. Ada Byron, Room 4',
  'Fall 2026',
  'The final exam takes place on December 14, 2026.',
].join('\n');
const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

test('a new student drops a syllabus and reviews its dates, with five clicks from sign-up', async ({ page }) => {
  const { file, soon } = await syllabus();
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
    // a keyboard "click" counts as well
    document.addEventListener('click', (event) => event.isTrusted && event.detail > 0 && count(), true);
  });
  await signUp(page);

  await test.step('the dashboard begins with the zone for syllabi', async () => {
    await expect(page.getByText('No Classes Yet')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Drop your syllabi here/ }).click();
    await (await chooser).setFiles({ name: 'biology.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file) });
  });

  const dialog = page.getByRole('dialog');
  await test.step('the class is proposed and created', async () => {
    await expect(dialog.getByText('1 class found')).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByLabel('Class Name')).toHaveValue(/\S/);
    await dialog.getByRole('button', { name: 'Create Class' }).click();
  });

  await test.step('and its dates are reviewed', async () => {
    const review = dialog.getByRole('link', { name: /^Review the dates of/ });
    await expect(review).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByText(/dates? added/)).toBeVisible();
    await review.click();
    const sheet = page.getByRole('dialog', { name: 'Review Dates' });
    await expect(sheet.getByText(soon).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(page).not.toHaveURL(/review=/);
  });

  const clicks = await page.evaluate(() => Number(sessionStorage.getItem('clicks')));
  expect(clicks - 1, 'clicks until the review was on screen, without its Done').toBeLessThanOrEqual(5);
});

test('two syllabi at once on a phone, by keyboard: one is unreadable, one has a class already', async ({
  page,
  complaints,
}) => {
  await signUp(page);
  await addClass(page, 'Beekeeping');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/classes');

  await page.getByRole('button', { name: 'Add from Syllabi' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Classes from Syllabi' });
  await dialog.locator('input[type=file]').setInputFiles([text('bees.txt', beekeeping), text('blank.txt', ' \n ')]);

  const bees = dialog.getByRole('listitem', { name: 'Class from bees.txt' });
  const blank = dialog.getByRole('listitem', { name: 'Class from blank.txt' });
  await expect(blank.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  complaints.length = 0; // the browser logs every response of 400 and above
  await expect(bees.getByText('This file becomes the syllabus of Beekeeping.')).toBeVisible({ timeout: 30_000 });

  await bees.getByLabel('Add to').selectOption('A new class');
  await expect(bees.getByLabel('Class Name')).toHaveValue('Introduction to Beekeeping');
  await expect(bees.getByLabel('Course Code')).toHaveValue('BIO 101');
  await expect(bees.getByLabel('Instructor')).toHaveValue('Dr. Ada Byron');
  await expect(bees.getByLabel('Term')).toHaveValue('Fall 2026');
  await expect(bees.getByRole('radio', { name: 'Green' })).toBeChecked();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await dialog.getByRole('button', { name: 'Create Class' }).press('Enter');
  const progress = page.getByRole('dialog', { name: 'Your New Classes' });
  await expect(progress.getByRole('link', { name: 'Review the dates of Introduction to Beekeeping' })).toBeVisible({
    timeout: 30_000,
  });
  await progress.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Introduction to Beekeeping' })).toBeVisible();
});
