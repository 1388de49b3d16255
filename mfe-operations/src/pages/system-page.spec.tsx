import { refusal, renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { serveOperations, stateOf } from '../testing.ts';
import { SystemPage } from './system-page.tsx';

const { data, server } = serveOperations();
const card = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) => {
  const facts = within(await card(name)).getAllByRole('term');
  return facts.map((term) => [term.textContent, term.nextElementSibling?.textContent.trim()]);
};

describe('the state of the product', () => {
  it('is announced as loading, then shown in numbers', async () => {
    renderInShell(<SystemPage />);
    expect(screen.getByRole('status', { name: 'Loading the state of the product' })).toBeVisible();
    expect(await rowsOf('Accounts')).toEqual([
      ['Accounts', '1,200'],
      ['Locked', '3'],
    ]);
    expect(await rowsOf('Storage')).toEqual([
      ['Documents', '4,000'],
      ['Size of the documents', '3 GB'],
      ['Size of the database', '50 MB'],
    ]);
    expect(screen.getByText('No language model was used today or yesterday.')).toBeVisible();
    expect(screen.getByText('Every mail was sent at the first try.')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows what waits, what failed and what language models used', async () => {
    const today = new Date().toISOString().slice(0, 10);
    data.state = stateOf({
      mails: {
        waiting: 7,
        failed: [
          {
            template: 'reset-password',
            tries: 3,
            requestedAt: '2026-11-26T08:00:00.000Z',
            nextTryAt: '2026-11-26T09:00:00.000Z',
          },
        ],
      },
      reminders: { due: 4, failed: 1 },
      aiTokens: [{ day: today, tokens: 123_456 }],
    });
    renderInShell(<SystemPage />);
    expect(await rowsOf('Mails and reminders')).toEqual([
      ['Mails waiting', '7'],
      ['Reminders due', '4'],
      ['Reminders that failed', '1'],
    ]);
    expect(await rowsOf('Tokens of language models')).toEqual([['Today (UTC)', '123,456']]);
    const mails = within(await card('Mails that could not be sent yet'));
    expect(mails.getByText('reset-password')).toBeVisible();
    expect(mails.getByText('3 tries')).toBeVisible();
  });

  it('names the parts that do not work, although the server then responds with 503', async () => {
    data.health = {
      status: 'degraded',
      parts: {
        postgres: { ok: true },
        worker: { ok: false, detail: 'no worker is running' },
        reactors: { ok: true, lagMs: { reminders: 12_500, mails: 3 } },
      },
    };
    data.state = stateOf({ parked: [{ subscriber: 'mails', streams: 2 }] });
    renderInShell(<SystemPage />);
    expect(await rowsOf('Health')).toEqual([
      ['postgres', 'Works'],
      ['worker', 'no worker is runningDoes not work'],
      ['reactors', 'Works'],
    ]);
    expect(screen.getByText('Some parts do not work; students can still use the rest')).toBeVisible();
    await waitFor(async () =>
      expect(await rowsOf('Read models and reactors')).toEqual([
        ['mails', '2 parked streams3 ms'],
        ['reminders', '12.5 sec'],
      ]),
    );
    expect(within(await card('Read models and reactors')).queryByText(/up to date/)).not.toBeInTheDocument();
  });

  it('folds the read models that are up to date', async () => {
    const lagMs = { 'class-list': 0, 'task-list': 3 };
    data.health = { status: 'ok', parts: { projections: { ok: true, lagMs } } };
    renderInShell(<SystemPage />);
    const lags = within(await card('Read models and reactors'));
    expect(lags.getByText('class-list')).not.toBeVisible();
    await userEvent.click(lags.getByText('2 are up to date'));
    expect(lags.getByText('class-list')).toBeVisible();
  });

  it('says why it could not be read, once as a notice too, and reads it again', async () => {
    server.use(http.get('/api/operations/system', refusal(503, 'The service is unavailable at the moment.')));
    const { notices } = renderInShell(<SystemPage />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The service is unavailable at the moment.');
    expect(notices).toEqual([{ title: 'The state of the product could not be loaded', tone: 'destructive' }]);
    server.resetHandlers();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await card('Storage')).toBeVisible();
  });

  it('shows the numbers also where the health cannot be read', async () => {
    server.use(http.get('/api/health', () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 })));
    renderInShell(<SystemPage />);
    expect(await card('Storage')).toBeVisible();
    expect(await screen.findByText('The health of the product could not be loaded')).toBeVisible();
  });

  it('asks an operator without two-step sign-in to turn it on', async () => {
    const problem = { code: 'factor_required', message: 'Please turn on two-step sign-in first' };
    server.use(http.get('/api/operations/system', () => HttpResponse.json(problem, { status: 403 })));
    const { notices } = renderInShell(<SystemPage />);
    expect(await screen.findByText('Turn on two-step sign-in first')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute('href', '/settings');
    expect(notices).toEqual([]);
  });

  it('says that it is for operators when the role was taken away', async () => {
    server.use(http.get('/api/operations/system', refusal(404, 'Not found')));
    renderInShell(<SystemPage />);
    expect(await screen.findByText('This page is not available to your account')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
