import { UserId } from '@hub/contracts';
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { httpClient, type Cookies, type Visitor } from '../../../platform/testing/http-client.ts';
import type { TestProvider } from './provider.ts';

export const publicUrl = 'https://hub.example.edu';
export const callback = '/api/auth/google/callback';
export const password = 'correct horse';

/** A user of the provider whom no one else is. */
export const newPerson = (more: object = {}) => {
  const name = randomBytes(6).toString('hex');
  return {
    sub: name,
    email: `${name}@example.edu`,
    email_verified: true,
    given_name: 'Ann',
    family_name: 'Lee',
    ...more,
  };
};

export const locationOf = ({ status, headers }: Awaited<ReturnType<Visitor['get']>>) => {
  expect(status).toBe(302);
  return headers.get('location') ?? '';
};

export const userOf = async (browser: Visitor) =>
  (await browser.get('/api/auth/user')).body as { id: string; email: string; profileImageUrl: string };
export const isSignedIn = async (browser: Visitor) => (await browser.get('/api/auth/user')).status === 200;

export const register = async (browser: Visitor, email: string) => {
  const { status, body } = await browser.post('/api/auth/register', {
    email,
    password,
    firstName: 'Eve',
    lastName: 'X',
  });
  expect(status).toBe(201);
  return UserId.parse((body as { id: string }).id);
};

/** Browsers whose students sign in by the provider. */
export const browsersOf = (origin: string, provider: Pick<TestProvider, 'visit'>) => {
  const newBrowser = () => {
    const cookies: Cookies = new Map();
    return { ...httpClient(origin, {}, cookies), cookies };
  };
  /** The path in the product to which the provider redirects. */
  const asked = async (browser: Visitor, returnTo = '') => {
    const away = locationOf(
      await browser.get(`/api/auth/google${returnTo && `?returnTo=${encodeURIComponent(returnTo)}`}`),
    );
    const back = await provider.visit(away);
    expect(back.origin + back.pathname).toBe(publicUrl + callback);
    return back.pathname + back.search;
  };
  const signIn = async (browser: Visitor, returnTo = '') =>
    locationOf(await browser.get(await asked(browser, returnTo)));
  return { newBrowser, asked, signIn };
};

export type Browsers = ReturnType<typeof browsersOf>;
