import type { Boot } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce, createNavigate } from '../navigation.ts';
import { createNotices } from '../notices.ts';
import { VisitorPage } from './visitor-page.tsx';

const calendar = { version: '1', entry: '', preload: {}, requires: {}, routes: ['/calendar'], slots: {} };
const boot: Boot = { user: null, manifest: { revision: '1', remotes: { mfe_calendar: calendar } }, hostEntry: '' };

afterEach(() => {
  vi.useRealTimers();
});

const open = (path: string, isLeaving = false) =>
  renderInShell(
    <VisitorPage
      boot={boot}
      notices={createNotices()}
      navigate={createNavigate(announce)}
      onSignedIn={() => {}}
      arrived={false}
      isLeaving={isLeaving}
    />,
    { path },
  );

describe('the landing page', () => {
  it('sells what the product does', { tags: ['S1.21', 'S1.22', 'S1.23', 'S1.24', 'S1.25', 'S1.26'] }, () => {
    open('/');
    for (const block of [
      'Organize your classes',
      'Manage your assignments',
      'AI-powered syllabus analysis',
      'Smart calendar integration and reminders',
    ]) {
      expect(screen.getByRole('heading', { name: block })).toBeVisible();
    }
    expect(screen.getByText(/thousands of students/)).toBeVisible();
    expect(screen.getByText(/tracking of your academic progress/)).toBeVisible();
  });

  it(
    'leads to the sign-in from its head and from its end, without a reload',
    { tags: ['S2.22', 'S2.23', 'S2.24', 'S2.25', 'S2.26'] },
    async () => {
      open('/');
      expect(screen.getByRole('heading', { name: 'Ready to Get Organized?' })).toBeVisible();
      const start = screen.getByRole('link', { name: 'Start Your Academic Journey' });
      for (const link of [start, ...screen.getAllByRole('link', { name: 'Get Started' })]) {
        expect(link).toHaveAttribute('href', '/auth');
      }
      await userEvent.click(start);
      expect(screen.getByRole('tab', { name: 'Login' })).toBeVisible();
    },
  );
});

it('offers a retry when the page after the sign-in is ten seconds late', async () => {
  vi.useFakeTimers();
  open('/auth', true);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

describe('a path that a visitor may not see', () => {
  it.each(['calendar', 'settings'])(
    'is not found, with a way to sign in when it is a page of the app: %s',
    { tags: ['S2.5'] },
    (page) => {
      open(`/${page}`);
      expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/api/login?returnTo=%2F${page}`);
    },
  );

  it('is only not found when it is no page at all', { tags: ['S2.4', 'S2.17'] }, () => {
    open('/nowhere');
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });
});
