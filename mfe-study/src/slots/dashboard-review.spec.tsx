import { classId, classOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DashboardReview } from './dashboard-review.tsx';

const { account } = serveAccount();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('the dashboard card', () => {
  const biology = classOf({ id: classId, name: 'Biology' });

  it('links to the classes with due cards', async () => {
    account.classes = [biology];
    account.counts = [{ classId, due: 3, fresh: 0, waiting: 0, nextDue: null }];
    renderInShell(<DashboardReview />);
    const card = within(await screen.findByRole('region', { name: 'Cards to Review' }));
    expect(await card.findByText('Biology')).toBeVisible();
    expect(card.getByText('3 cards due')).toBeVisible();
    expect(card.getByRole('link', { name: 'Review Biology' })).toHaveAttribute('href', `/class/${classId}?tab=study`);
  });

  it('says when all is done, and renders nothing for a student without cards', async () => {
    account.classes = [biology];
    account.counts = [{ classId, due: 0, fresh: 0, waiting: 0, nextDue: inHours(5) }];
    const { unmount } = renderInShell(<DashboardReview />);
    expect(await screen.findByText('No cards are due. Well done!')).toBeVisible();
    unmount();
    account.counts = [];
    renderInShell(<DashboardReview />);
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });
});
