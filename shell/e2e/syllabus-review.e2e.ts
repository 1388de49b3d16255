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
