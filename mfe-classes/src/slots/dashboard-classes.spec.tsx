import { classOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { DashboardClasses } from './dashboard-classes.tsx';

const { account, server } = serveAccount();

describe("the dashboard's My Classes", () => {
  it(
    'shows the first three classes, each a link to its page',
    { tags: ['S2.58', 'S2.59', 'S2.60', 'S9.13'] },
    async () => {
      account.classes = ['First', 'Second', 'Third', 'Fourth'].map((name) => classOf({ name }));
      renderInShell(<DashboardClasses />);
      expect(await screen.findByRole('link', { name: /^First/ })).toHaveAttribute(
        'href',
        `/class/${account.classes[0]?.id}`,
      );
      expect(screen.getAllByRole('listitem')).toHaveLength(3);
      expect(screen.queryByText('Fourth')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/classes');
    },
  );

  it('leads to the classes page when there is none', async () => {
    renderInShell(<DashboardClasses />);
    expect(await screen.findByText('No Classes Yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Classes' })).toHaveAttribute('href', '/classes');
  });

  it('shows an outline while it loads', () => {
    server.use(http.get('/api/classes', () => delay('infinite')));
    renderInShell(<DashboardClasses />);
    expect(screen.getByRole('status', { name: 'Loading classes' }).children).toHaveLength(3);
  });

  it('says what failed', async () => {
    server.use(http.get('/api/classes', refusal(503, 'no')));
    renderInShell(<DashboardClasses />);
    expect(await screen.findByText('Failed to fetch classes')).toBeVisible();
    expect(screen.queryByText('No Classes Yet')).not.toBeInTheDocument();
  });
});
