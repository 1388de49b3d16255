import { AccountView } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serveApi } from '../../../testing-server.ts';
import { ProofPlace } from '../proof/proof-place.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

const { answer, asked } = serveApi();
const path = '/api/account/webhooks';
const account = AccountView.parse({
  email: 'ann@example.org',
  emailVerified: true,
  hasPassword: true,
  identities: [],
  secondFactor: null,
});
const address = 'https://example.org/hub';
const webhook = {
  id: '5c0a8f6e-2d4b-4f3a-9a57-1e6f7b8c9d10',
  address,
  kinds: ['task', 'flashcard-set'],
  state: 'on',
  waiting: 0,
  failingSince: null,
  nextTryAt: null,
  deliveries: [] as object[],
  createdAt: '2026-11-26T08:00:00.000Z',
};
const delivery = {
  id: 'msg_1',
  type: 'task.changed',
  state: 'delivered',
  tries: 1,
  triedAt: '2026-11-26T09:00:00.000Z',
  status: 204,
  problem: null,
};
const secret = `whsec_${'s'.repeat(43)}=`;

const open = async (webhooks: object[]) => {
  answer('get', path, [200, webhooks]);
  const page = renderInShell(
    <ProofPlace account={account}>
      <WebhooksCard />
    </ProofPlace>,
  );
  await waitFor(() => expect(screen.queryByLabelText('Loading webhooks')).toBeNull());
  return page;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (method: string, to = path) => asked.filter(({ call }) => call === `${method} ${to}`);

it('adds a webhook after a present proof, and shows its secret once to be copied', async () => {
  answer('post', path, [403, { message: 'Please confirm first that it is you', code: 'proof_required' }]);
  answer('post', '/api/account/proof', [204, null]);
  const { notices } = await open([]);
  await userEvent.type(screen.getByLabelText('Address'), address);
  await userEvent.click(screen.getByLabelText('Tasks'));
  await userEvent.click(screen.getByLabelText('Documents'));
  await press('Add webhook');
  await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
  answer('post', path, [201, { ...webhook, secret }]);
  await press('Confirm');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Copy the secret of your webhook now' }));
  expect(dialog.getByRole('textbox', { name: 'Secret' })).toHaveValue(secret);
  expect(sent('post').at(-1)?.body).toEqual({ address, kinds: ['event', 'document'] });
  await userEvent.setup().click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Secret copied' }));
  await userEvent.click(dialog.getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
});

it('asks for an address by https and for a kind of thing, and keeps what was typed', async () => {
  await open([]);
  await userEvent.type(screen.getByLabelText('Address'), 'http://example.org');
  for (const kind of ['Tasks', 'Events']) await userEvent.click(screen.getByLabelText(kind));
  await press('Add webhook');
  expect(await screen.findByText(/begins with https/)).toBeVisible();
  expect(screen.getByText('Please choose what the webhook announces')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue('http://example.org');
  expect(sent('post')).toEqual([]);
});

it('says what the service objects to', async () => {
  answer('post', path, [400, { message: 'Please enter a public address', code: 'address_not_public' }]);
  const { notices } = await open([]);
  await userEvent.type(screen.getByLabelText('Address'), 'https://10.0.0.1/');
  await press('Add webhook');
  await waitFor(() =>
    expect(notices).toMatchObject([{ tone: 'destructive', description: 'Please enter a public address' }]),
  );
});

it('says how a webhook is doing, and what was sent last', async () => {
  const failing = { failingSince: '2026-11-26T09:00:00.000Z', nextTryAt: '2026-11-26T10:00:00.000Z', waiting: 3 };
  const deliveries = [
    { ...delivery, state: 'waiting', tries: 4, status: null, problem: 'timeout' },
    { ...delivery, id: 'msg_2', state: 'given-up', status: 500 },
    { ...delivery, id: 'msg_3' },
  ];
  const id = (end: number) => `5c0a8f6e-2d4b-4f3a-9a57-1e6f7b8c9d1${end}`;
  await open([
    webhook,
    { ...webhook, ...failing, deliveries, id: id(1) },
    { ...webhook, state: 'stopped', id: id(2) },
    { ...webhook, state: 'paused', id: id(3) },
  ]);
  const [well, ill] = await screen.findAllByText(address);
  expect(well?.parentElement).toHaveTextContent('Tasks, FlashcardsOn');
  expect(ill?.parentElement).toHaveTextContent(
    /Failing since Nov 26.* · next attempt Nov 26.* · 3 messages are waiting/,
  );
  expect(screen.getByText(/^Stopped, because it failed/)).toBeVisible();
  expect(screen.getByText(/^Paused: nothing is sent/)).toBeVisible();
  expect(screen.getAllByText('Nothing was sent yet')).toHaveLength(3);
  const lines = ['task.changed · No answer within ten seconds · 4 attempts', 'task.changed · Status 500 · Given up'];
  for (const line of [...lines, 'task.changed · Delivered (204)'])
    expect(screen.getByText(line, { exact: false })).toBeInTheDocument();
});

it('sends a test, pauses and resumes', async () => {
  answer('post', `${path}/${webhook.id}/test`, [204, null]);
  answer('put', `${path}/${webhook.id}/paused`, [200, { ...webhook, state: 'paused' }]);
  const { notices } = await open([webhook]);
  await press(`Send a test to ${address}`);
  await waitFor(() => expect(notices).toMatchObject([{ title: 'A test is on its way' }]));
  answer('get', path, [200, [{ ...webhook, state: 'paused' }]]);
  await press(`Pause ${address}`);
  await screen.findByRole('button', { name: `Resume ${address}` });
  expect(sent('put', `${path}/${webhook.id}/paused`)[0]?.body).toEqual({ paused: true });
  expect(screen.queryByRole('button', { name: `Send a test to ${address}` })).toBeNull();
  await press(`Resume ${address}`);
  await waitFor(() => expect(sent('put', `${path}/${webhook.id}/paused`)[1]?.body).toEqual({ paused: false }));
});

it('deletes a webhook only after asking', async () => {
  answer('delete', `${path}/${webhook.id}`, [204, null]);
  const { notices } = await open([webhook]);
  await press(`Delete ${address}`);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this webhook?' }));
  expect(asked.some(({ call }) => call.startsWith('delete'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toMatchObject([{ title: 'Webhook deleted' }]));
});

it('offers no sixth webhook', async () => {
  await open([0, 1, 2, 3, 4].map((end) => ({ ...webhook, id: `5c0a8f6e-2d4b-4f3a-9a57-1e6f7b8c9d1${end}` })));
  expect(screen.getAllByText(address)).toHaveLength(5);
  expect(screen.queryByRole('form', { name: 'Add webhook' })).toBeNull();
});

it('says when the webhooks cannot be loaded, and loads them again', async () => {
  answer('get', path, [503, { message: 'away' }]);
  renderInShell(<WebhooksCard />);
  const retry = await screen.findByRole('button', { name: /retry|again/i });
  answer('get', path, [200, []]);
  await userEvent.click(retry);
  expect(await screen.findByRole('form', { name: 'Add webhook' })).toBeVisible();
});
