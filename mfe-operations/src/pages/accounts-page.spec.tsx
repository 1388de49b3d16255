import { refusal, renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountOf, serveOperations } from '../testing.ts';
import { AccountsPage } from './accounts-page.tsx';

const { data, server, sent } = serveOperations();
const open = (search = '') => renderInShell(<AccountsPage />, { path: `/operations/accounts${search}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const emails = () =>
  screen.getAllByRole('button', { name: /^Manage/ }).map((button) => button.getAttribute('aria-label'));
const calls = () => sent.map(({ call }) => call);
const manage = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Manage ann@example.edu' }));
  await screen.findByText('Address confirmed');
};

beforeEach(() => {
  data.accounts = [accountOf()];
  data.isProven = true;
});

describe('the list of accounts', () => {
  it('is announced as loading, then shows each in numbers', async () => {
    open();
    expect(screen.getByRole('status', { name: 'Loading accounts' })).toBeVisible();
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Ann Lee')).toBeVisible();
    expect(item.getByText('ann@example.edu')).toBeVisible();
    expect(item.getByText(/3 MB, 2 documents and 1 event$/)).toBeVisible();
    expect(screen.getByText('1 account shown')).toBeVisible();
  });

  it('comes a page at a time', async () => {
    data.accounts = ['a', 'b', 'c'].map((name) =>
      accountOf({ email: `${name}@example.edu`, firstName: null, lastName: null }),
    );
    open();
    await screen.findByText('a@example.edu');
    expect(emails()).toEqual(['Manage a@example.edu', 'Manage b@example.edu']);
    await press('Show More');
    await screen.findByText('c@example.edu');
    expect(screen.getByText('3 accounts shown')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  it('keeps what it has when more cannot be loaded', async () => {
    data.accounts = ['a', 'b', 'c'].map((name) => accountOf({ email: `${name}@example.edu` }));
    const { notices } = open();
    await screen.findByText('a@example.edu');
    server.use(http.get('/api/operations/accounts', refusal(503, 'no')));
    await press('Show More');
    await waitFor(() => expect(notices).toEqual([{ title: 'More accounts could not be loaded', tone: 'destructive' }]));
    expect(emails()).toHaveLength(2);
  });

  it('is searched with Enter, by the address of the page, and shown whole again', async () => {
    data.accounts = [accountOf(), accountOf({ email: 'bob@example.edu', firstName: 'Bob' })];
    open();
    await screen.findByText('bob@example.edu');
    await userEvent.type(screen.getByLabelText('Address or name'), ' bob@ {Enter}');
    await waitFor(() => expect(screen.queryByText('ann@example.edu')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?search=bob%40');
    await screen.findByText('bob@example.edu');
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect(await screen.findByText('ann@example.edu')).toBeVisible();
    expect(screen.getByLabelText('Address or name')).toHaveValue('');
  });

  it('says when no account is found', async () => {
    open('?search=zoe');
    expect(await screen.findByText('Nobody found')).toBeVisible();
    expect(screen.getByText('No address, first name or last name begins with “zoe”.')).toBeVisible();
  });

  it('says why it could not be read, and reads it again', async () => {
    server.use(http.get('/api/operations/accounts', refusal(503, 'The service is unavailable at the moment.')));
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The service is unavailable at the moment.');
    server.resetHandlers();
    await press('Retry');
    expect(await screen.findByText('ann@example.edu')).toBeVisible();
  });
});

describe('one account', () => {
  it('is shown in numbers, with its own limits', async () => {
    data.accounts = [accountOf({ quota: { bytes: 5_242_880, documents: null, events: null }, secondFactor: true })];
    open();
    await manage();
    const dialog = within(screen.getByRole('dialog', { name: 'ann@example.edu' }));
    expect(dialog.getByText('3 MB of 5 MB (own limit)')).toBeVisible();
    expect(
      dialog.getByText('The student sees in their history that an operator looked, and each change.'),
    ).toBeVisible();
    expect(calls()).toEqual([]);
  });

  it('says when it is gone', async () => {
    server.use(http.get('/api/operations/accounts/:id', refusal(404, 'Not found')));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Manage ann@example.edu' }));
    expect(await screen.findByText('This account does not exist any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erase' })).not.toBeInTheDocument();
  });

  it('is locked after a question that names it, and unlocked', async () => {
    const { notices } = open();
    await manage();
    await press('Lock');
    const question = within(screen.getByRole('alertdialog', { name: 'Lock ann@example.edu?' }));
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Lock' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
    await screen.findByRole('button', { name: 'Lock' });
    const path = `/api/operations/accounts/${data.accounts[0]?.id}/lock`;
    expect(calls()).toEqual([`PUT ${path}`, `DELETE ${path}`]);
    expect(notices.map(({ title }) => title)).toEqual(['Account locked', 'Account unlocked']);
  });

  it('is not locked when the question is left by Escape, which has the focus at its button again', async () => {
    open();
    await manage();
    await press('Lock');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lock' })).toHaveFocus());
    expect(calls()).toEqual([]);
  });

  it('with a role is neither locked nor erased', async () => {
    data.accounts = [accountOf({ roles: ['operator'] })];
    open();
    await manage();
    expect(screen.getByRole('button', { name: 'Lock' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Erase' })).toBeDisabled();
    expect(screen.getByText(/^This account has a role\./)).toBeVisible();
  });

  it('is signed out everywhere; a refusal says why', async () => {
    const { notices } = open();
    await manage();
    const refused = http.delete(
      '/api/operations/accounts/:id/sessions',
      refusal(403, 'Please turn on two-step sign-in first'),
    );
    server.use(refused);
    await press('Sign Out Everywhere');
    await press('Sign Out');
    await waitFor(() =>
      expect(notices).toEqual([
        {
          title: 'The sessions were not ended',
          description: 'Please turn on two-step sign-in first',
          tone: 'destructive',
        },
      ]),
    );
    server.resetHandlers();
    await press('Sign Out');
    await waitFor(() => expect(notices.at(-1)).toEqual({ title: 'Signed out everywhere' }));
    expect(await screen.findAllByText('Not signed in')).not.toHaveLength(0);
  });
});

describe('the limits of an account', () => {
  const limits = async () => {
    await manage();
    await press('Change Limits');
    return within(screen.getByRole('dialog', { name: 'Limits of ann@example.edu' }));
  };

  it('are sent as bytes and numbers, or as everyone’s', async () => {
    data.accounts = [accountOf({ quota: { bytes: 5_242_880, documents: 3, events: null } })];
    open();
    const dialog = await limits();
    expect(dialog.getByLabelText('Storage in MB')).toHaveValue('5');
    await userEvent.clear(dialog.getByLabelText('Storage in MB'));
    await userEvent.type(dialog.getByLabelText('Storage in MB'), '1.5');
    await userEvent.clear(dialog.getByLabelText('Documents'));
    await userEvent.type(dialog.getByLabelText('Events'), '200');
    await press('Save Limits');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ bytes: 1_572_864, documents: null, events: 200 }));
    expect(await screen.findByText('3 MB of 1.5 MB (own limit)')).toBeVisible();
  });

  it.each(['0', '-1', 'many', '1.5', '1000001'])('of %s events are refused at the field', async (typed) => {
    open();
    const dialog = await limits();
    await userEvent.type(dialog.getByLabelText('Events'), typed);
    await press('Save Limits');
    expect(dialog.getByText(/^Please enter a whole number/)).toBeVisible();
    expect(dialog.getByLabelText('Events')).toHaveFocus();
    expect(calls()).toEqual([]);
  });
});

describe('the erasure of an account', () => {
  const path = () => `/api/operations/accounts/${data.accounts[0]?.id}`;
  const ask = async () => {
    await manage();
    await press('Erase');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Erase ann@example.edu?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Erase' })).toBeEnabled());
    return dialog;
  };
  const addressField = () => screen.getByLabelText('Type ann@example.edu to confirm');

  it('takes the address of the account, and then it is no longer listed', async () => {
    const { notices } = open();
    const dialog = await ask();
    await userEvent.type(addressField(), 'bob@example.edu{Enter}');
    expect(dialog.getByText('This is not the address of the account')).toBeVisible();
    expect(calls()).toEqual([]);
    await userEvent.clear(addressField());
    await userEvent.type(addressField(), 'ann@example.edu{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls()).toEqual([`DELETE ${path()}`]);
    expect(notices).toEqual([{ title: 'Account erased' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('ann@example.edu')).not.toBeInTheDocument();
  });

  it('takes a code first, where the last proof is too old', async () => {
    data.isProven = false;
    server.use(http.post('/api/account/proof', refusal(400, 'This code is not right. Please enter the newest one.')));
    const { notices } = open();
    const dialog = await ask();
    await userEvent.type(addressField(), 'ann@example.edu');
    await press('Erase');
    expect(dialog.getByText('Please enter the code')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Code'), '111111');
    await press('Erase');
    await waitFor(() =>
      expect(notices.at(-1)).toMatchObject({ description: 'This code is not right. Please enter the newest one.' }),
    );
    expect(calls()).toEqual(['POST /api/account/proof']);
    server.use(http.post('/api/account/proof', () => new HttpResponse(null, { status: 204 })));
    await userEvent.clear(dialog.getByLabelText('Code'));
    await userEvent.type(dialog.getByLabelText('Code'), '123456');
    await press('Erase');
    await waitFor(() => expect(notices.at(-1)).toEqual({ title: 'Account erased' }));
    expect(sent.slice(1)).toEqual([
      { call: 'POST /api/account/proof', body: { code: '123456' } },
      { call: `DELETE ${path()}`, body: null },
    ]);
  });

  it('asks for a code when the proof has expired in the meantime', async () => {
    const problem = { code: 'proof_required', message: 'Please confirm first that it is you' };
    server.use(http.delete('/api/operations/accounts/:id', () => HttpResponse.json(problem, { status: 403 })));
    const { notices } = open();
    const dialog = await ask();
    expect(dialog.queryByLabelText('Code')).not.toBeInTheDocument();
    await userEvent.type(addressField(), 'ann@example.edu{Enter}');
    expect(await dialog.findByLabelText('Code')).toBeVisible();
    expect(notices).toMatchObject([{ title: 'The account was not erased', description: problem.message }]);
    expect(addressField()).toHaveValue('ann@example.edu');
  });
});
