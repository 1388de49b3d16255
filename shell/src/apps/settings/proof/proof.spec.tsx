import { AccountView, PasskeyId } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { browserWithPasskeys, passkeyRequest } from '../../../shared/passkeys/testing.ts';
import { serveApi } from '../../../testing-server.ts';
import { DataCard } from '../data-card.tsx';
import { PasswordCard } from '../password-card.tsx';
import { ProofPlace } from './proof-place.tsx';

const { answer, asked } = serveApi();
const passkeyId = PasskeyId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const account = AccountView.parse({
  email: 'ann@example.org',
  emailVerified: true,
  hasPassword: true,
  identities: [],
  secondFactor: null,
});
const open = (more: Partial<AccountView> = {}) => {
  const all = { ...account, ...more };
  return renderInShell(
    <ProofPlace account={all}>
      <PasswordCard hasPassword={all.hasPassword} />
      <DataCard hasPassword={all.hasPassword} onDeleted={() => {}} />
    </ProofPlace>,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const calls = (method: string) => asked.filter(({ call }) => call.startsWith(method));

describe('what needs a present proof', () => {
  const refused = { message: 'Please confirm first that it is you', code: 'proof_required' };
  const twoStep = { since: '2026-11-20T08:00:00.000Z', recoveryCodesLeft: 10, app: true, passkeys: [] };
  const changePassword = async () => {
    await userEvent.type(screen.getByLabelText('New password'), 'shorter horse');
    await press('Change password');
  };

  it('asks for the code where two-step sign-in is on, and continues on its own', async () => {
    answer('put', '/api/account/password', [403, refused]);
    answer('post', '/api/account/proof', [204, null]);
    const { notices } = open({ secondFactor: twoStep });
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
    await changePassword();
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    answer('put', '/api/account/password', [204, null]);
    await press('Confirm');
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Password changed'));
    expect(calls('post')).toEqual([{ call: 'post /api/account/proof', body: { code: '123456' } }]);
    expect(calls('put').at(-1)?.body).toEqual({ currentPassword: 'correct horse', newPassword: 'shorter horse' });
  });

  it('takes a passkey instead of the code', async () => {
    const device = browserWithPasskeys();
    answer('put', '/api/account/password', [403, refused]);
    answer('post', '/api/account/proof/challenge', [200, passkeyRequest]);
    answer('post', '/api/account/proof/passkey', [204, null]);
    const passkeys = [{ id: passkeyId, name: 'Laptop', createdAt: twoStep.since, lastUsedAt: null }];
    const { notices } = open({ secondFactor: { ...twoStep, app: false, passkeys } });
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
    await changePassword();
    expect(await screen.findByText('One of your recovery codes')).toBeVisible();
    device.get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await press('Use a passkey');
    await waitFor(() =>
      expect(notices.at(-1)).toMatchObject({ description: 'You cancelled it, or it took too long.' }),
    );
    expect(notices.at(-1)).not.toHaveProperty('tone');
    answer('put', '/api/account/password', [204, null]);
    await press('Use a passkey');
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Password changed'));
    expect(calls('post').at(-1)?.body).toEqual({ response: device.signed });
  });

  it('leads an account without a password to its provider, and changes nothing when that is cancelled', async () => {
    answer('put', '/api/account/password', [403, refused]);
    const { notices } = open({ hasPassword: false });
    await changePassword();
    const link = await screen.findByRole('link', { name: 'Sign in again' });
    expect(link).toHaveAttribute('href', '/api/auth/google?returnTo=/settings');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(notices.at(-1)).toMatchObject({ title: 'Your password was not changed', description: refused.message }),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('shorter horse');
  });
});

it('the archive is downloaded after the student has shown who they are, where that was long ago', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  answer('get', '/api/account/proof', [200, { present: false }]);
  answer('post', '/api/account/proof', [
    400,
    { message: 'Your current password is not right', code: 'wrong_password' },
  ]);
  const { notices } = open();
  const download = () => userEvent.click(screen.getByRole('link', { name: 'Download a copy of your data' }));
  await download();
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
  await press('Confirm');
  expect(dialog.getByText('Password is required')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Your password'), 'wrong horse{Enter}');
  await waitFor(() => expect(notices[0]).toMatchObject({ description: 'Your current password is not right' }));
  expect(dialog.getByLabelText('Your password')).toHaveValue('wrong horse');
  await press('Cancel');
  expect(click).not.toHaveBeenCalled();

  answer('post', '/api/account/proof', [204, null]);
  await download();
  await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}');
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(calls('post').at(-1)?.body).toEqual({ password: 'correct horse' });
  answer('get', '/api/account/proof', [200, { present: true }]);
  await download();
  await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
  click.mockRestore();
});
