import { renderInShell } from '@hub/mfe/testing';
import type { Notice } from '@hub/mfe';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serveApi } from '../../../testing-server.ts';
import { ByMail, isByMail } from './by-mail.tsx';

const { answer, asked } = serveApi();
const token = 'the-token';

const open = (path: string) => {
  const notices: Notice[] = [];
  if (!isByMail(path)) throw new Error(`No screen at ${path}`);
  renderInShell(<ByMail path={path} token={token} notify={(notice) => notices.push(notice)} />, { path });
  return notices;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a forgotten password: requests a link and says the same for every address', async () => {
  answer('post', '/api/auth/forgot-password', [204, null]);
  open('/auth/forgot-password');
  await press('Send a link');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await userEvent.type(screen.getByLabelText('Email'), 'Ann@Example.edu{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('If an account has this email address');
  expect(asked).toEqual([{ call: 'post /api/auth/forgot-password', body: { email: 'ann@example.edu' } }]);
});

it('a new password: goes with the token of the link', async () => {
  answer('post', '/api/auth/reset-password', [204, null]);
  open('/auth/reset-password');
  await userEvent.type(screen.getByLabelText('New password'), 'correct horse{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('Your password has been changed');
  expect(asked).toEqual([{ call: 'post /api/auth/reset-password', body: { token, password: 'correct horse' } }]);
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/auth');
});

it('a link that was used says so, and keeps what was typed', async () => {
  const message = 'This link was used already or is too old. Please ask for a new one.';
  answer('post', '/api/auth/reset-password', [400, { message, code: 'used_link' }]);
  const notices = open('/auth/reset-password');
  await userEvent.type(screen.getByLabelText('New password'), 'correct horse{Enter}');
  await waitFor(() =>
    expect(notices).toEqual([{ title: 'Your password was not changed', description: message, tone: 'destructive' }]),
  );
  expect(screen.getByLabelText('New password')).toHaveValue('correct horse');
});

it('an address is confirmed by a press, not by opening the link', async () => {
  answer('post', '/api/auth/verify-email', [204, null]);
  open('/auth/verify-email');
  expect(asked).toEqual([]);
  await press('Confirm');
  expect(await screen.findByRole('status')).toHaveTextContent('Your email address is confirmed.');
  expect(asked).toEqual([{ call: 'post /api/auth/verify-email', body: { token } }]);
});

it('an address is confirmed with the password where no one is signed in, and the field keeps what was typed', async () => {
  answer('post', '/api/auth/verify-email', [403, { message: 'Please enter the password', code: 'password_required' }]);
  const notices = open('/auth/verify-email');
  await press('Confirm');
  const field = await screen.findByLabelText('Password');
  expect(notices).toEqual([]);
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/forgot-password');
  await press('Confirm');
  expect(field).toHaveAccessibleDescription('Password is required');
  answer('post', '/api/auth/verify-email', [400, { message: 'not right', code: 'wrong_password' }]);
  await userEvent.type(field, 'wrong{Enter}');
  await waitFor(() => expect(notices).toMatchObject([{ description: 'not right' }]));
  expect(field).toHaveValue('wrong');
  answer('post', '/api/auth/verify-email', [204, null]);
  await userEvent.clear(field);
  await userEvent.type(field, 'correct horse{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('Your email address is confirmed.');
  expect(asked.at(-1)?.body).toEqual({ token, password: 'correct horse' });
});

it('no other path has such a screen', () => {
  expect(['/auth', '/auth/else', '/'].filter(isByMail)).toEqual([]);
});
