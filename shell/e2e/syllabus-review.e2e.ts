import { writeFile } from 'node:fs/promises';
import { addClass, expect, signUp, test } from './test.ts';
import { syllabus } from './syllabus.ts';

test('a student reviews the dates of a syllabus by keyboard, and finds the decisions after a reload', async ({
  page,
}, testInfo) => {
  const { file, soon } = await syllabus();
  const path = testInfo.outputPath('syllabus.pdf');
  await writeFile(path, file);
  await signUp(page);
  await addClass(page, 'Introduction to Biology');

  const sheet = page.getByRole('dialog', { name: 'Review Dates' });
  const remove = sheet.getByRole('button', { name: `Remove: ${soon}` }).first();
  const openSheet = () => page.getByRole('button', { name: /^Review the dates/ }).click();

  await test.step('the review opens after the upload', async () => {
    await page.getByRole('button', { name: 'Upload Syllabus' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Upload Syllabus' });
    await dialog.locator('input[type=file]').setInputFiles(path);
    await dialog.getByRole('button', { name: 'Upload File' }).click();
    await expect(remove).toBeVisible({ timeout: 30_000 });
  });

  await test.step('Backspace dismisses a date, and Undo restores it', async () => {
    await remove.press('Backspace');
    await expect(page.getByText(`${soon} removed from your calendar`).first()).toBeVisible();
    await expect(remove).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(remove).toBeVisible();
  });

  await test.step('a dismissed date stays dismissed after a reload', async () => {
    await remove.press('Backspace');
    await expect(remove).toHaveCount(0);
    await page.reload();
    await openSheet();
    await expect(sheet.getByRole('heading', { name: /^On your calendar/ })).toBeVisible();
    await expect(remove).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a new version of a syllabus says what moved, what is new and what is gone, and changes it on request', async ({
  page,
  complaints,
}, testInfo) => {
  const versions = [
    { name: 'first.txt', dates: { 'Midterm exam': 20, 'Lab report': 25, 'Final project': 40 } },
    { name: 'second.txt', dates: { 'Midterm exam': 27, 'Final project': 40, 'Group presentation': 33 } },
  ];
  await page.setViewportSize({ width: 375, height: 740 });
  await signUp(page);
  await addClass(page, 'Introduction to Biology');
  const sheet = page.getByRole('dialog', { name: 'Review Dates' });

  for (const [index, { name, dates }] of versions.entries()) {
    await test.step(`upload ${name}`, async () => {
      const lines = Object.entries(dates).map(([title, days]) => `${title} is due on ${dayIn(days)}.`);
      const path = testInfo.outputPath(name);
      await writeFile(path, ['Course schedule', ...lines].join('\n\n'));
      await page.getByRole('button', { name: 'Upload Syllabus' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Upload Syllabus' });
      await dialog.locator('input[type=file]').setInputFiles(path);
      await dialog.getByRole('button', { name: 'Upload File' }).click();
      await expect(sheet.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
      if (index === 0) await sheet.getByRole('button', { name: 'Done' }).click();
    });
  }

  await test.step('the changes are listed, and the event moves on request', async () => {
    await expect(sheet.getByRole('heading', { name: 'New version: 1 moved, 1 new, 1 gone' })).toBeVisible();
    complaints.length = 0; // the page may fetch the replaced version until the list shows the new one
    const accept = sheet.getByRole('button', { name: 'Accept: Midterm exam' });
    await expect(accept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Midterm exam moved').first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Accept: Lab report' }).click();
    await expect(page.getByText('Lab report removed from your calendar').first()).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'New version: 1 new' })).toBeVisible();
  });
});
