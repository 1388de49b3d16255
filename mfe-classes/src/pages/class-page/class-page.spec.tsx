import { classOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { Routes } from '../../routes.tsx';

const { account, server, sent } = serveAccount();
const biology = classOf();
const slots = {
  'class-upcoming': () => <p>next three</p>,
  'class-events': () => <p>events of the class</p>,
  'study-tools': () => <p>study tools</p>,
};
const open = (path: string) => renderInShell(<Routes />, { path, slots });

beforeEach(() => {
  account.classes = [biology];
});

it('the classes have their own address', { tags: ['S2.7'] }, async () => {
  open('/classes');
  expect(screen.getByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible();
  expect(await screen.findByText('Biology')).toBeVisible();
});

describe('a class', () => {
  it.each(['/class/', '/classes/'])(
    'opens at %s with its header and five tabs',
    { tags: ['S2.8', 'S2.9', 'S2.92', 'S2.96', 'S2.97', 'S2.98', 'S2.108', 'S2.109', 'S2.110'] },
    async (prefix) => {
      open(prefix + biology.id);
      expect(screen.getByRole('status', { name: 'Loading class' })).toBeInTheDocument();
      expect(await screen.findByRole('heading', { level: 1, name: 'Biology' })).toBeVisible();
      for (const text of ['BIO 101', 'Dr. Green', 'Cells and more', 'Active']) {
        expect(screen.getByText(text)).toBeVisible();
      }
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Overview',
        'Upcoming Events',
        'Notes & Documents',
        'Study Tools',
        'AI Assistant',
      ]);
      expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
      expect(await screen.findByText('next three')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Course Syllabus' })).toBeVisible();
    },
  );

  it('opens at the tab that the address names', { tags: ['S2.10'] }, async () => {
    open(`/class/${biology.id}?tab=upcoming-events`);
    expect(await screen.findByText('events of the class')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Upcoming Events' })).toHaveAttribute('aria-selected', 'true');
  });

  it('writes the chosen tab into the address without a new entry in the history', async () => {
    open(`/classes/${biology.id}`);
    const before = window.history.length;
    await userEvent.click(await screen.findByRole('tab', { name: 'Study Tools' }));
    expect(await screen.findByText('study tools')).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(`/classes/${biology.id}?tab=study`);
    expect(window.history.length).toBe(before);
  });

  it('lives on when a part of another team is away', async () => {
    open(`/class/${biology.id}?tab=assistant`);
    expect(await screen.findByText(/^This part of the app/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Biology' })).toBeVisible();
  });

  it.each([['of someone else', crypto.randomUUID()] as const, ['with an id that is none', '1'] as const])(
    '%s is not found',
    { tags: ['S2.93', 'S2.94', 'S2.95', 'S6.4'] },
    async (_, id) => {
      open(`/class/${id}`);
      expect(await screen.findByText('Class Not Found')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Classes' })).toHaveAttribute('href', '/classes');
      expect(sent).toEqual([]);
    },
  );

  it('that could not be read is not called missing, and Retry reads it again', async () => {
    server.use(http.get('/api/classes/:id', refusal(503, 'no'), { once: true }));
    const { notices } = open(`/class/${biology.id}`);
    expect(await screen.findByText('Failed to fetch class')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch class', tone: 'destructive' }]);
    expect(screen.queryByText('Class Not Found')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Biology' })).toBeVisible());
  });
});
