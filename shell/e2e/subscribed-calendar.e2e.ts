import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, signUp, test } from './test.ts';

const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const event = (uid: string, summary: string, ...more: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART;VALUE=DATE:${soon}`,
  `SUMMARY:${summary}`,
  ...more,
  'END:VEVENT',
];
const calendar = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Canvas', ...events.flat(), 'END:VCALENDAR'].join('\r\n');

test('a student subscribes to a calendar, which then follows what changes there', async ({ page }) => {
  let text = calendar(event('1', 'Essay [BIO 101]'), event('2', 'Party'), event('3', 'Lab [BIO 101]'));
  const server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await signUp(page);
  const { origin } = new URL(page.url());
  const biology = { name: 'Biology', courseCode: 'BIO 101' };
  expect((await page.request.post('/api/classes', { data: biology, headers: { origin } })).status()).toBe(201);
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to a calendar' });
  await dialog.getByLabel('Address of the calendar').fill(`http://127.0.0.1:${port}/canvas.ics`);
  await dialog.getByRole('button', { name: 'Show its dates' }).click();
  const classes = page.getByRole('dialog', { name: 'Choose the classes' });
  await expect(classes.getByText('3 dates found.')).toBeVisible();
  await classes.getByLabel('Class of Party').selectOption('Leave out');
  await classes.getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog.getByText(/^2 dates · last read/)).toBeVisible();

  text = calendar(event('1', 'Essay, part 1 [BIO 101]', 'LOCATION:Hall 2'), event('2', 'Party'));
  await dialog.getByRole('button', { name: 'Refresh Canvas' }).click();
  await expect(dialog.getByText(/^1 date · last read/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' });
  await expect(upcoming.getByText('Essay, part 1 [BIO 101]')).toBeVisible();
  await expect(upcoming.getByText('Hall 2')).toBeVisible();
  await expect(upcoming.getByText('Lab [BIO 101]')).toHaveCount(0);

  text = '<!doctype html><title>Please sign in</title>';
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await dialog.getByRole('button', { name: 'Refresh Canvas' }).click();
  await expect(dialog.getByText(/This is a web page or another file, but not a calendar/)).toBeVisible();
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Calendars that you subscribe to' });
  await expect(card.getByText(/Not up to date since/)).toBeVisible();
  server.close();
});
