import { AccountView, PasskeyId, type PasskeyView } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserWithPasskeys, passkeyCreation } from '../../../shared/passkeys/testing.ts';
import { serveApi } from '../../../testing-server.ts';
import { ProofPlace } from '../proof/proof-place.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

const { answer, asked } = serveApi();
const path = '/api/account/passkeys';
const account = AccountView.parse({
  email: 'ann@example.org',
  emailVerified: true,
  hasPassword: true,
  identities: [],
  secondFactor: null,
});
const passkey: PasskeyView = {
  id: PasskeyId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11'),
  name: 'Laptop',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: null,
};
const codes = ['abcd-efgh-jkmn', 'bcde-fghj-kmnp'];
const refused = { message: 'Please confirm first that it is you', code: 'proof_required' };

const open = (passkeys: readonly PasskeyView[] = []) =>
  renderInShell(
    <ProofPlace account={account}>
      <PasskeysCard passkeys={passkeys} />
    </ProofPlace>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (call: string) => asked.filter((each) => each.call === call);

describe('adding a passkey', () => {
  it('asks for a name and a present proof, then the device, and shows the recovery codes that come with the first', async () => {
    const device = browserWithPasskeys();
    answer('post', `${path}/challenge`, [403, refused]);
    answer('post', '/api/account/proof', [204, null]);
    answer('post', path, [201, { passkey, recoveryCodes: codes }]);
    const { notices } = open();
    await press('Add passkey');
    expect(screen.getByText('Please give the passkey a name')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name'), 'Laptop');
    await press('Add passkey');
    await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
    expect(device.create).not.toHaveBeenCalled();
    answer('post', `${path}/challenge`, [200, passkeyCreation]);
    await press('Confirm');
    const saved = within(await screen.findByRole('alertdialog', { name: 'Save your recovery codes' }));
    expect(saved.getByText('abcd-efgh-jkmn')).toBeVisible();
    expect(notices).toEqual([{ title: 'Passkey added', description: "You're signed out everywhere else." }]);
    expect(sent(`post ${path}`)).toEqual([
      { call: `post ${path}`, body: { name: 'Laptop', response: device.created } },
    ]);
    await press("I've saved them");
    expect(screen.queryByText('abcd-efgh-jkmn')).not.toBeInTheDocument();
  });

  it('shows no codes with another one', async () => {
    browserWithPasskeys();
    answer('post', `${path}/challenge`, [200, passkeyCreation]);
    answer('post', path, [201, { passkey, recoveryCodes: [] }]);
    const { notices } = open([passkey]);
    await userEvent.type(screen.getByLabelText('Name'), 'Key{Enter}');
    await waitFor(() => expect(notices).toEqual([{ title: 'Passkey added' }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    ['NotAllowedError', 'You cancelled it, or it took too long.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
  ])('says why not after a %s, and keeps the name', async (name, description) => {
    browserWithPasskeys().create.mockRejectedValueOnce(new DOMException('why', name));
    answer('post', `${path}/challenge`, [200, passkeyCreation]);
    const { notices } = open();
    await userEvent.type(screen.getByLabelText('Name'), 'Laptop{Enter}');
    await waitFor(() => expect(notices).toMatchObject([{ title: 'The passkey was not added', description }]));
    expect(screen.getByLabelText('Name')).toHaveValue('Laptop');
    expect(sent(`post ${path}`)).toEqual([]);
  });

  it('says why the server refuses it', async () => {
    browserWithPasskeys();
    answer('post', `${path}/challenge`, [503, { message: 'The service is unavailable at the moment.' }]);
    const { notices } = open();
    await userEvent.type(screen.getByLabelText('Name'), 'Laptop{Enter}');
    await waitFor(() =>
      expect(notices[0]).toMatchObject({
        description: 'The service is unavailable at the moment.',
        tone: 'destructive',
      }),
    );
  });

  it('is not offered by a browser that knows none, which still shows those of other devices', () => {
    open([passkey]);
    expect(screen.getByText(/This browser cannot add passkeys/)).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(screen.getByText('Laptop')).toBeVisible();
  });

  it('ends at ten', () => {
    browserWithPasskeys();
    const id = (count: number) => PasskeyId.parse(passkey.id.replace(/.$/, String(count)));
    open(Array.from({ length: 10 }, (_, count) => ({ ...passkey, id: id(count) })));
    expect(screen.getByText(/as many passkeys as you can have/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).not.toBeInTheDocument();
  });
});

describe('a passkey', () => {
  it('says since when it is there, and when it was used', () => {
    const used = { ...passkey, id: PasskeyId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22') };
    open([passkey, { ...used, lastUsedAt: '2026-11-22T08:00:00.000Z' }]);
    const [fresh, other] = screen.getAllByRole('listitem');
    expect(fresh).toHaveTextContent('Added on Nov 20, 2026 · Not used yet');
    expect(other).toHaveTextContent('Added on Nov 20, 2026 · Last used on Nov 22, 2026');
  });

  it('is renamed', async () => {
    answer('patch', `${path}/${passkey.id}`, [200, { ...passkey, name: 'Old laptop' }]);
    const { notices } = open([passkey]);
    await press('Rename Laptop');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
    const field = dialog.getByLabelText('Name');
    expect(field).toHaveValue('Laptop');
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    expect(dialog.getByText('Please give the passkey a name')).toBeVisible();
    await userEvent.type(field, 'Old laptop{Enter}');
    await waitFor(() => expect(notices).toEqual([{ title: 'Passkey renamed' }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked[0]?.body).toEqual({ name: 'Old laptop' });
  });

  it('is removed only after asking, and says why it stays', async () => {
    const message = 'Two-step sign-in stays on while your account has a role';
    answer('delete', `${path}/${passkey.id}`, [409, { message, code: 'role_needs_factor' }]);
    const { notices } = open([passkey]);
    const remove = async () => {
      await press('Remove Laptop');
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove “Laptop”?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    };
    await press('Remove Laptop');
    await userEvent.keyboard('{Escape}');
    expect(asked).toEqual([]);
    await remove();
    await waitFor(() => expect(notices[0]).toMatchObject({ description: message, tone: 'destructive' }));
    answer('delete', `${path}/${passkey.id}`, [204, null]);
    await remove();
    await waitFor(() => expect(notices.at(-1)).toEqual({ title: 'Passkey removed' }));
  });
});
