import { classOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { SettingsSubscriptions } from './settings-subscriptions.tsx';

const { server } = serveAccount();

const serve = (list: () => Response) =>
  server.use(
    http.get('/api/classes', () => HttpResponse.json([classOf({})])),
    http.get('/api/events', () => HttpResponse.json([])),
    http.get('/api/calendar-subscriptions', list),
  );
const failing = {
  id: 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11',
  name: 'Canvas',
  host: 'canvas.example.edu',
  otherwise: null,
  events: 12,
  lastReadAt: '2026-11-24T14:00:00.000Z',
  problem: 'refused',
  failingSince: '2026-11-25T08:00:00.000Z',
  isPaused: false,
  createdAt: '2026-11-20T08:00:00.000Z',
};

it('shows in the settings why a calendar is not up to date, and opens what can be done', async () => {
  serve(() => HttpResponse.json([failing]));
  renderInShell(<SettingsSubscriptions />);
  expect(await screen.findByText(/^The server does not let us read it\..*Not up to date since Nov 25/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('button', { name: 'Refresh Canvas' })).toBeVisible();
});

it('says when there are none, and when they cannot be loaded', async () => {
  serve(() => HttpResponse.json({ message: 'away' }, { status: 503 }));
  renderInShell(<SettingsSubscriptions />);
  const retry = await screen.findByRole('button', { name: /retry|again/i });
  serve(() => HttpResponse.json([]));
  await userEvent.click(retry);
  expect(await screen.findByText('You have no subscriptions yet.')).toBeVisible();
});
