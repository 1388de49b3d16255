import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NewPassword } from './new-password.tsx';

const patience = { timeout: 15_000 };

const open = () =>
  renderInShell(
    <form>
      <input name="email" aria-label="Email" />
      <NewPassword name="password" label="Password" hint="At least 6 characters" error={undefined} />
    </form>,
  );
const password = () => screen.getByLabelText('Password');
it('shows how hard a password is to guess while it is typed', async () => {
  open();
  expect(password()).toHaveAccessibleDescription('At least 6 characters');
  await userEvent.type(password(), 'password1');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('At least 6 characters Strength: Weak'), patience);
  await userEvent.clear(password());
  expect(password()).toHaveAccessibleDescription('At least 6 characters');
  await userEvent.type(password(), 'quiet maple under the harbour');
  await waitFor(
    () => expect(password()).toHaveAccessibleDescription('At least 6 characters Strength: Strong'),
    patience,
  );
});

it('rates words from the same form as easy to guess', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Email'), 'brzezinskaweronika');
  await userEvent.type(password(), 'brzezinskaweronika');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('At least 6 characters Strength: Weak'), patience);
});
