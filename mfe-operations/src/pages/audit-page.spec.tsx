import { refusal, renderInShell } from '@hub/mfe/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { entryOf, serveOperations } from '../testing.ts';
import { AuditPage } from './audit-page.tsx';

const { data, server } = serveOperations();
const open = (path = '/audit') => renderInShell(<AuditPage />, { path });
const items = () => screen.findAllByRole('listitem');

describe('the timeline of auditors', () => {
  it('is announced as loading, then lists events a page at a time', async () => {
    data.entries = () => ['TaskAdded', 'ClassAdded', 'UserRegistered'].map((type) => entryOf({ type }));
    open();
    expect(screen.getByRole('status', { name: 'Loading the timeline' })).toBeVisible();
    expect(await items()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier events' }));
    expect(await screen.findByText('UserRegistered')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier events' })).not.toBeInTheDocument();
  });

  it('is narrowed by a form whose values are the address', async () => {
    const asked: string[] = [];
    data.entries = (query) => {
      asked.push(query.toString());
      return [];
    };
    open();
    expect(await screen.findByText('Nothing was recorded that fits this filter.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email of the student'), 'ann@example.edu');
    await userEvent.type(screen.getByLabelText('Id of the thing'), 'x');
    await userEvent.selectOptions(screen.getByLabelText('Done by'), 'Assistant');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText(/^An id looks like/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Id of the thing'));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(location.search).toBe('?email=ann%40example.edu&actor=assistant');
    await screen.findByText('Nothing was recorded that fits this filter.');
    expect(asked).toEqual(['', 'email=ann%40example.edu&actor=assistant']);
    expect(screen.getByLabelText('Done by')).toHaveDisplayValue('Assistant');
    await userEvent.click(screen.getByRole('link', { name: 'Show everything' }));
    expect(location.search).toBe('');
  });

  it('takes whole days of the auditor, the last one included, and ignores an address that makes no sense', async () => {
    const asked: URLSearchParams[] = [];
    data.entries = (query) => {
      asked.push(query);
      return [];
    };
    open('/audit?owner=nobody&actor=x');
    await screen.findByText('Nothing was recorded that fits this filter.');
    await userEvent.type(screen.getByLabelText('From'), '2026-11-20');
    await userEvent.type(screen.getByLabelText('To'), '2026-11-20');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByText('Nothing was recorded that fits this filter.');
    const [first, last] = [asked.at(-1)?.get('from'), asked.at(-1)?.get('until')].map((at) => Date.parse(at ?? ''));
    expect((last ?? 0) - (first ?? 0)).toBe(86_400_000);
    expect(screen.getByLabelText('To')).toHaveValue('2026-11-20');
    expect(asked[0]?.toString()).toBe('');
  });

  it('opens an event with its ids, its proof and ways to what belongs to it', async () => {
    const entry = entryOf();
    data.entries = () => [entry];
    data.proof = {
      event: { head: JSON.stringify(['task-1', '0', entry.id]), data: '' },
      seal: null,
      hashes: '',
      publicKey: '',
    };
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Details of TaskAdded/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'TaskAdded' }));
    expect(dialog.getByText(entry.ownerId)).toBeVisible();
    expect(await dialog.findByText('This event is not sealed yet. The log is sealed once a minute.')).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'This request' }));
    expect(location.search).toBe('?correlation=r-1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says when a proof cannot be read or checked', async () => {
    data.entries = () => [entryOf()];
    data.proof = { event: { head: 'no JSON', data: '' }, seal: null, hashes: '', publicKey: '' };
    open();
    const details = await screen.findByRole('button', { name: /^Details/ });
    await userEvent.click(details);
    expect(await screen.findByText(/^This browser cannot check the proof/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    data.proof = undefined;
    await userEvent.click(details);
    expect(await screen.findByText('The proof could not be loaded')).toBeVisible();
  });

  it('shows whether the log is being sealed', async () => {
    open();
    const seals = within(await screen.findByRole('region', { name: 'Seals' }));
    expect(await seals.findByText('Works')).toBeVisible();
    expect(seals.getByText(/^Number 41/)).toBeVisible();
  });

  it('says when sealing has stopped', async () => {
    data.seals = { ...data.seals, unsealedMs: 600_000 };
    open();
    expect(await screen.findByText(/^Stopped: events have waited for/)).toBeVisible();
  });

  it('says why it could not be read', async () => {
    server.use(http.get('/api/audit/events', refusal(503, 'The service is unavailable at the moment.')));
    open();
    expect(await screen.findByText('The timeline could not be loaded')).toBeVisible();
  });
});
