import { expect, signUp, test } from './test.ts';

test('a student lets a program use the hub, sees what it did, and stops it', async ({ page, playwright }) => {
  await signUp(page);
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Access tokens' });
  await card.getByLabel('Name').fill('Robot');
  await card.getByLabel('It may').selectOption('See and change your things');
  await card.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Copy your access token now' });
  const secret = await dialog.getByRole('textbox', { name: 'Access token' }).inputValue();
  await dialog.getByRole('button', { name: 'I have saved it' }).click();

  const { origin } = new URL(page.url());
  const program = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  expect((await program.post('/api/tasks', { data: { title: 'Water the plants' } })).status()).toBe(201);
  expect((await program.get('/api/account')).status()).toBe(403);

  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(page.getByText('Task added: Water the plants')).toBeVisible();
  await expect(page.getByText(/^Your access token “Robot” ·/)).toBeVisible();

  await card.getByRole('button', { name: 'Revoke Robot' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Access token revoked').first()).toBeVisible();
  expect((await program.get('/api/tasks')).status()).toBe(401);
  await program.dispose();
});
