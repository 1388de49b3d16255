import type { Page } from '@playwright/test';
import { expect, signUp, test } from './test.ts';

/** Gives the browser a device that has the student's finger on it. */
const addDevice = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
};

const signOut = async (page: Page) => {
  await page.goto('about:blank'); // what the dashboard is still loading would be refused
  await page.request.post('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await page.goto('/auth');
};
const isIn = (page: Page) => expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

test('a student adds a passkey, signs in with it alone, and after the password', async ({ page, complaints }) => {
  const device = await addDevice(page);
  const { email, password } = await signUp(page);
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByLabel('Name').fill('My laptop');
  await card.getByRole('button', { name: 'Add passkey' }).click();
  const codes = page.getByRole('alertdialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: "I've saved them" }).click();
  await expect(card.getByText('My laptop', { exact: true })).toBeVisible();
  await expect(page.getByText('Your second step is a passkey.', { exact: false })).toBeVisible();
  expect(await device.credentials()).toMatchObject([
    { isResidentCredential: true, rpId: 'localhost', userName: email },
  ]);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isIn(page);

  await signOut(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]); // the browser reports the first step so
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await isIn(page);

  await page.goto('/settings');
  await expect(card.getByText(/Last used on/)).toBeVisible();
});
