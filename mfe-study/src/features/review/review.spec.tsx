import { changed, classId, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { press, reviewOf } from '../../testing.ts';
import { ReviewCard } from './review-card.tsx';
import { whenDue } from './when-due.ts';

const { account, server, sent } = serveAccount();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const begin = async (...fronts: string[]) => {
  account.reviews = fronts.map(reviewOf);
  account.counts = [{ classId, due: 0, fresh: fronts.length, waiting: 0, nextDue: null }];
  server.use(
    http.post('/api/flashcards/:id/reviews', ({ params }) => {
      account.reviews = account.reviews.filter(({ card }) => card.id !== params['id']);
      account.counts = [{ classId, due: 0, fresh: account.reviews.length, waiting: 0, nextDue: null }];
      return changed({ flashcardId: params['id'], rating: 'good', due: inHours(73) });
    }),
  );
  const shell = renderInShell(<ReviewCard classId={classId} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review' })).toBeEnabled());
  await press('Review');
  await screen.findByRole('dialog', { name: 'Review' });
  return shell;
};

describe('what is due in a class', () => {
  it('is shown as numbers', async () => {
    account.counts = [{ classId, due: 2, fresh: 1, waiting: 0, nextDue: null }];
    renderInShell(<ReviewCard classId={classId} />);
    expect(await screen.findByText('2 cards due · 1 new card')).toBeVisible();
  });

  it('says that an exam is the reason for more of them', async () => {
    const examDay = `${new Date().getFullYear()}-12-01`;
    account.counts = [{ classId, due: 9, fresh: 40, waiting: 0, nextDue: null, examDay }];
    renderInShell(<ReviewCard classId={classId} />);
    expect(await screen.findByText('9 cards due · 40 new cards · before your exam on Dec 1')).toBeVisible();
  });

  it('says how many new cards are left for other days', async () => {
    account.counts = [{ classId, due: 2, fresh: 20, waiting: 12, nextDue: null }];
    const { unmount } = renderInShell(<ReviewCard classId={classId} />);
    expect(await screen.findByText('2 cards due · 20 new cards · 12 more starting tomorrow')).toBeVisible();
    unmount();
    account.counts = [{ classId, due: 0, fresh: 0, waiting: 12, nextDue: null }];
    renderInShell(<ReviewCard classId={classId} />);
    expect(await screen.findByText('Done for today! 12 new cards are waiting for tomorrow.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  });

  it('is nothing while the next card is hours away or there are no cards', async () => {
    account.counts = [{ classId, due: 0, fresh: 0, waiting: 0, nextDue: inHours(5.1) }];
    const { unmount } = renderInShell(<ReviewCard classId={classId} />);
    expect(await screen.findByText('Nothing is due right now. The next card is due in 5 hours.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
    unmount();
    account.counts = [];
    renderInShell(<ReviewCard classId={classId} />);
    expect(await screen.findByText("Cards appear here when they're due.")).toBeVisible();
  });

  it('shows an error if it cannot be fetched, and retries', async () => {
    server.use(http.get('/api/review-counts', refusal(503, 'no'), { once: true }));
    const { notices } = renderInShell(<ReviewCard classId={classId} />);
    expect(await screen.findByText('Failed to fetch due cards')).toBeVisible();
    expect(notices).toHaveLength(1);
    await press('Retry');
    expect(await screen.findByText("Cards appear here when they're due.")).toBeVisible();
  });
});

describe('a review', () => {
  it('shows the question, then the answer with the next day for each rating', async () => {
    await begin('DNA', 'cell');
    expect(await screen.findByText('DNA')).toBeVisible();
    expect(screen.getByText('2 cards left')).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await press('Show Answer');
    const group = within(screen.getByRole('group', { name: 'How well did you know it?' }));
    const labels = group.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels.map((label) => label?.split(' ')[0])).toEqual(['Again', 'Hard', 'Good', 'Easy']);
    expect(labels[2]).toMatch(/in 3 days \(/);
  });

  it('moves to the next card after a rating, and ends when nothing is left', async () => {
    const { notices } = await begin('DNA', 'cell');
    await press('Show Answer');
    await press(/^Good/);
    expect(await screen.findByText('cell')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show Answer' })).toBeVisible();
    expect(sent[0]?.body).toEqual({ rating: 'good' });
    expect(notices[0]?.title).toMatch(/^Rated Good: due in 3 days/);
    expect(notices[0]?.action?.label).toBe('Undo');
    await press('Show Answer');
    await press(/^Easy/);
    expect(await screen.findByText('Review Complete!')).toBeVisible();
    await press('Back to Sets');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be controlled with Space and the keys 1 to 4, and takes no rating before the answer is shown', async () => {
    await begin('DNA', 'cell');
    await screen.findByText('DNA');
    await userEvent.keyboard('3');
    expect(sent).toEqual([]);
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('group')).toBeVisible();
    await userEvent.keyboard('1');
    expect(await screen.findByText('cell')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ rating: 'again' }]);
  });

  it('undoes a rating, and shows that card again', async () => {
    await begin('DNA', 'cell');
    const [first] = account.reviews;
    await press('Show Answer');
    await press(/^Again/);
    expect(await screen.findByText('cell')).toBeVisible();
    server.use(
      http.post('/api/undo/:id', () => {
        account.reviews = [...(first ? [first] : []), ...account.reviews];
        return HttpResponse.json({ undone: true });
      }),
    );
    await press('Undo Rating');
    expect(await screen.findByText('DNA')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show Answer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo Rating' })).not.toBeInTheDocument();
  });

  it('keeps the card when the rating cannot be saved', async () => {
    const { notices } = await begin('DNA');
    server.use(http.post('/api/flashcards/:id/reviews', () => HttpResponse.error()));
    await press('Show Answer');
    await press(/^Hard/);
    await waitFor(() => expect(notices).toEqual([{ title: 'Failed to save the rating', tone: 'destructive' }]));
    expect(screen.getByText('DNA')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Hard/ })).toBeEnabled();
  });
});

it("a review ends after the day's new cards, and says how many are waiting", async () => {
  account.counts = [{ classId, due: 1, fresh: 0, waiting: 3, nextDue: null }];
  renderInShell(<ReviewCard classId={classId} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review' })).toBeEnabled());
  await press('Review');
  expect(await screen.findByText('Done for today! 3 new cards are waiting for tomorrow.')).toBeVisible();
});

it.each([
  [0.2, 'in a minute'],
  [10, 'in 10 minutes'],
  [90, 'in 2 hours'],
  [60 * 24, 'tomorrow (Nov 22)'],
  [60 * 24 * 3, 'in 3 days (Nov 24)'],
  [60 * 24 * 60, 'in 60 days (Jan 20, 2027)'],
])('a card that is due in %d minutes is due %s', (minutes, words) => {
  const now = new Date(2026, 10, 21, 9, 0);
  expect(whenDue(new Date(now.getTime() + minutes * 60_000).toISOString(), now)).toBe(words);
});
