import type { Page } from '@playwright/test';
import { expect, signUp, test } from './test.ts';

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a student chooses their reminders, and finds them again', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Reminders' }).click();
  const list = page.getByRole('dialog', { name: 'Reminders' });
  await list.getByRole('button', { name: 'Turn on' }).click();
  await expect(list.getByText('Nothing to be reminded of')).toBeVisible();
  await list.getByRole('link', { name: 'Change reminders' }).click();

  const card = page.getByRole('region', { name: 'Reminders', exact: true });
  await expect(card.getByText('Confirm your email address first')).toBeVisible();
  await expect(card.getByLabel('In the app')).toBeChecked();
  await card.getByLabel('Email me reminders').check();
  await card.getByLabel('Every morning: what is due today').check();
  await card.getByLabel('Morning', { exact: true }).fill('07:15');
  await card.getByLabel('Quiet hours').check();
  await card.getByLabel('From').fill('21:30');
  await card.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Reminders saved').first()).toBeVisible();

  await page.reload();
  await expect(card.getByLabel('Email me reminders')).toBeChecked();
  await expect(card.getByLabel('Morning', { exact: true })).toHaveValue('07:15');
  await expect(card.getByLabel('From')).toHaveValue('21:30');
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(await (await page.request.get('/api/reminder-settings')).json()).toMatchObject({ digest: true, zone });

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(card.getByRole('button', { name: 'Save reminders' })).toBeVisible();
  expect(await isWide(page)).toBe(false);
});

interface WorkerScope {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  shown: object[];
}
/** Chromium's headless shell has no place for notifications, so the worker keeps what it shows. */
const keepNotifications = () => {
  const scope = globalThis as unknown as WorkerScope;
  scope.shown = [];
  scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
};
const shownIn = () => (globalThis as unknown as WorkerScope).shown;

test.describe('a message of the push service', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is shown as a notification, also when the app is on another page', async ({ page }) => {
    await signUp(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const [serviceWorker] = page.context().serviceWorkers();
    if (!serviceWorker) throw new Error('The page has no service worker');
    await serviceWorker.evaluate(keepNotifications);
    const worker = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      }),
    );
    await worker.send('ServiceWorker.enable');
    const registrationId = await registered;
    const payload = { title: 'Reminder: Midterm', body: 'Sun, Mar 28: Midterm', path: '/calendar', tag: 'midterm' };
    const { origin } = new URL(page.url());
    const message = { origin, registrationId, data: JSON.stringify(payload) };
    await worker.send('ServiceWorker.deliverPushMessage', message);
    await worker.send('ServiceWorker.deliverPushMessage', message); // a repeat has the same tag, and takes its place
    const { title, body, tag } = payload;
    const notification = { title, body, tag, data: payload.path };
    await expect.poll(() => serviceWorker.evaluate(shownIn)).toMatchObject([notification, notification]);
  });
});
