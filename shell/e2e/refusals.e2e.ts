import { test as plain, type Page } from '@playwright/test';
import { addClass, expect, signUp } from './test.ts';

// refusals have an error status, which the browser logs: the console is not checked here

const upload = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file);
  return dialog;
};

plain('a syllabus that cannot be read says why, and can be tried again', async ({ page }) => {
  await signUp(page);
  await addClass(page, 'World History');
  await page.getByRole('button', { name: 'Upload Syllabus' }).first().click();
  const dialog = await upload(page, {
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nthis is not the rest of a PDF'),
  });
  await dialog.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByText('Analysis Failed').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Analysis failed — Check Dates to retry/)).toBeVisible();

  await page.getByRole('button', { name: 'Check Dates' }).click();
  await expect(page.getByText('Analysis Failed').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Check Dates' })).toBeEnabled();
});

plain('a file that is not what it says is refused, and the dialog keeps what was typed', async ({ page }) => {
  await signUp(page);
  await addClass(page, 'World History');
  await page.getByRole('tab', { name: 'Notes & Documents' }).click();
  await page.getByRole('button', { name: 'Upload File' }).first().click();
  const dialog = await upload(page, {
    name: 'slides.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>not a PDF</html>'),
  });
  await dialog.getByLabel('Description (Optional)').fill('the second lecture');
  await dialog.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByText('Upload Failed').first()).toBeVisible();
  await expect(dialog.getByText('slides.pdf')).toBeVisible();
  await expect(dialog.getByLabel('Description (Optional)')).toHaveValue('the second lecture');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No Documents Yet')).toBeVisible();
});

plain('sign-in by Google that is not set up says so', { tag: ['@S2.30'] }, async ({ page }) => {
  await page.goto('/auth');
  await page.getByText('Continue with Google').click();
  await expect(page.getByText('Login failed').first()).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});
