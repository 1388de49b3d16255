import { renderInShell } from '@hub/mfe/testing';
import type { Notice } from '@hub/mfe';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserWithPasskeys, passkeyRequest } from '../../shared/passkeys/testing.ts';
import { serveApi } from '../../testing-server.ts';
import { Auth } from './auth.tsx';
import { returnTo } from './return-to.ts';

const { answer, asked } = serveApi();
const ann = {
  id: '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  profileImageUrl: null,
  createdAt: '2026-09-01T08:00:00.000Z',
};

const open = (path = '/auth') => {
  const notices: Notice[] = [];
  const signedIn: [string, Notice][] = [];
  const onSignedIn = ({ email }: { email: string }, notice: Notice) => signedIn.push([email, notice]);
  const { unmount } = renderInShell(<Auth onSignedIn={onSignedIn} notify={(notice) => notices.push(notice)} />, {
    path,
  });
  return { notices, signedIn, unmount };
};
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const signUpTab = () => userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));

describe('the sign-in', () => {
  it('opens on Login, and offers Google and the way to Sign Up', { tags: ['S2.27', 'S2.28', 'S2.29', 'S4.13'] }, () => {
    open();
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'Sign Up' })).toBeVisible();
    expect(screen.getByText('Or continue with')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(screen.getByText('Transform Your Academic Journey')).toBeInTheDocument();
  });

  it(
    'says under each field what is missing, and sends nothing',
    { tags: ['S2.34', 'S5.1', 'S5.2', 'S5.7'] },
    async () => {
      open();
      await fill('Email', 'nobody');
      await press('Login');
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
      expect(screen.getByLabelText('Email')).toHaveFocus();
      expect(asked).toEqual([]);
    },
  );

  it('signs in, and reads the current user', { tags: ['S4.6', 'S4.7', 'S7.9', 'S8.36'] }, async () => {
    answer('post', '/api/auth/login', [200, ann]);
    answer('get', '/api/auth/user', [200, ann]);
    const { signedIn } = open();
    await fill('Email', 'Ann@Example.org');
    await fill('Password', 'correct horse{Enter}');
    await waitFor(() =>
      expect(signedIn).toEqual([
        ['ann@example.org', { title: 'Welcome back!', description: 'You have successfully logged in.' }],
      ]),
    );
    expect(asked.map(({ call }) => call)).toEqual(['post /api/auth/login', 'get /api/auth/user']);
    expect(asked[0]?.body).toEqual({ email: 'ann@example.org', password: 'correct horse' });
  });

  it('says why it failed and keeps what was typed', { tags: ['S8.1'] }, async () => {
    answer('post', '/api/auth/login', [401, { message: 'Invalid email or password' }]);
    const { notices } = open();
    await fill('Email', 'ann@example.org');
    await fill('Password', 'wrong');
    await press('Login');
    await waitFor(() =>
      expect(notices).toEqual([
        { title: 'Login failed', description: 'Invalid email or password', tone: 'destructive' },
      ]),
    );
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  it('asks for the code of an app where a student turned that on', async () => {
    answer('post', '/api/auth/login', [401, { message: 'Please enter the code', code: 'code_required' }]);
    const { signedIn, notices } = open();
    await fill('Email', 'ann@example.org');
    await fill('Password', 'correct horse{Enter}');
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await press('Login');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter the code$/);
    answer('post', '/api/auth/login/code', [400, { message: 'This code is not right.', code: 'wrong_code' }]);
    await fill('Code', '123456{Enter}');
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ description: 'This code is not right.' }));
    expect(notices).toHaveLength(1);
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    answer('post', '/api/auth/login/code', [200, ann]);
    answer('get', '/api/auth/user', [200, ann]);
    await press('Login');
    await waitFor(() => expect(signedIn[0]?.[1].title).toBe('Welcome back!'));
  });

  it('asks for the code after a provider, and begins again when that took too long', async () => {
    answer('post', '/api/auth/login/code', [401, { message: 'This took too long.', code: 'sign_in_expired' }]);
    const { notices } = open('/auth?step=code&returnTo=%2Ftasks');
    await fill('Code', '123456{Enter}');
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
    expect(notices[0]).toMatchObject({ title: 'Login failed', description: 'This took too long.' });
  });

  it('offers a passkey where the browser knows them, and nothing of it elsewhere', async () => {
    const { unmount } = open();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
    unmount();
    const device = browserWithPasskeys();
    answer('post', '/api/auth/passkey/challenge', [200, { ...passkeyRequest, allowCredentials: undefined }]);
    answer('post', '/api/auth/passkey', [400, { message: 'This passkey was not accepted.', code: 'passkey_refused' }]);
    const { signedIn, notices } = open();
    await press('Sign in with a passkey');
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ description: 'This passkey was not accepted.' }));
    answer('post', '/api/auth/passkey', [200, ann]);
    answer('get', '/api/auth/user', [200, ann]);
    await press('Sign in with a passkey');
    await waitFor(() => expect(signedIn[0]?.[1].title).toBe('Welcome back!'));
    expect(asked.at(-2)).toEqual({ call: 'post /api/auth/passkey', body: { response: device.signed } });
  });

  it.each([
    ['NotAllowedError', 'You cancelled it, or it took too long.', undefined],
    ['SecurityError', 'Passkeys do not work at this address of Academic Hub.', 'destructive'],
    ['UnknownError', 'Your device or browser could not do this. Please try another way.', 'destructive'],
  ])('says why a passkey was not used after a %s, and can be tried again', async (name, description, tone) => {
    const device = browserWithPasskeys();
    device.get.mockRejectedValueOnce(new DOMException('why', name));
    answer('post', '/api/auth/passkey/challenge', [200, passkeyRequest]);
    const { notices } = open();
    await press('Sign in with a passkey');
    await waitFor(() => expect(notices).toEqual([{ title: 'Login failed', description, ...(tone && { tone }) }]));
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  });

  it('takes a passkey as the second step, or a recovery code', async () => {
    const device = browserWithPasskeys();
    answer('get', '/api/auth/login/step', [200, { app: false, passkey: true }]);
    answer('post', '/api/auth/login/challenge', [200, passkeyRequest]);
    answer('post', '/api/auth/login/passkey', [200, ann]);
    answer('get', '/api/auth/user', [200, ann]);
    const { signedIn } = open('/auth?step=code');
    expect(await screen.findByText(/One of your recovery codes, if/)).toBeVisible();
    await press('Use a passkey');
    await waitFor(() => expect(signedIn[0]?.[0]).toBe(ann.email));
    expect(asked.find(({ call }) => call === 'post /api/auth/login/passkey')?.body).toEqual({
      response: device.signed,
    });
  });

  it('says in plain words what the provider reported', () => {
    open('/auth?error=access_denied');
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
    expect(screen.getByRole('alert')).toHaveTextContent('Signing in with Google was cancelled.');
  });
});

