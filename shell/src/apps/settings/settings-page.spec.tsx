import { defaultReminderSettings, UserView } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveApi } from '../../testing-server.ts';
import { SettingsPage } from './settings-page.tsx';

const { answer, asked } = serveApi();
const ann = UserView.parse({
  id: '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  profileImageUrl: null,
  createdAt: '2026-09-01T08:00:00.000Z',
});
const account = { email: ann.email, emailVerified: false, hasPassword: true, identities: [], secondFactor: null };
const session = (id: string, device: string, current: boolean) => ({
  id: `3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c${id}`,
  device,
  current,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-20T08:00:00.000Z',
});
const sessions = [session('21', 'Firefox on Linux', true), session('22', 'Safari on iPhone', false)];

const storage = {
  bytes: { used: 5_242_880, limit: 2_097_152_000 },
  documents: { used: 3, limit: 2000 },
  events: { used: 1200, limit: null },
};

beforeEach(() => {
  answer('get', '/api/account', [200, account]);
  answer('get', '/api/account/sessions', [200, sessions]);
  answer('get', '/api/storage', [200, storage]);
  answer('get', '/api/calendar-feeds', [200, []]);
  answer('get', '/api/account/tokens', [200, []]);
  answer('get', '/api/account/webhooks', [200, []]);
  answer('get', '/api/reminder-settings', [200, defaultReminderSettings]);
  answer('get', '/api/account/push-devices', [200, []]);
  answer('get', '/api/classes', [200, []]);
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

const open = async (user = ann, path = '/settings') => {
  const on = { deleted: vi.fn<() => void>(), help: vi.fn<() => void>() };
  const page = renderInShell(<SettingsPage user={user} onDeleted={on.deleted} onHelp={on.help} />, { path });
  await screen.findByRole('heading', { name: 'Profile' });
  return { ...page, on };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const calls = (method: string) => asked.filter(({ call }) => call.startsWith(method));

describe('the profile', () => {
  it('is saved with its picture left as it is when that field is empty', async () => {
    answer('patch', '/api/account', [200, { ...ann, firstName: 'Anna' }]);
    const { notices, shell } = await open();
    await userEvent.clear(screen.getByLabelText('First Name'));
    await userEvent.type(screen.getByLabelText('First Name'), 'Anna');
    await press('Save');
    await waitFor(() => expect(notices).toEqual([{ title: 'Profile saved' }]));
    expect(calls('patch')[0]?.body).toEqual({ firstName: 'Anna', lastName: 'Lee' });
    expect(shell.queryClient.getQueryData(['/api/auth/user'])).toMatchObject({ firstName: 'Anna' });
  });

  it('has a picture that is copied from an address, and can be removed', async () => {
    const pictured = { ...ann, profileImageUrl: `/api/account/picture/${'a'.repeat(64)}` };
    answer('patch', '/api/account', [422, { message: 'We could not fetch a picture from there' }]);
    const { notices } = await open(pictured);
    const field = screen.getByLabelText('Picture URL (optional)');
    expect(field).toHaveValue('');
    await userEvent.type(field, 'https://pictures.example/ann.png');
    await press('Save');
    await waitFor(() => expect(notices[0]).toMatchObject({ description: 'We could not fetch a picture from there' }));
    expect(field).toHaveValue('https://pictures.example/ann.png');
    answer('patch', '/api/account', [200, ann]);
    await press('Remove picture');
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Profile saved'));
    expect(calls('patch').at(-1)?.body).toEqual({ profileImageUrl: null });
  });

  it('says under each field what is wrong, and why it was not saved', async () => {
    answer('patch', '/api/account', [503, { message: 'The service is unavailable at the moment.' }]);
    const { notices } = await open();
    await userEvent.clear(screen.getByLabelText('Last Name'));
    await userEvent.type(screen.getByLabelText('Picture URL (optional)'), 'http://x.example/a.png');
    await press('Save');
    expect(screen.getByText('Last name is required')).toBeVisible();
    expect(screen.getByText('Please enter a web address that begins with https://')).toBeVisible();
    expect(calls('patch')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Last Name'), 'Lee');
    await userEvent.clear(screen.getByLabelText('Picture URL (optional)'));
    await press('Save');
    await waitFor(() => expect(notices[0]).toMatchObject({ title: 'Your profile was not saved', tone: 'destructive' }));
  });

  it('offers the link again that confirms the address', async () => {
    answer('post', '/api/account/verification', [204, null]);
    const { notices } = await open();
    expect(screen.getByText('Not confirmed yet')).toBeVisible();
    await press('Send the link again');
    await waitFor(() => expect(notices[0]?.title).toBe('Email sent'));
  });
});

describe('the password', () => {
  it('is changed with the current one; the fields are empty after it', { tags: ['S9.2'] }, async () => {
    answer('put', '/api/account/password', [204, null]);
    const { notices } = await open();
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await press('Change password');
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    await userEvent.type(screen.getByLabelText('New password'), 'er horse');
    await press('Change password');
    await waitFor(() => expect(notices[0]?.title).toBe('Password changed'));
    expect(calls('put')[0]?.body).toEqual({ currentPassword: 'correct horse', newPassword: 'shorter horse' });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('of an account without one is set without proof', async () => {
    answer('get', '/api/account', [200, { ...account, hasPassword: false }]);
    await open();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(screen.getByText(/sign in with another service/)).toBeVisible();
  });
});

describe('the index', () => {
  it('leads to each group of cards, whose name an address may have', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await open(ann, '/settings#programs');
    expect(scrolled.mock.contexts).toEqual([document.getElementById('programs')]);
    const links = within(screen.getByRole('navigation', { name: 'Parts of the settings' })).getAllByRole('link');
    for (const link of links) {
      const group = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
      expect(group && within(group).getAllByRole('heading').length).toBeGreaterThan(0);
    }
    expect(links).toHaveLength(7);
    scrolled.mockRestore();
  });
});

describe('the storage', () => {
  it('shows what is used of what is allowed, without a bar where there is no limit', async () => {
    await open();
    expect(await screen.findByText('5 MB of 2,000 MB')).toBeVisible();
    expect(screen.getByText('3 of 2,000')).toBeVisible();
    expect(screen.getByText('1,200')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Documents' })).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Events' })).toBeNull();
    expect(screen.queryByText(/almost at your limit/)).toBeNull();
  });

  it('says when there is little room left, and what helps', async () => {
    answer('get', '/api/storage', [200, { ...storage, documents: { used: 1900, limit: 2000 } }]);
    await open();
    expect(await screen.findByText(/almost at your limit/)).toBeVisible();
  });

  it('offers to try again when it cannot be loaded', async () => {
    answer('get', '/api/storage', [503, { message: 'The service is unavailable at the moment.' }]);
    await open();
    expect(await screen.findByText("We couldn't load how much you've stored")).toBeVisible();
    answer('get', '/api/storage', [200, storage]);
    await press('Retry');
    expect(await screen.findByText('3 of 2,000')).toBeVisible();
  });
});

describe('the sessions', () => {
  it('are listed and ended, one or all others', async () => {
    answer('delete', `/api/account/sessions/${sessions[1]?.id}`, [204, null]);
    answer('delete', '/api/account/sessions', [204, null]);
    const { notices } = await open();
    expect(await screen.findByText('This device')).toBeVisible();
    await press('End the session on Safari on iPhone');
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Session ended'));
    await press('End all other sessions');
    await waitFor(() => expect(notices.at(-1)?.title).toBe('All other sessions ended'));
    expect(calls('delete').map(({ call }) => call)).toEqual([
      `delete /api/account/sessions/${sessions[1]?.id}`,
      'delete /api/account/sessions',
    ]);
  });
});

describe('the sessions, when one ends', () => {
  it('keep the focus', async () => {
    answer('delete', `/api/account/sessions/${sessions[1]?.id}`, [204, null]);
    await open();
    answer('get', '/api/account/sessions', [200, sessions.slice(0, 1)]);
    await press('End the session on Safari on iPhone');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus());
  });
});

describe('sessions that cannot be read', () => {
  it('show a failure and can be retried, and nothing below them moves', async () => {
    answer('get', '/api/account/sessions', [503, { message: 'no' }]);
    const { notices } = await open();
    expect(screen.getByText('Your sessions could not be loaded')).toBeVisible(); // with all the rest, at once
    expect(notices).toEqual([{ title: 'Your sessions could not be loaded', tone: 'destructive' }]);
    answer('get', '/api/account/sessions', [200, sessions]);
    await press('Retry');
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  });
});

describe('the device', () => {
  it('keeps the chosen theme', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('hub.theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Match system' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('keeps whether letters are shortcuts, and shows them', async () => {
    const { on } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts' }));
    expect(localStorage.getItem('hub.letters')).toBe('off');
    await press('Show shortcuts');
    expect(on.help).toHaveBeenCalledTimes(1);
  });
});

describe("the student's data", () => {
  it('can be downloaded', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Download a copy of your data' })).toHaveAttribute(
      'href',
      '/api/account/export',
    );
  });

  it('is erased after a confirmation with the password', async () => {
    answer('delete', '/api/account', [204, null]);
    const { on } = await open();
    await press('Delete account');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete your account?' }));
    expect(dialog.getByText(/This action cannot be undone/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(dialog.getByText('Password is required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Your password'), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(on.deleted).toHaveBeenCalledTimes(1));
    expect(calls('delete')).toEqual([{ call: 'delete /api/account', body: { password: 'correct horse' } }]);
  });

  it('is erased without a password where the account has none', async () => {
    answer('get', '/api/account', [200, { ...account, hasPassword: false }]);
    answer('delete', '/api/account', [204, null]);
    const { on } = await open();
    await press('Delete account');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete your account?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(on.deleted).toHaveBeenCalledTimes(1));
  });

  it('stays when the question is cancelled, or the password is wrong', async () => {
    answer('delete', '/api/account', [403, { message: 'The password is wrong' }]);
    const { on, notices } = await open();
    await press('Delete account');
    await press('Cancel');
    expect(calls('delete')).toEqual([]);
    await press('Delete account');
    await userEvent.type(screen.getByLabelText('Your password'), 'wrong horse{Enter}');
    await waitFor(() =>
      expect(notices[0]).toEqual({
        title: 'Your account was not deleted',
        description: 'The password is wrong',
        tone: 'destructive',
      }),
    );
    expect(screen.getByLabelText('Your password')).toHaveValue('wrong horse');
    expect(on.deleted).not.toHaveBeenCalled();
  });
});

it('settings that cannot be read say so and can be retried', async () => {
  answer('get', '/api/account', [500, { message: 'Internal error' }]);
  renderInShell(<SettingsPage user={ann} onDeleted={() => {}} onHelp={() => {}} />);
  expect(await screen.findByText('Your settings could not be loaded')).toBeVisible();
  answer('get', '/api/account', [200, account]);
  await press('Retry');
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
});
