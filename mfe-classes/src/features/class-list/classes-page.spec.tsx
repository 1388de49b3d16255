import { classOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ClassesPage } from '../../pages/classes-page.tsx';

const { account, server } = serveAccount();

const card = (element: HTMLElement | undefined) => within(element as HTMLElement);

describe('the classes page', () => {
  it('shows six cards in outline while it loads', { tags: ['S2.76', 'S2.79', 'S9.42'] }, async () => {
    server.use(http.get('/api/classes', () => delay('infinite')));
    renderInShell(<ClassesPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading classes' }).children).toHaveLength(6);
  });

  it(
    'shows a card for each class with all that belongs to it',
    { tags: ['S2.78', 'S2.83', 'S2.84', 'S2.85', 'S2.86', 'S2.87', 'S2.88', 'S2.89', 'S3.8'] },
    async () => {
      const biology = classOf();
      account.classes = [biology, classOf({ name: 'Poetry', classType: 'creative', courseCode: null })];
      renderInShell(<ClassesPage />);
      const [first, second] = await screen.findAllByRole('article');
      for (const text of ['Biology', 'BIO 101', 'Dr. Green', 'Cells and more', 'Active', 'General']) {
        expect(card(first).getByText(text)).toBeVisible();
      }
      expect(card(first).getByRole('link', { name: 'View Biology' })).toHaveAttribute('href', `/class/${biology.id}`);
      expect(card(second).getByText('Creative Heavy')).toBeVisible();
    },
  );

  it('shows a hundred classes, each name whole and in its own direction', async () => {
    const long = 'Antidisestablishmentarianism'.repeat(4).slice(0, 120);
    const names = [long, 'מבוא לביולוגיה', ...Array.from({ length: 98 }, (_, index) => `Class ${index}`)];
    account.classes = names.map((name) => classOf({ name }));
    renderInShell(<ClassesPage />);
    const cards = await screen.findAllByRole('article', {}, { timeout: 10_000 });
    expect(cards.map((article) => article.querySelector('h2 bdi')?.textContent)).toEqual(names);
  });

  it('leads a new student to the first class', { tags: ['S2.80', 'S2.81', 'S8.59'] }, async () => {
    renderInShell(<ClassesPage />);
    expect(await screen.findByText('No Classes Yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add Your First Class' }));
    expect(await screen.findByRole('dialog', { name: 'Add New Class' })).toBeVisible();
  });

  it('says what failed, never that there are no classes, and tries again', async () => {
    account.classes = [classOf()];
    server.use(http.get('/api/classes', refusal(503, 'no'), { once: true }));
    const { notices } = renderInShell(<ClassesPage />);
    expect(await screen.findByText('Failed to fetch classes')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch classes', tone: 'destructive' }]);
    expect(screen.queryByText('No Classes Yet')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('shows archived classes separately, at another address', async () => {
    account.classes = [classOf(), classOf({ name: 'Latin', archived: true })];
    renderInShell(<ClassesPage />, { path: '/classes' });
    expect(await screen.findByText('Biology')).toBeVisible();
    expect(screen.queryByText('Latin')).not.toBeInTheDocument();
    const filter = within(screen.getByRole('navigation', { name: 'Which classes' }));
    expect(filter.getByRole('link', { name: 'Active' })).toHaveAttribute('aria-current', 'page');

    await userEvent.click(filter.getByRole('link', { name: 'Archived' }));
    expect(window.location.search).toBe('?show=archived');
    expect(card(await screen.findByRole('article')).getByText('Latin')).toBeVisible();
    expect(card(screen.getByRole('article')).getByText('Archived')).toBeVisible();
    expect(screen.queryByText('Biology')).not.toBeInTheDocument();
    expect(filter.getByRole('link', { name: 'Archived' })).toHaveAttribute('aria-current', 'page');
  });

  it('says that no class is archived, not that there is none', async () => {
    account.classes = [classOf()];
    renderInShell(<ClassesPage />, { path: '/classes?show=archived' });
    expect(await screen.findByText('No Archived Classes')).toBeVisible();
    expect(screen.queryByText('No Classes Yet')).not.toBeInTheDocument();
  });
});