describe('the sign-up', () => {
  it('keeps the e-mail that was typed on the other tab', async () => {
    open();
    await fill('Email', 'ann@example.org');
    await signUpTab();
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.org');
  });

  it('says under each field what is missing', { tags: ['S5.3', 'S5.5', 'S5.6'] }, async () => {
    open();
    await signUpTab();
    await fill('Password', '12345');
    await press('Create Account');
    for (const message of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(screen.getByLabelText('First Name')).toHaveFocus();
  });

  it.each([
    [{ signUp: 'closed', domains: [] }, 'New accounts cannot be made here'],
    [{ signUp: 'invitation', domains: [] }, 'by invitation'],
    [{ signUp: 'open', domains: ['example.edu', 'college.edu'] }, 'university address (example.edu, college.edu)'],
  ])('says at once who may sign up: %o', async (rules, text) => {
    answer('get', '/api/auth/sign-up', [200, rules]);
    open();
    await signUpTab();
    expect(await screen.findByRole('note')).toHaveTextContent(text);
  });

  it('creates the account and is signed in', { tags: ['S2.35', 'S4.9', 'S8.37'] }, async () => {
    answer('post', '/api/auth/register', [201, ann]);
    answer('get', '/api/auth/user', [200, ann]);
    const { signedIn } = open();
    await signUpTab();
    await fill('First Name', 'Ann');
    await fill('Last Name', 'Lee');
    await fill('Email', 'ann@example.org');
    await fill('Password', 'correct horse');
    await press('Create Account');
    await waitFor(() => expect(signedIn[0]?.[1].title).toBe('Your account has been created successfully.'));
  });

  it('says why it failed', { tags: ['S8.2'] }, async () => {
    answer('post', '/api/auth/register', [409, { message: 'An account with this email already exists' }]);
    const { notices } = open();
    await signUpTab();
    await fill('First Name', 'Ann');
    await fill('Last Name', 'Lee');
    await fill('Email', 'ann@example.org');
    await fill('Password', 'correct horse');
    await press('Create Account');
    await waitFor(() =>
      expect(notices[0]).toMatchObject({
        title: 'Registration failed',
        description: 'An account with this email already exists',
      }),
    );
  });
});

it('leads back to the page that required it, and nowhere else', () => {
  const search = (path: string) => `?returnTo=${encodeURIComponent(path)}`;
  expect(returnTo(search('/calendar?date=2026-11-21'))).toBe('/calendar?date=2026-11-21');
  for (const path of [
    '',
    'https://evil.example',
    '//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth',
  ]) {
    expect(returnTo(search(path))).toBe('/');
  }
  expect(returnTo('')).toBe('/');
});
