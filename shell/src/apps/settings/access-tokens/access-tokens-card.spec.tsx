import { AccountView } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serveApi } from '../../../testing-server.ts';
import { ProofPlace } from '../proof/proof-place.tsx';
import { AccessTokensCard } from './access-tokens-card.tsx';

const { answer, asked } = serveApi();
const path = '/api/account/tokens';
const account = AccountView.parse({
  email: 'ann@example.org',
  emailVerified: true,
  hasPassword: true,
  identities: [],
  secondFactor: null,
});
const token = {
  id: 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11',
  name: 'Laptop',
  scopes: ['read'],
  expiresAt: null,
  lastUsedOn: null,
  createdAt: '2026-09-01T08:00:00.000Z',
};
const secret = `hub_${'s'.repeat(43)}`;

const open = async (tokens: object[]) => {
  answer('get', path, [200, tokens]);
  const page = renderInShell(
    <ProofPlace account={account}>
      <AccessTokensCard />
    </ProofPlace>,
  );
  await screen.findByRole('form', { name: 'Create token' });
  return page;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (method: string) => asked.filter(({ call }) => call === `${method} ${path}`);

it('creates a token after a present proof, and shows it once to be copied', async () => {
  answer('post', path, [403, { message: 'Please confirm first that it is you', code: 'proof_required' }]);
  answer('post', '/api/account/proof', [204, null]);
  const { notices } = await open([]);
  await userEvent.type(screen.getByLabelText('Name'), 'Assistant');
  await userEvent.selectOptions(screen.getByLabelText('It may'), 'See and change your things');
  await userEvent.selectOptions(screen.getByLabelText('It works for'), '30 days');
  await press('Create token');
  await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
  answer('post', path, [201, { ...token, secret }]);
  await press('Confirm');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Copy your access token now' }));
  expect(dialog.getByRole('textbox', { name: 'Access token' })).toHaveValue(secret);
  expect(sent('post').at(-1)?.body).toEqual({ name: 'Assistant', scopes: ['read', 'write'], days: 30 });
  await userEvent.setup().click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Access token copied' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
});

it('asks for a name, and offers a token that never ends', async () => {
  await open([]);
  await press('Create token');
  expect(await screen.findByText('Please give the token a name')).toBeVisible();
  expect(sent('post')).toEqual([]);
  answer('post', path, [201, { ...token, secret }]);
  await userEvent.type(screen.getByLabelText('Name'), 'Script');
  await userEvent.selectOptions(screen.getByLabelText('It works for'), 'As long as you do not revoke it');
  await press('Create token');
  await waitFor(() => expect(sent('post').at(-1)?.body).toEqual({ name: 'Script', scopes: ['read'], days: null }));
});

it('says what a token may do, until when, and when it was used', async () => {
  const day = { lastUsedOn: '2026-11-20', expiresAt: '2030-01-02T12:00:00.000Z', scopes: ['read', 'write'] };
  const old = { id: 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a12', name: 'Old', expiresAt: '2020-01-01T00:00:00.000Z' };
  await open([token, { ...token, ...day, id: 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a13' }, { ...token, ...old }]);
  const [plain, used, expired] = await screen.findAllByRole('listitem');
  expect(plain).toHaveTextContent('See your things · Works until you revoke it · Not used yet');
  expect(used).toHaveTextContent(/See and change your things · Works until Jan 2, 2030 · Last used on .*20/);
  expect(expired).toHaveTextContent('Expired');
});

it('revokes a token only after asking', async () => {
  answer('delete', `${path}/${token.id}`, [204, null]);
  const { notices } = await open([token]);
  await press('Revoke Laptop');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke “Laptop”?' }));
  expect(asked.some(({ call }) => call.startsWith('delete'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(notices).toMatchObject([{ title: 'Access token revoked' }]));
});

it('says when the tokens cannot be loaded, and loads them again', async () => {
  answer('get', path, [503, { message: 'away' }]);
  renderInShell(<AccessTokensCard />);
  const retry = await screen.findByRole('button', { name: /retry|again/i });
  answer('get', path, [200, []]);
  await userEvent.click(retry);
  expect(await screen.findByRole('form', { name: 'Create token' })).toBeVisible();
});
