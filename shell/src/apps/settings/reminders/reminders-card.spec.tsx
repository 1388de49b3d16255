import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultReminderSettings } from '@hub/contracts';
import { beforeEach, expect, it } from 'vitest';
import { serveApi } from '../../../testing-server.ts';
import { RemindersCard } from './reminders-card.tsx';

const { answer, asked } = serveApi();
const path = '/api/reminder-settings';
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save reminders' }));
const sent = () => asked.find(({ call }) => call.startsWith('put'))?.body;

beforeEach(() => answer('get', '/api/account/push-devices', [200, []]));

const open = async (settings: object, emailVerified = true) => {
  answer('get', path, [200, settings]);
  const { notices } = renderInShell(<RemindersCard emailVerified={emailVerified} />);
  await screen.findByRole('form', { name: 'Reminders' });
  return notices;
};

it('switches reminders on, in the time zone of the device', async () => {
  const chosen = { ...defaultReminderSettings, mail: true, app: true, digest: true, zone };
  answer('put', path, [200, chosen]);
  const notices = await open(defaultReminderSettings);
  await userEvent.click(screen.getByLabelText('Email me reminders'));
  await userEvent.click(screen.getByLabelText('In the app'));
  await userEvent.click(screen.getByLabelText('Every morning: what is due today'));
  await save();
  await waitFor(() => expect(notices).toMatchObject([{ title: 'Reminders saved' }]));
  expect(sent()).toEqual(chosen);
});

it('asks for the quiet hours only when there are some', async () => {
  const quiet = { from: '22:00', to: '07:00' };
  answer('put', path, [200, { ...defaultReminderSettings, quiet }]);
  await open(defaultReminderSettings);
  expect(screen.getByLabelText('From')).not.toBeVisible();
  await userEvent.click(screen.getByLabelText('Quiet hours'));
  expect(screen.getByLabelText('From')).toBeVisible();
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ quiet }));
});

it('keeps what was chosen when a time is missing or saving fails', async () => {
  answer('put', path, [503, { message: 'away' }]);
  const notices = await open(defaultReminderSettings);
  await userEvent.click(screen.getByLabelText('Email me reminders'));
  await userEvent.clear(screen.getByLabelText('Morning'));
  await save();
  expect(await screen.findByText(/Invalid time/)).toBeVisible();
  expect(sent()).toBeUndefined();
  await userEvent.type(screen.getByLabelText('Morning'), '07:30');
  await save();
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'destructive' }]));
  expect(screen.getByLabelText('Email me reminders')).toBeChecked();
  expect(screen.getByLabelText('Morning')).toHaveValue('07:30');
});

it('says that the address must be confirmed first', async () => {
  await open(defaultReminderSettings, false);
  expect(screen.getByText(/Confirm your email address/)).toBeVisible();
});

it('says when the settings cannot be loaded, and loads them again', async () => {
  answer('get', path, [503, { message: 'away' }]);
  renderInShell(<RemindersCard emailVerified />);
  const retry = await screen.findByRole('button', { name: /retry|again/i });
  answer('get', path, [200, defaultReminderSettings]);
  await userEvent.click(retry);
  expect(await screen.findByRole('form', { name: 'Reminders' })).toBeVisible();
});
