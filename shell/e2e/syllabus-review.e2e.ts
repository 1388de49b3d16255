import type { Locator, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { addClass, expect, signUp, test } from './test.ts';
import { syllabus } from './syllabus.ts';

const uploadSyllabus = async (page: Page, path: string) => {
  await page.getByRole('button', { name: 'Upload Syllabus' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload Syllabus' });
  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByRole('button', { name: 'Upload File' }).click();
};

/** The share of a mark's area that is dark on the picture under it: letters, and neither blank paper nor a photo. */
const inkUnder = (mark: Locator) =>
  mark.evaluate(async (element) => {
    const picture = element.parentElement?.querySelector('img');
    const drawing = document.createElement('canvas').getContext('2d');
    if (!picture || !drawing) return 0;
    await picture.decode();
    const [box, whole] = [element.getBoundingClientRect(), picture.getBoundingClientRect()];
    const scale = picture.naturalWidth / whole.width;
    const { canvas } = drawing;
    canvas.width = Math.round(box.width * scale);
    canvas.height = Math.round(box.height * scale);
    drawing.drawImage(picture, (whole.left - box.left) * scale, (whole.top - box.top) * scale);
    const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
    const dark = data.filter((value, index) => index % 4 === 0 && value < 100).length;
    return dark / (canvas.width * canvas.height);
  });

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
    await uploadSyllabus(page, path);
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

test('a student sees the sentence of each date marked on its page', async ({ page }, testInfo) => {
  const { file, soon } = await syllabus();
  const path = testInfo.outputPath('syllabus.pdf');
  await writeFile(path, file);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page);
  await addClass(page, 'Introduction to Biology');
  await uploadSyllabus(page, path);
  const sheet = page.getByRole('dialog', { name: 'Review Dates' });
  const picture = sheet.getByRole('img', { name: /^Page 1 of syllabus.pdf/ });
  const marks = sheet.locator('[data-mark]');

  await test.step('the cells of the date and the work are marked', async () => {
    await sheet.getByRole('button', { name: `Looks right: ${soon}` }).focus();
    await expect(picture).toHaveAccessibleName(new RegExp(soon));
    await expect(marks).toHaveCount(2, { timeout: 30_000 });
    const [date, work] = [await marks.first().boundingBox(), await marks.last().boundingBox()];
    expect(date?.y).toBeCloseTo(work?.y ?? 0, 0);
    expect(work?.x).toBeGreaterThan((date?.x ?? 0) + (date?.width ?? 0));
    for (const mark of await marks.all()) {
      await expect(mark).toBeInViewport();
      expect(await inkUnder(mark)).toBeGreaterThan(0.05);
      expect(await inkUnder(mark)).toBeLessThan(0.5);
    }
  });

  await test.step('the marks follow the keys, and P hides the page', async () => {
    const before = await marks.first().boundingBox();
    await page.keyboard.press('j');
    await expect.poll(async () => (await marks.first().boundingBox())?.width).not.toBe(before?.width);
    await page.keyboard.press('p');
    await expect(picture).toHaveCount(0);
    await page.keyboard.press('p');
    await expect(marks.first()).toBeInViewport();
  });

  await test.step('on a phone the page is part of its row', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await expect(picture).toHaveCount(0);
    await sheet.getByRole('button', { name: `Show page 1: ${soon}` }).click();
    await expect(marks.first()).toBeInViewport();
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
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
