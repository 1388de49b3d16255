import { addClass, expect, signUp, test } from './test.ts';

const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const event = (uid: string, summary: string, ...more: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART;VALUE=DATE:${soon}`,
  `SUMMARY:${summary}`,
  ...more,
  'END:VEVENT',
];
const file = (...events: string[][]) => ({
  name: 'canvas.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR'].join('\r\n')),
});
const first = file(event('1', 'Essay on enzymes [BIO 101]'), event('2', 'Biology quiz', 'LOCATION:Hall 2'));
const moved = file(event('2', 'Biology quiz', 'LOCATION:Hall 3'));

test('a student imports the calendar of another system, once, and what changed in it', async ({ page }) => {
  await signUp(page);
  await addClass(page, 'Biology');
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a calendar' });
  await dialog.getByLabel('Calendar file').setInputFiles(first);
  await expect(dialog.getByText('2 dates found.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 dates' }).click();
  await expect(page.getByText('2 dates added').first()).toBeVisible();
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' });
  await expect(upcoming.getByText('Biology quiz')).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  await page.setViewportSize({ width: 375, height: 800 });
  await dialog.getByLabel('Calendar file').setInputFiles(first);
  await expect(dialog.getByText('Already on your calendar')).toHaveCount(2);
  await dialog.getByLabel('Choose all').check();
  await dialog.getByRole('button', { name: 'Import 2 dates' }).click();
  await expect(page.getByText('2 were imported before.').first()).toBeVisible();
  await expect(upcoming.getByText('Biology quiz')).toHaveCount(1);

  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('Calendar file').setInputFiles(moved);
  await expect(dialog.getByText(/^Changed in the file\. On your calendar: .*Hall 2$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 date' }).click();
  await expect(page.getByText('1 date changed').first()).toBeVisible();
  await expect(upcoming.getByText('Hall 3')).toBeVisible();
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
});
