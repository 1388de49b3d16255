import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** Console messages of the browser: a journey fails on any error, warning or CSP report. */
export const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !message.text().startsWith('Service Worker registration blocked'))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs a new student up through the form; ends on the dashboard. */
export const signUp = async (page: Page) => {
  const email = `student-${randomUUID()}@example.org`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  return { email, password: 'correct horse' };
};

/** Adds a class on /classes and opens it. */
export const addClass = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'My Classes' }).first().click();
  await page.getByRole('button', { name: 'Add Class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Class' });
  await dialog.getByLabel('Class Name').fill(name);
  await dialog.getByLabel('Course Code').fill('BIO 101');
  await dialog.getByLabel('Class Type').selectOption('general');
  await dialog.getByRole('button', { name: 'Add Class' }).click();
  await expect(page.getByText('Class added successfully!').first()).toBeVisible();
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

/** Uploads a text to the open class, and waits until it has been read. */
export const uploadNotes = async (page: Page, notes: string) => {
  await page.getByRole('tab', { name: 'Notes & Documents' }).click();
  await page.getByRole('button', { name: 'Upload File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  const file = { name: 'cells.txt', mimeType: 'text/plain', buffer: Buffer.from(notes) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByText('File uploaded successfully').first()).toBeVisible();
  const isRead = async () => (await (await page.request.get('/api/documents')).json())[0]?.text;
  await expect.poll(isRead, { timeout: 30_000 }).toBe('done');
};
