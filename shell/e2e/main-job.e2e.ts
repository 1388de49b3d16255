import { writeFile } from 'node:fs/promises';
import { addClass, expect, signUp, test } from './test.ts';
import { syllabus } from './syllabus.ts';

test(
  'a student uploads a syllabus and its dates appear on the class page, the calendar and the to-do list',
  { tag: ['@S1.8', '@S1.9', '@S1.10', '@S1.11', '@S4.23'] },
  async ({ page }, testInfo) => {
    const { file, soon, titles, notEvents } = await syllabus();
    const path = testInfo.outputPath('syllabus.pdf');
    await writeFile(path, file);

    const student = await signUp(page);
    await addClass(page, 'Introduction to Biology');

    await test.step('upload the syllabus', async () => {
      await page.getByRole('button', { name: 'Upload Syllabus' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Upload Syllabus' });
      await dialog.locator('input[type=file]').setInputFiles(path);
      await expect(dialog.getByText('syllabus.pdf')).toBeVisible();
      await dialog.getByRole('button', { name: 'Upload File' }).click();
      await expect(page.getByText('AI analysis is in progress.').first()).toBeVisible();
      await expect(page.getByText('Analysis Complete').first()).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Analyzed', { exact: true })).toBeVisible();
      await page.getByRole('dialog', { name: 'Review Dates' }).getByRole('button', { name: 'Done' }).click();
    });

    await test.step('its dates appear on the class page', async () => {
      await page.getByRole('tab', { name: 'Upcoming Events' }).click();
      const list = page.getByRole('region', { name: 'Upcoming Events' });
      await list.getByRole('button', { name: /See All Events/ }).click();
      for (const title of titles) await expect(list.getByText(title).first()).toBeVisible();
      for (const text of notEvents) await expect(list.getByText(text)).toHaveCount(0);
    });

    await test.step('and on the calendar', async () => {
      await page.getByRole('link', { name: 'Calendar', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByText(soon).first()).toBeVisible();
    });

    await test.step('and on the to-do list, where one is ticked', async () => {
      await page.getByRole('link', { name: 'To-Do List' }).click();
      const box = page.getByRole('checkbox', { name: soon }).first();
      await expect(box).not.toBeChecked();
      await box.click(); // the tick appears a moment after the click
      await expect(box).toBeChecked();
      await expect(page.getByText('Event Updated').first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: soon }).first()).toBeChecked();
    });

    await test.step('sign out, and in again', async () => {
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/);
      await page.getByLabel('Email').fill(student.email);
      await page.getByLabel('Password').fill(student.password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await expect(page.getByText('Introduction to Biology').first()).toBeVisible();
    });
  },
);
